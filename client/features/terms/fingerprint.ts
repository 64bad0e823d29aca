/** Nobody should wait longer than this for a claim that the purchase does not need. */
const PATIENCE_MS = 3000;

async function computeFingerprint(): Promise<string> {
  const { default: FingerprintJS } = await import("@fingerprintjs/fingerprintjs");
  // Without `monitoring: false` the library now and then calls its maker's host.
  const agent = await FingerprintJS.load({ monitoring: false });
  return (await agent.get()).visitorId;
}

/**
 * A visitor id computed in the page, kept with the acceptance as a claim. Null when the library is
 * blocked, fails or takes too long: the terms are accepted all the same.
 */
export async function fingerprint(): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const outOfPatience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE_MS);
  });
  const claim = computeFingerprint().catch(() => null);
  const result = await Promise.race([claim, outOfPatience]);
  clearTimeout(timer);
  return result;
}
