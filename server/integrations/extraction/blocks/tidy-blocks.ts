import { textOf, type Block } from "../document.js";

const isBlank = (block: Block): boolean => block.type === "paragraph" && block.runs.length === 0;

/** Without blank lines at the start, at the end, and after another one. */
export function tidyBlocks(blocks: readonly Block[]): Block[] {
  const kept = blocks.filter((block, at) => !isBlank(block) || isBlankBetween(blocks, at));
  return kept.slice(0, kept.findLastIndex((block) => !isBlank(block)) + 1);
}

function isBlankBetween(blocks: readonly Block[], at: number): boolean {
  const before = blocks[at - 1];
  return before !== undefined && !isBlank(before);
}

/**
 * Blocks whose text isn't in `seen` yet, which gets it: every page has its header. Page numbers make no difference.
 */
export function unseenBlocks(blocks: readonly Block[], seen: Set<string>): Block[] {
  return blocks.filter((block) => {
    const key = textOf([block]).replace(/\d+/g, "#").trim();
    if (key === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
