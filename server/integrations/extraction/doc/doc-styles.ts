import { levelOfListStyle } from "../blocks/list-style-names.js";
import {
  characterFormat,
  paragraphFormat,
  type CharacterFormat,
  type ParagraphFormat,
} from "./formats.js";
import { resolveToggle } from "./modifiers.js";

const PARAGRAPH_STYLE = 1;
const CHARACTER_STYLE = 2;
const NO_STYLE = 0xfff;
const MOST_STEPS = 12;
/** Word's own styles have fixed numbers: 1 to 9 are its headings. */
const TITLE = 62;

interface DocStyle {
  builtIn: number;
  name: string;
  base: number;
  paragraph: ParagraphFormat;
  character: CharacterFormat;
}

/** The style sheet of a .doc file ([MS-DOC] 2.9.271). */
export class DocStyles {
  private readonly styles: (DocStyle | undefined)[];

  constructor(sheet: Buffer) {
    this.styles = stylesIn(sheet);
  }

  /** Level of a heading from 1 to 6; undefined if paragraphs of the style are none. */
  headingLevel(number: number): number | undefined {
    for (const style of this.withBases(number)) {
      const { outlineLevel } = style.paragraph;
      if (style.builtIn >= 1 && style.builtIn <= 9) return Math.min(style.builtIn, 6);
      if (style.builtIn === TITLE) return 1;
      if (outlineLevel !== undefined)
        return outlineLevel < 9 ? Math.min(outlineLevel + 1, 6) : undefined;
    }
    return undefined;
  }

  listOf(number: number): { isItem: boolean; level: number } {
    const styles = this.withBases(number);
    const own = styles.find(({ paragraph }) => paragraph.isItem !== undefined)?.paragraph;
    const name = styles[0]?.name;
    const isNamedSo = /\b(?:list bullet|list number|bullets?)\b/i.test(name ?? "");
    const level = Math.max(own?.listLevel ?? 0, levelOfListStyle(name));
    return { isItem: own?.isItem ?? isNamedSo, level };
  }

  isOn(number: number | undefined, key: "bold" | "italic" | "hidden"): boolean {
    let on = false;
    for (const style of this.withBases(number ?? NO_STYLE).toReversed())
      on = resolveToggle(style.character[key], on);
    return on;
  }

  private withBases(number: number): DocStyle[] {
    const found: DocStyle[] = [];
    let style = this.styles[number];
    while (style && found.length < MOST_STEPS) {
      found.push(style);
      style = this.styles[style.base];
    }
    return found;
  }
}

function stylesIn(sheet: Buffer): (DocStyle | undefined)[] {
  const styles: (DocStyle | undefined)[] = [];
  if (sheet.length < 6) return styles;
  const baseBytes = sheet.readUInt16LE(4);
  for (let at = 2 + sheet.readUInt16LE(0); at + 2 <= sheet.length && styles.length < NO_STYLE;) {
    const bytes = sheet.readUInt16LE(at);
    styles.push(styleIn(sheet.subarray(at + 2, at + 2 + bytes), baseBytes));
    at += 2 + bytes;
  }
  return styles;
}

/** Styles that a file doesn't use are empty. */
function styleIn(data: Buffer, baseBytes: number): DocStyle | undefined {
  if (data.length < baseBytes + 2 || data.length < 6) return undefined;
  const nameBytes = 2 * data.readUInt16LE(baseBytes);
  const nameAt = baseBytes + 2;
  const kind = data.readUInt16LE(2) & 0xf;
  return {
    builtIn: data.readUInt16LE(0) & 0xfff,
    name: data.subarray(nameAt, nameAt + nameBytes).toString("utf16le"),
    base: data.readUInt16LE(2) >> 4,
    ...formatsOf(kind, data.subarray(nameAt + nameBytes + 2)),
  };
}

/** A style of paragraphs has their format and one of characters, a style of characters only that. */
function formatsOf(kind: number, data: Buffer): Pick<DocStyle, "paragraph" | "character"> {
  const [first, second] = sizedParts(data);
  if (kind === CHARACTER_STYLE) return { paragraph: {}, character: characterFormat(first) };
  if (kind !== PARAGRAPH_STYLE) return { paragraph: {}, character: {} };
  // The format of paragraphs starts with the style's own number.
  return { paragraph: paragraphFormat(first.subarray(2)), character: characterFormat(second) };
}

function sizedParts(data: Buffer): [Buffer, Buffer] {
  const first = sizedPart(data, 0);
  // Each part starts at an even place.
  return [first, sizedPart(data, 2 + first.length + (first.length % 2))];
}

function sizedPart(data: Buffer, at: number): Buffer {
  if (at + 2 > data.length) return Buffer.alloc(0);
  return data.subarray(at + 2, at + 2 + data.readUInt16LE(at));
}
