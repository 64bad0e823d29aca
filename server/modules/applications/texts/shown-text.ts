import type { Block, TextRun } from "../../../integrations/extraction/document.js";

/** Characters that a database or a page cannot show: controls, private-use signs, and halves of surrogate pairs. */
const UNSHOWN = /[^\P{C}\p{Cf}\n\t]/gu;
/** Characters without a look of their own, such as soft hyphens and marks of direction; joiners shape letters of some scripts. */
const FORMAT = /(?![\u200C\u200D])\p{Cf}/gu;

/** Where a line ends, a page shows it. */
const SOFT_HYPHEN_AT_LINE_END = /\u00AD(?=[^\S\n]*\n)/g;

/** They part words, so a space takes their place; what only formats leaves nothing. */
const cleaned = (text: string): string =>
  text.replace(UNSHOWN, " ").replace(SOFT_HYPHEN_AT_LINE_END, "-").replace(FORMAT, "");

/** The text of a document as it is stored and shown: single spaces, cells of a line a tab apart, and at most one blank line in a row. */
export const shownText = (text: string): string =>
  cleaned(text.replace(/\r\n?/g, "\n"))
    .replace(/[^\S\n]+/g, (blanks) => (blanks.includes("\t") ? "\t" : " "))
    .replace(/[ \t]?\n[ \t]?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** The same for text with structure. */
export const shownBlocks = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) =>
    block.type === "table"
      ? { ...block, rows: block.rows.map((cells) => cells.map(shownRuns)) }
      : { ...block, runs: shownRuns(block.runs) },
  );

const shownRuns = (runs: readonly TextRun[]): TextRun[] =>
  runs.map((run) => ({ ...run, text: cleaned(run.text) }));
