import { MAX_TEXT } from "./text-extractor.js";

const MIB = 1024 * 1024;

/** Of a DOCX: unpacked bytes of one part and of all parts, parts, and elements inside each other. */
export const MAX_PART_BYTES = 20 * MIB;
const MAX_PARTS_BYTES = 40 * MIB;
export const MAX_PARTS = 5_000;
export const MAX_DEPTH = 200;
/** Page headers and footers, and charts and imported parts in one part. */
export const MAX_INCLUDED_PARTS = 200;
/** How often a part of a DOCX is read to find all fields in it that never end. */
export const MAX_READINGS = 4;
/** Of a DOC, shown or not: its tables can name the same characters again and again. */
const MAX_STORED_CHARACTERS = 5_000_000;
/** Paragraphs, table rows, and table cells. */
const MAX_BLOCKS = 20_000;
/** Further changes of look are ignored. */
const MAX_RUNS = 20_000;
const MAX_LINK_CHARACTERS = 100_000;
/** Of a PDF. */
export const MAX_PAGES = 60;
export const MAX_GLYPHS = 400_000;

/** What may still be read of a document. What is over a limit is left out while reading, and `isPartial` says so. */
export class Budget {
  isPartial = false;
  characters = 0;
  private unpackedBytes = 0;
  private stored = 0;
  private blocks = 0;
  private runs = 0;
  private linkCharacters = 0;

  /** @returns gives back all that is taken from now on, to read the same again */
  mark(): () => void {
    const before = { ...this };
    return () => Object.assign(this, before);
  }

  /** Of a DOCX. */
  takeBytes(count: number): boolean {
    this.unpackedBytes += count;
    if (this.unpackedBytes > MAX_PARTS_BYTES) this.isPartial = true;
    return this.unpackedBytes <= MAX_PARTS_BYTES;
  }

  /** @returns as much of the text as is still allowed */
  takeText(text: string): string {
    const room = MAX_TEXT - this.characters;
    const taken = text.length > room ? text.slice(0, room) : text;
    if (taken.length < text.length) this.isPartial = true;
    this.characters += taken.length;
    return taken;
  }

  /** For each character that is looked at, whether it is shown or not. */
  takeStored(): boolean {
    if (++this.stored > MAX_STORED_CHARACTERS) this.isPartial = true;
    return this.stored <= MAX_STORED_CHARACTERS;
  }

  takeBlock(): boolean {
    if (++this.blocks > MAX_BLOCKS) this.isPartial = true;
    return this.blocks <= MAX_BLOCKS;
  }

  /** Also for each link of a PDF, whose runs aren't kept. */
  takeRun(link = ""): boolean {
    this.linkCharacters += link.length;
    return ++this.runs <= MAX_RUNS && this.linkCharacters <= MAX_LINK_CHARACTERS;
  }

  /** Whether nothing more can be added, so that reading on is pointless. Asked only when there is more to read. */
  isSpent(): boolean {
    const isSpent = this.characters >= MAX_TEXT || this.blocks > MAX_BLOCKS;
    this.isPartial ||= isSpent;
    return isSpent;
  }
}
