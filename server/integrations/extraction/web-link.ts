const MAX_LENGTH = 2_000;
const ALLOWED = ["http:", "https:", "mailto:"];

/** The address of a link, if it leads to a page or to a mail; anything else is text to us. */
export function webLink(address: string): string | undefined {
  const trimmed = address.trim();
  if (trimmed.length > MAX_LENGTH || !URL.canParse(trimmed)) return undefined;
  const { protocol, href } = new URL(trimmed);
  return ALLOWED.includes(protocol) && href.length <= MAX_LENGTH ? href : undefined;
}
