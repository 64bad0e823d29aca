import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import { TextDecoder } from "node:util";
import type { BlockBuilder } from "../blocks/block-builder.js";
import { addHtml } from "./html-blocks.js";
import type { WordPackage } from "./word-package.js";

/** Adds what Word would import when it opens the file: HTML, a web archive with HTML, or plain text. */
export async function addImportedPart(
  source: WordPackage,
  part: string,
  builder: BlockBuilder,
): Promise<void> {
  const content = await buffer(Readable.from(source.read(part)));
  const start = content.subarray(0, 1024).toString("latin1");
  if (start.startsWith("PK") || start.startsWith("{\\rtf")) builder.budget.isPartial = true;
  else if (/^(?:MIME-Version|Content-Type):/im.test(start))
    addHtml(htmlInArchive(content), builder);
  else if (/<[a-z!]/i.test(start)) addHtml(decode(content), builder);
  else addPlainText(decode(content), builder);
}

function decode(content: Buffer): string {
  const isUtf16 = content[0] === 0xff && content[1] === 0xfe;
  const charset = /charset\s*=\s*["']?([\w-]+)/i.exec(content.subarray(0, 1024).toString("latin1"));
  return decoderOf(isUtf16 ? "utf-16le" : (charset?.[1] ?? "utf-8")).decode(content);
}

function decoderOf(charset: string): TextDecoder {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder("utf-8");
  }
}

function addPlainText(text: string, builder: BlockBuilder): void {
  for (const line of text.split(/\r\n?|\n/)) {
    if (builder.budget.isSpent()) return;
    builder.openParagraph();
    builder.add(line);
    builder.closeParagraph();
  }
}

/** The first HTML part of a web archive (RFC 2557): headers, a blank line, and the encoded page. */
function htmlInArchive(content: Buffer): string {
  const text = content.toString("latin1");
  const start = /^Content-Type:\s*text\/html/im.exec(text)?.index ?? 0;
  const body = text.slice(start);
  const blank = /\r?\n\r?\n/.exec(body);
  if (!blank) return "";
  const headers = body.slice(0, blank.index);
  const rest = body.slice(blank.index + blank[0].length);
  const end = rest.search(/^--[^\r\n]{4,}\r?$/m);
  return decode(decodeTransfer(headers, end < 0 ? rest : rest.slice(0, end)));
}

/** RFC 2045, 6.7 and 6.8. */
function decodeTransfer(headers: string, body: string): Buffer {
  const encoding = /^Content-Transfer-Encoding:\s*(\S+)/im.exec(headers)?.[1]?.toLowerCase();
  if (encoding === "base64") return Buffer.from(body, "base64");
  if (encoding !== "quoted-printable") return Buffer.from(body, "latin1");
  const joined = body.replace(/=[ \t]*\r?\n/g, "");
  const bytes = joined.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1");
}
