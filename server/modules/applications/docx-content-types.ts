import { DOMParser, onWarningStopParsing } from "@xmldom/xmldom";

/** Encoding family by the first bytes (XML 1.0, appendix F); UTF-8 without a byte order mark. */
const ENCODINGS = [
  { start: [0xfe, 0xff], name: "utf-16be" },
  { start: [0xff, 0xfe], name: "utf-16le" },
  { start: [0x00, 0x3c], name: "utf-16be" },
  { start: [0x3c, 0x00], name: "utf-16le" },
];
const DECLARATION = /^<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"'>]*)["']/;

/**
 * The content types in a package's `[Content_Types].xml` (ECMA-376 part 2, 10.1.2.2), in lower case. Returns every attribute of
 * every element, so that no content type can hide behind an unusual name.
 * @throws for anything but well-formed XML in UTF-8 or UTF-16 without a document type, as the standard requires
 */
export function readContentTypes(bytes: Buffer): string[] {
  const document = new DOMParser({ onError: onWarningStopParsing }).parseFromString(
    decode(bytes),
    "text/xml",
  );
  // A document type can define entities, which two readers may resolve differently.
  if (document.doctype) throw new Error("has a document type");
  return [...document.getElementsByTagName("*")].flatMap(({ attributes }) =>
    [...attributes].map(({ value }) => value.trim().toLowerCase()),
  );
}

/** @throws if the bytes do not match their declared encoding: another reader might decode them differently */
function decode(bytes: Buffer): string {
  const isStart = ({ start }: { start: number[] }) => start.every((byte, at) => bytes[at] === byte);
  const encoding = ENCODINGS.find(isStart)?.name ?? "utf-8";
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  const declared = DECLARATION.exec(text)?.[1]?.toLowerCase() ?? encoding;
  if (declared !== encoding && declared !== encoding.slice(0, "utf-16".length))
    throw new Error("declares another encoding");
  if (text.includes("\0")) throw new Error("holds a null character");
  return text;
}
