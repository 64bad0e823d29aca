import { CompoundFile } from "./compound-file.js";

/** Word 97, the first version with the structures that are read here ([MS-DOC] 2.5.1). */
const FIRST_VERSION = 0xc1;
const ENCRYPTED = 0x0100;
const SECOND_TABLE = 0x0200;

/** Numbers of the pairs of place and size in the file information block ([MS-DOC] 2.5.5 and later). */
export const PART = {
  styles: 1,
  sections: 6,
  headers: 11,
  runs: 12,
  paragraphs: 13,
  document: 31,
  pieces: 33,
};

/** Stories in the order of their characters, and where the block has their length. */
const STORIES = {
  body: 3,
  footnotes: 4,
  headers: 5,
  macros: 6,
  comments: 7,
  endnotes: 8,
  boxes: 9,
  headerBoxes: 10,
};
export type StoryName = keyof typeof STORIES;

/** Characters from `start`, up to but not including `end`. */
export interface Range {
  start: number;
  end: number;
}

/** The streams of a .doc file, and where its file information block says that things are. */
export class WordFile {
  readonly main: Buffer;
  /** Empty for most files. */
  readonly data: Buffer;
  private readonly table: Buffer;

  /** @throws Error if it is damaged, encrypted, or of Word 95 or older */
  constructor(content: Buffer) {
    const file = new CompoundFile(content);
    this.main = streamOf(file, "WordDocument");
    if (this.main.readUInt16LE(2) < FIRST_VERSION) throw new Error("Word 95 or older");
    const flags = this.main.readUInt16LE(10);
    if (flags & ENCRYPTED) throw new Error("encrypted");
    this.table = streamOf(file, flags & SECOND_TABLE ? "1Table" : "0Table");
    this.data = file.stream("Data") ?? Buffer.alloc(0);
  }

  part(number: number): Buffer {
    const start = this.main.readUInt32LE(154 + 8 * number);
    return this.table.subarray(start, start + this.main.readUInt32LE(158 + 8 * number));
  }

  story(name: StoryName): Range {
    let start = 0;
    for (const [story, at] of Object.entries(STORIES)) {
      const length = Math.max(0, this.main.readInt32LE(64 + 4 * at));
      if (story === name) return { start, end: start + length };
      start += length;
    }
    return { start, end: start };
  }
}

function streamOf(file: CompoundFile, name: string): Buffer {
  const stream = file.stream(name);
  if (!stream) throw new Error(`no stream ${name}`);
  return stream;
}
