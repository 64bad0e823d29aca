const PROFILE = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/([\p{L}\p{N}%_-]+)/giu;
const REST = /^\s*\n\s*([\p{L}\p{N}%_-]*)/u;
const MAX_LINK = 200;

interface Profile {
  address: string;
  /** Whether a line break cuts it after a hyphen. What follows may be its end, or other words. */
  isCut: boolean;
}

/**
 * The address of the person's LinkedIn profile; null if the resume has none, or several. One that a line break cuts counts only if
 * another place has it as a whole, such as the link behind it.
 * @param links behind words and pictures
 */
export function linkedInOf(text: string, links: readonly string[]): string | null {
  const found = [text, ...links].flatMap((each) => [...each.matchAll(PROFILE)].map(profileIn));
  const address = found.find(({ isCut }) => !isCut)?.address;
  if (address === undefined || address.length > MAX_LINK) return null;
  return found.every((each) => spelled(each.address) === spelled(address)) ? address : null;
}

function profileIn({ 1: name = "", 0: whole, index, input }: RegExpMatchArray): Profile {
  const after = input?.slice((index ?? 0) + whole.length) ?? "";
  const rest = /[-_%]$/.test(name) ? REST.exec(after) : null;
  const fullName = (name + (rest?.[1] ?? "")).replace(/[-_%]+$/, "");
  return { address: `https://www.linkedin.com/in/${fullName}`, isCut: rest !== null };
}

/** LinkedIn doesn't tell capitals apart, and links have letters beyond ASCII percent-encoded. */
const spelled = (address: string): string => new URL(address.toLowerCase()).pathname.toLowerCase();
