import { isRightToLeft } from "./bidi.js";
import type { Glyph } from "./glyph.js";
import { inOrder } from "./reading-order.js";
import { runsOf, type Run } from "./runs.js";
import { runText } from "./spacing.js";

/** Runs on one baseline, in the order of reading. */
interface Line {
  runs: Run[];
  y: number;
  left: number;
  right: number;
  size: number;
}

/** In em. */
const SAME_BASELINE = 0.2;
const WORD_GAP = 0.15;
const COLUMN_GAP = 2;
const OVERLAP = 0.3;
const WIDEST_RIGHT_TO_LEFT_GAP = 30;
/** From baseline to baseline: more than this is a new paragraph. */
const PARAGRAPH_DISTANCE = 1.75;

/** The text of a page: lines by "\n", paragraphs and columns a blank line apart. */
export function pageText(glyphs: readonly Glyph[]): string {
  const parts: string[] = [];
  let before: Line | undefined;
  for (const line of linesOf(inOrder(runsOf(glyphs)))) {
    const text = lineText(line);
    if (text === "") continue;
    if (before) parts.push(isBelow(line, before) ? "\n" : "\n\n");
    parts.push(text);
    before = line;
  }
  return parts.join("");
}

function linesOf(runs: readonly Run[]): Line[] {
  const lines: Line[] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    if (line && isOnLine(line, run)) {
      line.runs.push(run);
      line.left = Math.min(line.left, run.left);
      line.right = Math.max(line.right, run.right);
    } else lines.push({ ...run, runs: [run] });
  }
  return lines;
}

function isOnLine(line: Line, run: Run): boolean {
  const em = Math.max(line.size, run.size);
  if (line.runs[0]?.turn !== run.turn || Math.abs(line.y - run.y) > SAME_BASELINE * em)
    return false;
  const gap = run.left - line.right;
  if (gap > -OVERLAP * em) return true;
  const back = line.left - run.right;
  const isBack = Math.abs(back) < WIDEST_RIGHT_TO_LEFT_GAP * em;
  return isBack && [run, ...line.runs].some(hasRightToLeft);
}

const hasRightToLeft = ({ glyphs }: Run): boolean => glyphs.some(({ text }) => isRightToLeft(text));

/** Pieces of a line with right-to-left letters are put in order together. */
function lineText({ runs, size }: Line): string {
  if (runs.length > 1 && runs.some(hasRightToLeft))
    return runText(runs.flatMap((run) => run.glyphs));
  const parts = runs.map(({ glyphs, left }, at) => {
    const gap = (left - (runs[at - 1]?.right ?? left)) / size;
    return separator(gap) + runText(glyphs);
  });
  return parts.join("").trim();
}

function separator(gap: number): string {
  if (gap > COLUMN_GAP) return "\t";
  return gap > WORD_GAP ? " " : "";
}

function isBelow(line: Line, before: Line): boolean {
  const distance = (line.y - before.y) / Math.max(line.size, before.size);
  const isUnder = line.left < before.right && line.right > before.left;
  return distance > 0 && distance <= PARAGRAPH_DISTANCE && isUnder;
}
