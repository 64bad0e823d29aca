const WEB_SCHEME = /^https?:\/\//i;
// A colon followed by digits is a port, not a scheme.
const ANY_SCHEME = /^[a-z][a-z0-9+-]*:(?!\d)/i;

/** Normalizes an http(s) URL, adding https:// if the scheme is missing; null if it is not one. */
export function webAddress(text: string): string | null {
  const trimmed = text.trim();
  const hasWebScheme = WEB_SCHEME.test(trimmed);
  if (!hasWebScheme && ANY_SCHEME.test(trimmed)) return null;
  try {
    const url = new URL(hasWebScheme ? trimmed : `https://${trimmed}`);
    return /\.[^.\d][^.]*$/.test(url.hostname) ? url.href : null;
  } catch {
    return null;
  }
}
