/** The purchase does not need the fingerprint, so do not wait longer than this. */
const TIMEOUT_MS = 3000;

async function computeFingerprint(): Promise<string> {
  const { default: FingerprintJS } = await import("@fingerprintjs/fingerprintjs");
  // `monitoring: false` keeps the library from calling its vendor's server.
  const agent = await FingerprintJS.load({ monitoring: false });
  return (await agent.get()).visitorId;
}

/**
 * A visitor id computed in the browser and stored with the acceptance as unverified evidence. Null if the library is
 * blocked, fails or takes too long; the terms can be accepted without it.
 */
export async function fingerprint(): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const outOfPatience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TIMEOUT_MS);
  });
  const claim = computeFingerprint().catch(() => null);
  const result = await Promise.race([claim, outOfPatience]);
  clearTimeout(timer);
  return result;
}
