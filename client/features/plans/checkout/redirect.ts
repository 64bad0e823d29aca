/**
 * The URL if it is http(s), else null. The server provides the pay page's URL, and no response may make the browser
 * run a script (javascript:).
 */
export function safeUrl(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === "https:" || protocol === "http:" ? href : null;
}

/** Sends the browser to another site. */
export const redirectTo = (url: string): void => window.location.assign(url);
