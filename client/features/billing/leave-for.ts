/**
 * The address when it is one a browser may be sent to, else null: the server names the pay page, and
 * no answer, however it came about, may run a script here.
 */
export function webAddress(text: string | null): string | null {
  if (text === null || !URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === "https:" || protocol === "http:" ? href : null;
}

/** Sends the browser to another site. */
export const leaveFor = (address: string): void => window.location.assign(address);
