import { BlockBuilder, type Kind, type Look } from "../blocks/block-builder.js";
import type { Block } from "../document.js";
import { Fields, type EndlessFields } from "../fields.js";
import { symbolOf } from "../plain-characters.js";
import type { Budget } from "../reading-limits.js";
import type { DocStyles } from "./doc-styles.js";
import type { FormatIndex } from "./format-pages.js";
import type { CharacterFormat, ParagraphFormat } from "./formats.js";
import { resolveToggle } from "./modifiers.js";
import type { PieceTable, StoredCharacter } from "./piece-table.js";
import type { Range } from "./word-file.js";

/** Codes with a meaning of their own ([MS-DOC] 2.4.1). */
const CELL_END = 0x07;
const PARAGRAPH_END = 0x0d;
const PAGE_END = 0x0c;
const FIELD_BEGIN = 0x13;
const FIELD_RESULT = 0x14;
const FIELD_END = 0x15;
const SHOWN_AS: Readonly<Record<number, string>> = {
  // The place that a shape is anchored at; it takes no room.
  0x08: "",
  0x09: "\t",
  0x0b: "\n",
  0x0e: "\n",
  0x1e: "-",
  // A soft hyphen.
  0x1f: "\u00AD",
};

/** Longer stretches are added in parts, so that limits are kept. */
const MOST_PENDING = 4_096;
const HIGH_SURROGATE = /[\uD800-\uDBFF]$/;

export interface DocFormats {
  pieces: PieceTable;
  runs: FormatIndex<CharacterFormat>;
  paragraphs: FormatIndex<ParagraphFormat>;
  styles: DocStyles;
}

/**
 * Reads a story of a .doc file: characters in a row, in which codes end paragraphs, cells, and rows. If fields in it never end,
 * reads it again, since they would hide the rest.
 */
export function readStory(range: Range, formats: DocFormats, budget: Budget): Block[] {
  const undo = budget.mark();
  const first = new StoryWalk(formats, budget);
  first.takeAll(range);
  if (first.endless.size === 0) return first.finish();
  undo();
  const second = new StoryWalk(formats, budget, first.endless);
  second.takeAll(range);
  return second.finish();
}

class StoryWalk {
  private readonly builder: BlockBuilder;
  private readonly fields: Fields;
  private taken = 0;
  /** Characters of the same format that aren't added yet. */
  private pending: { format: CharacterFormat; text: string; offset: number } | null = null;
  private isInTable = false;
  private isInRow = false;
  private isInCell = false;

  constructor(
    private readonly formats: DocFormats,
    private readonly budget: Budget,
    endless?: EndlessFields,
  ) {
    this.builder = new BlockBuilder(budget);
    this.fields = new Fields(endless);
  }

  takeAll(range: Range): void {
    for (const character of this.formats.pieces.characters(range)) {
      if (this.budget.isSpent() || !this.budget.takeStored()) break;
      this.taken++;
      this.take(character);
    }
  }

  get endless(): EndlessFields {
    return this.fields.endless;
  }

  private take({ code, offset }: StoredCharacter): void {
    const format = this.formats.runs.at(offset) ?? {};
    if (code === PARAGRAPH_END || code === CELL_END || code === PAGE_END)
      this.endParagraph(code, offset, format);
    else if (code >= FIELD_BEGIN && code <= FIELD_END) this.takeField(code, format, offset);
    else if (this.fields.isInstruction) this.fields.instruct(String.fromCharCode(code));
    else this.takeText(textOf(code, format), format, offset);
  }

  finish(): Block[] {
    this.flush();
    return this.builder.finish();
  }

  private takeField(code: number, format: CharacterFormat, offset: number): void {
    this.flush();
    if (code === FIELD_BEGIN) this.fields.begin(this.taken);
    else if (code === FIELD_RESULT) this.fields.startResult();
    else this.endField(format, offset);
  }

  private endField(format: CharacterFormat, offset: number): void {
    const text = this.fields.end();
    if (text !== "" && !this.fields.isInstruction) this.takeText(text, format, offset);
  }

  private takeText(text: string, format: CharacterFormat, offset: number): void {
    if (this.pending?.format !== format) this.flush();
    this.pending ??= { format, text: "", offset };
    this.pending.text += text;
    const { length } = this.pending.text;
    if (length >= MOST_PENDING && !HIGH_SURROGATE.test(text)) this.flush();
  }

  private flush(): void {
    const { pending } = this;
    this.pending = null;
    if (!pending) return;
    const style = this.formats.paragraphs.at(pending.offset)?.style ?? 0;
    if (pending.format.isDeleted || this.isOn("hidden", pending.format, style)) return;
    if (!this.builder.isInParagraph) this.openParagraph(pending.offset);
    this.builder.add(pending.text, this.look(pending.format, style));
  }

  private look(format: CharacterFormat, style: number): Look {
    const isHeading = this.formats.styles.headingLevel(style) !== undefined;
    const { link } = this.fields;
    return {
      ...(this.isOn("bold", format, isHeading ? undefined : style) && { bold: true }),
      ...(this.isOn("italic", format, isHeading ? undefined : style) && { italic: true }),
      ...(link !== undefined && { link }),
    };
  }

  private isOn(
    key: "bold" | "italic" | "hidden",
    format: CharacterFormat,
    style: number | undefined,
  ): boolean {
    const { styles } = this.formats;
    return resolveToggle(format[key], styles.isOn(style, key) || styles.isOn(format.style, key));
  }

  private openParagraph(offset: number): void {
    if (this.formats.paragraphs.at(offset)?.isInTable) this.openCell();
    else this.closeTable();
    this.builder.openParagraph();
  }

  private endParagraph(code: number, offset: number, character: CharacterFormat): void {
    this.flush();
    const format = this.formats.paragraphs.at(offset) ?? {};
    const isJoined = code === PARAGRAPH_END && character.isDeleted === true;
    if (format.isRowEnd) this.isInRow = this.isInCell = false;
    else if (code === CELL_END || format.isInTable) this.endCellParagraph(code, format);
    else {
      if (!this.builder.isInParagraph) this.openParagraph(offset);
      if (isJoined) this.builder.joinParagraph();
      else this.builder.closeParagraph(this.kind(format));
    }
  }

  private endCellParagraph(code: number, format: ParagraphFormat): void {
    this.openCell();
    this.builder.finishParagraph(this.kind(format));
    if (code !== CELL_END) return;
    this.builder.closeCell();
    this.isInCell = false;
  }

  private openCell(): void {
    if (!this.isInTable) this.builder.openTable();
    if (!this.isInRow) this.builder.openRow();
    if (!this.isInCell) this.builder.openCell();
    this.isInTable = this.isInRow = this.isInCell = true;
  }

  private closeTable(): void {
    if (this.isInTable) this.builder.closeTable();
    this.isInTable = this.isInRow = this.isInCell = false;
  }

  private kind(format: ParagraphFormat): Kind {
    const { styles } = this.formats;
    const number = format.style ?? 0;
    const level = headingLevel(format) ?? styles.headingLevel(number);
    if (level !== undefined) return { type: "heading", level };
    const ofStyle = styles.listOf(number);
    if (!(format.isItem ?? ofStyle.isItem)) return { type: "paragraph" };
    return { type: "item", level: Math.min(Math.max(format.listLevel ?? 0, ofStyle.level), 8) };
  }
}

const headingLevel = ({ outlineLevel = 9 }: ParagraphFormat): number | undefined =>
  outlineLevel < 9 ? Math.min(outlineLevel + 1, 6) : undefined;

/** Other controls stand for page numbers, note numbers, and pictures; they keep the words beside them apart. */
function textOf(code: number, { symbol }: CharacterFormat): string {
  if (symbol !== undefined) return symbolOf(symbol);
  return SHOWN_AS[code] ?? (code < 0x20 ? " " : String.fromCharCode(code));
}
