import type { Block, TextRun } from "../../../integrations/extraction/document.js";
import type { ResumeBlock, ResumeRun } from "./resume-text.types.js";

const TYPES = {
  heading: "HEADING",
  paragraph: "PARAGRAPH",
  item: "ITEM",
  table: "TABLE",
} as const;

/** A stored part of a resume, as the API shows it. */
export const presentBlock = (block: Block): ResumeBlock => ({
  type: TYPES[block.type],
  level: "level" in block ? block.level : null,
  runs: block.type === "table" ? [] : block.runs.map(presentRun),
  rows: block.type === "table" ? block.rows.map((cells) => cells.map(presentCell)) : [],
});

const presentCell = (runs: readonly TextRun[]): ResumeRun[] => runs.map(presentRun);

const presentRun = ({ text, bold, italic, link }: TextRun): ResumeRun => ({
  text,
  bold: bold === true,
  italic: italic === true,
  link: link ?? null,
});
