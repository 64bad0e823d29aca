import type { Block } from "../../../integrations/extraction/document.js";

const PROFILE = /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/([\p{L}\p{N}%_-]+)/giu;
const MAX_LINK = 200;

/**
 * The address of the person's LinkedIn profile; null if the resume has none, or several. One that a line break cuts after a hyphen is
 * not known to its end.
 * @param blocks of a document; links may be behind other words
 */
export function linkedInOf(text: string, blocks: readonly Block[] | null): string | null {
  const links = (blocks ?? []).flatMap(linksIn);
  const found = [...links, text].flatMap((each) => [...each.matchAll(PROFILE)].map(profileIn));
  const known = [...new Set(found)];
  const [only] = known;
  return known.length === 1 && only && only.length <= MAX_LINK ? only : null;
}

function profileIn({ 1: name = "", 0: whole, index, input }: RegExpMatchArray): string {
  const after = input?.slice((index ?? 0) + whole.length) ?? "";
  const isCut = /[-_%]$/.test(name) && /^\s*\n/.test(after);
  return isCut ? "" : `https://www.linkedin.com/in/${name.replace(/[-_%]+$/, "")}`;
}

const linksIn = (block: Block): string[] => {
  const runs = block.type === "table" ? block.rows.flat(2) : block.runs;
  return runs.flatMap(({ link }) => link ?? []);
};
