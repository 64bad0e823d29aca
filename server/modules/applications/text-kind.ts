import type { fileKindTexts } from "#texts/file-kinds";

/** Kinds of files that are told from their text. */
type TextKind = Extract<
  keyof typeof fileKindTexts.kinds,
  "richText" | "postScript" | "webPage" | "webArchive" | "wordXml" | "email" | "plainText"
>;

/** By the first bytes: a byte order mark, or "<" in UTF-16. */
const ENCODINGS: readonly (readonly [start: string, name: string])[] = [
  ["\xef\xbb\xbf", "utf-8"],
  ["\xff\xfe", "utf-16le"],
  ["\xfe\xff", "utf-16be"],
  ["<\0", "utf-16le"],
  ["\0<", "utf-16be"],
];

/** Tabs, line ends, and everything printable, in any encoding that keeps ASCII; or nothing but space. */
const PLAIN_TEXT = /^[\t\n\f\r\x20-\x7e\x80-\uffff]*$/;
/** A printer driver begins with the end of the job before. */
const POST_SCRIPT = ["%!PS", "\x04%!PS"];
const WORD_XML = /^<\?xml[^]*(?:w:wordDocument|pkg:package|progid="Word\.Document")/;
/** What may precede the first element of a page that is also XML. */
const PROLOG = /^<\?xml[^>]*>(?:\s|<\?[^>]*>|<!--[^]*?-->)*/;
const HTML_ELEMENTS =
  "html|head|body|title|meta|link|base|style|script|table|thead|tbody|tr|td|div|p|span|font|center|h[1-6]|br|hr|ul|ol|li|dl|pre|strong|em|img|form|section|article|header|footer|main|nav|address|blockquote|iframe|o:p";
/** Elements of one letter need more: people write "<I am ...". */
const PAGE = new RegExp(
  `^<(?:!--|!doctype html|(?:${HTML_ELEMENTS})(?=[\\s/>])|[abiu](?:>|\\s+[\\w-]+=))`,
  "i",
);

const HEADER = /^(?:From |[\w-]+:)/i;
/** Header fields (RFC 5322) that only a message which was sent has. */
const MAIL =
  /^(?:Message-ID|Return-Path|Delivered-To|DKIM-Signature|ARC-Seal|Authentication-Results|Received-SPF|X-(?:Original|Apparently)-To):|^Received: (?:from|by)\b/im;
const SENDER = /^From:/im;
const BESIDE_SENDER = /^(?:Subject|MIME-Version):/im;
/** Browsers say so in place of a sender: "<Saved by Blink>", "<Saved by Windows Internet Explorer 8>". */
const SAVED_PAGE = /^(?:From:\s*"?<?Saved by\b|Snapshot-Content-Location:)/im;
const SAVED_TYPE = /^(?:MIME-Version:|Content-Type:\s*multipart)/i;

/** The text at the start of a file, without a byte order mark and space before it. */
export function startOfText(head: Buffer): string {
  const bytes = head.toString("latin1");
  const encoding = ENCODINGS.find(([start]) => bytes.startsWith(start))?.[1];
  // Characters of other encodings make no difference: all that is looked for is ASCII.
  const text = encoding === undefined ? bytes : new TextDecoder(encoding).decode(head);
  return text.trimStart();
}

/** What a file is by the text at its start; null if it is none. */
export function textKindOf(start: string): TextKind | null {
  if (start.startsWith("{\\rtf")) return "richText";
  if (POST_SCRIPT.some((magic) => start.startsWith(magic))) return "postScript";
  if (WORD_XML.test(start)) return "wordXml";
  if (isPage(start)) return "webPage";
  return kindByHeader(start) ?? (PLAIN_TEXT.test(start) ? "plainText" : null);
}

/** XML is a page only if its root element is, so what comes before is left out; elsewhere, a page may begin with a comment. */
function isPage(start: string): boolean {
  const prolog = PROLOG.exec(start)?.[0];
  return prolog === undefined
    ? PAGE.test(start)
    : /^<(?:!doctype\s+)?html\b/i.test(start.slice(prolog.length));
}

/** Messages and saved pages begin with the same kind of header, but a saved page was never sent. */
function kindByHeader(start: string): "webArchive" | "email" | null {
  const [header = ""] = start.split(/\r?\n[ \t]*\r?\n/, 1);
  if (!HEADER.test(header)) return null;
  if (SAVED_PAGE.test(header)) return "webArchive";
  if (MAIL.test(header) || (SENDER.test(header) && BESIDE_SENDER.test(header))) return "email";
  return SAVED_TYPE.test(header) ? "webArchive" : null;
}
