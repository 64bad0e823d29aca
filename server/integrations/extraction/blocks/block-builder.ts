import type { Block, TextRun } from "../document.js";
import { plainCharacters } from "../plain-characters.js";
import type { Budget } from "../reading-limits.js";
import { MAX_TEXT } from "../text-extractor.js";
import { tableBlocks, type Rows } from "./table-blocks.js";

export type Look = Omit<TextRun, "text">;
/** What a paragraph is; the builder adds its runs. */
export type Kind =
  | { type: "heading"; level: number }
  | { type: "paragraph" }
  | { type: "item"; level: number };

interface ParagraphFrame {
  type: "paragraph";
  runs: TextRun[];
  /** Text boxes that are anchored in the paragraph. */
  after: Block[];
}
type Frame =
  | ParagraphFrame
  | { type: "table"; rows: Rows; row: Block[][] }
  | { type: "cell"; blocks: Block[] }
  | { type: "box"; blocks: Block[] };

const PLAIN: Kind = { type: "paragraph" };

/**
 * Builds blocks from the events of a document: paragraphs, text, tables with rows and cells, text boxes. Parts may be inside
 * each other in any way; closing one closes what was left open in it. It keeps to the budget.
 */
export class BlockBuilder {
  private readonly blocks: Block[] = [];
  private readonly frames: Frame[] = [];
  private carried: TextRun[] = [];

  constructor(readonly budget: Budget) {}

  openParagraph(): void {
    this.frames.push({ type: "paragraph", runs: this.carried, after: [] });
    this.carried = [];
  }

  get isInParagraph(): boolean {
    return this.frames.at(-1)?.type === "paragraph";
  }

  /** Adds text to the innermost paragraph. */
  add(text: string, look: Look = {}): void {
    const frame = this.frames.at(-1);
    if (frame?.type !== "paragraph" || text === "") return;
    // Signs that aren't shown may take up some of it, but a text of many megabytes can't be normalized.
    const start = text.slice(0, 2 * MAX_TEXT);
    if (start.length < text.length) this.budget.isPartial = true;
    const shown = this.budget.takeText(plainCharacters(start));
    if (shown !== "") this.append(frame.runs, shown, look);
  }

  private append(runs: TextRun[], text: string, look: Look): void {
    const last = runs.at(-1);
    if (last && isSameLook(last, look)) last.text += text;
    else if (this.budget.takeRun(look.link)) runs.push({ text, ...look });
    else if (last) last.text += text;
    else runs.push({ text });
  }

  closeParagraph(kind: Kind = PLAIN): void {
    const frame = this.closeTo("paragraph");
    if (frame?.type !== "paragraph" || !this.budget.takeBlock()) return;
    // A paragraph that only anchors something is no blank line.
    if (hasInk(frame.runs) || frame.after.length === 0) this.place(paragraphOf(kind, frame.runs));
    this.place(...frame.after);
  }

  /** Closes the paragraph if one is open, unless it is blank. */
  finishParagraph(kind: Kind = PLAIN): void {
    const frame = this.frames.at(-1);
    if (frame?.type !== "paragraph") return;
    if (hasInk(frame.runs)) this.closeParagraph(kind);
    else this.frames.pop();
  }

  /** Ends a paragraph whose end was deleted: the next one goes on with its text. */
  joinParagraph(): void {
    const frame = this.closeTo("paragraph");
    if (frame?.type !== "paragraph") return;
    this.place(...frame.after);
    this.carried = frame.runs;
  }

  openTable(): void {
    this.frames.push({ type: "table", rows: [], row: [] });
  }

  openRow(): void {
    const table = this.closeUntil("table");
    if (table?.type !== "table" || !this.budget.takeBlock()) return;
    table.row = [];
    table.rows.push(table.row);
  }

  /** Leaves out the row that is open. */
  dropRow(): void {
    const table = this.closeUntil("table");
    if (table?.type === "table") table.rows.pop();
  }

  openCell(): void {
    const table = this.closeUntil("table");
    if (table?.type !== "table" || !this.budget.takeBlock()) return;
    const blocks: Block[] = [];
    table.row.push(blocks);
    this.frames.push({ type: "cell", blocks });
  }

  closeCell(): void {
    this.closeTo("cell");
  }

  closeTable(): void {
    const table = this.closeTo("table");
    if (table?.type === "table") this.place(...tableBlocks(table.rows));
  }

  openBox(): void {
    this.frames.push({ type: "box", blocks: [] });
  }

  closeBox(): void {
    const box = this.closeTo("box");
    if (box?.type !== "box") return;
    const outer = this.frames.at(-1);
    if (outer?.type === "paragraph") outer.after.push(...box.blocks);
    else this.place(...box.blocks);
  }

  /** Adds finished blocks, for example of another part. */
  place(...blocks: Block[]): void {
    const frame = this.frames.findLast((one) => "blocks" in one);
    const target = frame && "blocks" in frame ? frame.blocks : this.blocks;
    for (const block of blocks) target.push(block);
  }

  /** Closes what is open, as at the end of a file that was cut. */
  finish(): Block[] {
    while (this.frames.length > 0) this.closeTop();
    if (this.carried.length > 0) this.place(paragraphOf(PLAIN, this.carried));
    this.carried = [];
    return this.blocks;
  }

  /** Closes what is open inside the innermost frame of this type. */
  private closeUntil(type: Frame["type"]): Frame | undefined {
    if (!this.frames.some((frame) => frame.type === type)) return undefined;
    while (this.frames.at(-1)?.type !== type) this.closeTop();
    return this.frames.at(-1);
  }

  private closeTo(type: Frame["type"]): Frame | undefined {
    return this.closeUntil(type) && this.frames.pop();
  }

  private closeTop(): void {
    const type = this.frames.at(-1)?.type;
    if (type === "paragraph") this.closeParagraph();
    else if (type === "table") this.closeTable();
    else if (type === "cell") this.closeCell();
    else this.closeBox();
  }
}

const isSameLook = (a: Look, b: Look): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.link === b.link;

const hasInk = (runs: readonly TextRun[]): boolean => runs.some(({ text }) => text.trim() !== "");

const paragraphOf = (kind: Kind, runs: TextRun[]): Block =>
  hasInk(runs) ? { ...kind, runs: hyphenated(runs) } : { type: "paragraph", runs: [] };

const AT_LINE_END = /\u00AD(?=[^\S\n]*\n)/g;

/** A page shows a soft hyphen only where a line ends. */
const hyphenated = (runs: readonly TextRun[]): TextRun[] =>
  runs.map((run, at) => {
    const isLineEndNext = /^[^\S\n]*\n/.test(runs[at + 1]?.text ?? "");
    const ending = isLineEndNext ? run.text.replace(/\u00AD$/, "-") : run.text;
    return { ...run, text: ending.replace(AT_LINE_END, "-").replaceAll("\u00AD", "") };
  });
