import {
  characterFormat,
  paragraphFormat,
  type CharacterFormat,
  type ParagraphFormat,
} from "./formats.js";

const PAGE_BYTES = 512;
/** Of the entry of a paragraph; that of a run has one byte. */
const PARAGRAPH_ENTRY_BYTES = 13;
const PAGE_NUMBER = 0x3fffff;

interface Formatted<T> {
  start: number;
  end: number;
  format: T;
}

/** Formats by offset in the main stream. */
export class FormatIndex<T extends object> {
  private last: Formatted<T> | undefined;

  constructor(private readonly formatted: readonly Formatted<T>[]) {}

  /** Neighbors mostly have the same format, so the last one is tried first. */
  at(offset: number): T | undefined {
    if (!this.last || offset < this.last.start || offset >= this.last.end)
      this.last = this.search(offset);
    return this.last?.format;
  }

  private search(offset: number): Formatted<T> | undefined {
    let low = 0;
    let high = this.formatted.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const one = this.formatted[middle];
      if (!one) return undefined;
      if (offset >= one.start && offset < one.end) return one;
      if (offset < one.start) high = middle - 1;
      else low = middle + 1;
    }
    return undefined;
  }
}

/** @param bins part of the file that lists the pages with formats of runs ([MS-DOC] 2.9.33) */
export const runFormats = (main: Buffer, bins: Buffer): FormatIndex<CharacterFormat> =>
  new FormatIndex(entriesIn(main, bins, runEntry));

/**
 * @param bins part of the file that lists the pages with formats of paragraphs ([MS-DOC] 2.9.174)
 * @param data stream for what is too long for a page
 */
export const paragraphFormats = (
  main: Buffer,
  bins: Buffer,
  data: Buffer,
): FormatIndex<ParagraphFormat> =>
  new FormatIndex(
    entriesIn(main, bins, (page, count, index) => paragraphEntry(page, count, index, data)),
  );

type EntryReader<T> = (page: Buffer, count: number, index: number) => T;

function entriesIn<T>(main: Buffer, bins: Buffer, read: EntryReader<T>): Formatted<T>[] {
  const pages = pageNumbers(bins, main.length / PAGE_BYTES);
  return pages
    .flatMap((number) =>
      entriesOn(main.subarray(number * PAGE_BYTES, (number + 1) * PAGE_BYTES), read),
    )
    .toSorted((a, b) => a.start - b.start);
}

function pageNumbers(bins: Buffer, most: number): number[] {
  const count = Math.max(Math.floor((bins.length - 4) / 8), 0);
  const numbers = new Set<number>();
  for (let index = 0; index < count && numbers.size <= most; index++)
    numbers.add(bins.readUInt32LE(4 * (count + 1 + index)) & PAGE_NUMBER);
  return [...numbers];
}

function entriesOn<T>(page: Buffer, read: EntryReader<T>): Formatted<T>[] {
  if (page.length < PAGE_BYTES) return [];
  const count = Math.min(page.readUInt8(PAGE_BYTES - 1), 101);
  return Array.from({ length: count }, (_, index) => ({
    start: page.readUInt32LE(4 * index),
    end: page.readUInt32LE(4 * index + 4),
    format: read(page, count, index),
  }));
}

function runEntry(page: Buffer, count: number, index: number): CharacterFormat {
  const at = 2 * (page[4 * (count + 1) + index] ?? 0);
  return at === 0 ? {} : characterFormat(page.subarray(at + 1, at + 1 + (page[at] ?? 0)));
}

/** The size counts words, less one byte, or stands in the next byte if it is even. */
function paragraphEntry(page: Buffer, count: number, index: number, data: Buffer): ParagraphFormat {
  const at = 2 * (page[4 * (count + 1) + PARAGRAPH_ENTRY_BYTES * index] ?? 0);
  if (at === 0) return {};
  const words = page[at] ?? 0;
  const start = words > 0 ? at + 1 : at + 2;
  const bytes = page.subarray(start, start + (words > 0 ? 2 * words - 1 : 2 * (page[at + 1] ?? 0)));
  if (bytes.length < 2) return {};
  return { style: bytes.readUInt16LE(0), ...paragraphFormat(bytes.subarray(2), data) };
}
