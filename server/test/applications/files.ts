import { readFileSync } from "node:fs";
import path from "node:path";
import { deflateRawSync } from "node:zlib";

const fixture = (name: string) => readFileSync(path.resolve("e2e/fixtures", name));

/** Created with LibreOffice. */
export const pdf = fixture("resume.pdf");
export const doc = fixture("resume.doc");
export const docx = fixture("resume.docx");

interface ZipEntry {
  name: string;
  content: Buffer | string;
  /** Declared unpacked size, if it should be wrong. */
  claimedBytes?: number;
  flags?: number;
  attributes?: number;
}

/** A zip archive, valid or broken as the test needs. */
export function zip(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedBytes, flags = 0, attributes = 0 } of entries) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw);
    const sizes = [0, packed.length, claimedBytes ?? raw.length];
    const local = Buffer.concat([
      Buffer.from("PK\x03\x04"),
      shorts(20, flags, 8, 0, 0),
      longs(...sizes),
      shorts(name.length, 0),
      Buffer.from(name),
      packed,
    ]);
    directory.push(
      Buffer.from("PK\x01\x02"),
      shorts(0x314, 20, flags, 8, 0, 0),
      longs(...sizes),
      shorts(name.length, 0, 0, 0, 0),
      longs(attributes, offset),
      Buffer.from(name),
    );
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = [shorts(0, 0, entries.length, entries.length), longs(central.length, offset)];
  return Buffer.concat([...locals, central, Buffer.from("PK\x05\x06"), ...end, shorts(0)]);
}

const shorts = (...values: number[]) => Buffer.from(Uint16Array.from(values).buffer);
const longs = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer);

const MAIN = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";
const list = (type: string) =>
  `<Types><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`;
const contentTypes = (content: Buffer | string) => ({ name: "[Content_Types].xml", content });
const main = { name: "word/document.xml", content: "<w:document/>" };

/** A minimal DOCX, plus any other parts. */
export const docxWith = (...more: ZipEntry[]): Buffer =>
  zip([contentTypes(list(MAIN)), main, ...more]);
export const docxOfType = (type: string): Buffer => zip([contentTypes(list(type)), main]);
/** A DOCX whose content type list is exactly these bytes. */
export const docxListing = (content: Buffer | string): Buffer => zip([contentTypes(content), main]);
/** The content type list of an ordinary DOCX, and of one with macros. */
export const ordinaryList = list(MAIN);
export const macroList = list("application/vnd.ms-word.document.macroEnabled.main+xml");

/** A PDF of exactly this many bytes. */
export const pdfOf = (bytes: number): Buffer =>
  Buffer.concat([pdf, Buffer.alloc(bytes - pdf.length, "\n")]);

export function docWithMacros(): Buffer {
  const other = Buffer.from("SummaryInformation", "utf16le");
  const at = doc.indexOf(other) - 2;
  const entry = Buffer.alloc(66);
  entry.write("Macros", "utf16le");
  entry.writeUInt16LE(14, 64);
  const changed = Buffer.from(doc);
  entry.copy(changed, at);
  return changed;
}

export const docWithPassword = (): Buffer =>
  docChanged((changed, at) => changed.writeUInt8(changed.readUInt8(at + 11) | 1, at + 11));

/** A DOC whose main stream begins with zeros. */
export const docOverwritten = (): Buffer =>
  docChanged((changed, at) => changed.fill(0, at, at + 64));

/** @param change gets the file, and where its main stream begins */
function docChanged(change: (file: Buffer, at: number) => void): Buffer {
  const changed = Buffer.from(doc);
  for (let at = 512; at < changed.length; at += 512)
    if (changed.readUInt16LE(at) === 0xa5ec) change(changed, at);
  return changed;
}
