import { readFileSync } from "node:fs";
import path from "node:path";
import { PART, WordFile } from "../integrations/extraction/doc/word-file.js";

/** A file of LibreOffice with room for a text: letters "p" of a paragraph, and letters "c" of table rows. */
const form = readFileSync(
  path.resolve("server/integrations/extraction/fixtures/room-for-text.doc"),
);

/** Characters that Word stores in place of others ([MS-DOC] 2.4.1). */
const PARAGRAPH_END = "\r";
const CELL_END = "\x07";
const CODES: Readonly<Record<string, string>> = {
  "\n": "\v",
  "\u00AD": "\x1F",
  "\u2011": "\x1E",
};
const coded = (text: string): string =>
  text.replace(/[\n\u00AD\u2011]/g, (sign) => CODES[sign] ?? sign);

interface Room {
  offset: number;
  characters: number;
}

const start = form.indexOf("p".repeat(100), 0, "utf16le");

function roomOf(letters: RegExp): Room[] {
  const text = form.subarray(start).toString("utf16le");
  return [...text.matchAll(letters)].map(({ index, 0: found }) => ({
    offset: start + 2 * index,
    characters: found.length,
  }));
}

const [paragraph = { offset: 0, characters: 0 }] = roomOf(/p{100,}/g);
/** The allocation table of the file stands inside of one row, which has two shorter parts. */
const rows = roomOf(/c{150}/g);

function blank(): Buffer {
  const content = Buffer.from(form);
  for (const { offset, characters } of [paragraph, ...roomOf(/c{10,}/g)])
    content.write(" ".repeat(characters), offset, "utf16le");
  return content;
}

function write(content: Buffer, text: string, room: Room | undefined, encoding: BufferEncoding) {
  if (!room || text.length > room.characters) throw new Error("too much text for the file");
  content.write(text, room.offset, encoding);
}

const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => coded(text) + PARAGRAPH_END).join("");

/** A DOC with a paragraph for each text. The look changes every three letters. */
export function docOfParagraphs(texts: readonly string[]): Buffer {
  const content = blank();
  write(content, paragraphs(texts), paragraph, "utf16le");
  return content;
}

/** The same in one byte for a character; @param texts of Latin 1 */
export function docOfBytes(texts: readonly string[]): Buffer {
  const content = blank();
  write(content, paragraphs(texts), paragraph, "latin1");
  storeInBytes(content);
  return content;
}

/** A DOC with a table: a row for each text, and a cell for each of its words. */
export function docOfCells(texts: readonly string[]): Buffer {
  const content = blank();
  texts.forEach((text, index) => {
    write(content, coded(text).replaceAll(" ", CELL_END), rows[index], "utf16le");
  });
  return content;
}

const IN_BYTES = 0x40000000;

/** Marks the only piece of the text as one of bytes ([MS-DOC] 2.9.73). */
function storeInBytes(content: Buffer): void {
  const pieces = new WordFile(content).part(PART.pieces);
  const place = content.indexOf(pieces) + pieces.length - 6;
  content.writeUInt32LE((2 * content.readUInt32LE(place)) | IN_BYTES, place);
}

/** Of the file information block ([MS-DOC] 2.5.1): where it has the length of the body, and places of parts. */
const BODY_LENGTH = 76;
const partPlace = (part: number): number => 154 + 8 * part;
/** A part that the reader doesn't need. */
const FONTS = 15;

/** A DOC of 41,000 characters whose pieces name them again and again. The list of pieces stands in place of that of fonts. */
export function docOfRepeatedText(times: number): Buffer {
  const content = Buffer.from(form);
  const file = new WordFile(content);
  const { end } = file.story("body");
  const piece = file.part(PART.pieces).subarray(-8);
  const ends = Uint32Array.from({ length: times + 1 }, (_, index) => index * end);
  const list = Buffer.concat([Buffer.from(ends.buffer), ...Array<Buffer>(times).fill(piece)]);
  const head = Buffer.of(2, 0, 0, 0, 0);
  head.writeUInt32LE(list.length, 1);
  Buffer.concat([head, list]).copy(content, content.indexOf(file.part(FONTS)));
  const block = content.indexOf(Buffer.of(0xec, 0xa5), 512);
  content.copyWithin(
    block + partPlace(PART.pieces),
    block + partPlace(FONTS),
    block + partPlace(FONTS) + 4,
  );
  content.writeUInt32LE(head.length + list.length, block + partPlace(PART.pieces) + 4);
  content.writeUInt32LE(times * end, block + BODY_LENGTH);
  return content;
}
