/** An http(s) URL, with https:// added if missing; null for any other text. */
export function webAddress(text: string): URL | null {
  // Another scheme ("mailto:…", "javascript:…") is then parsed as a user name or an invalid port; both are refused.
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username || url.password || !/\.[^.\d][^.]*$/.test(url.hostname)) return null;
  return url;
}
