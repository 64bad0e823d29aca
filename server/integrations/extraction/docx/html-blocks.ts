import type { DefaultTreeAdapterTypes } from "parse5";
import { parsePageApart } from "../../../core/html/words-apart.js";
import type { BlockBuilder, Kind } from "../blocks/block-builder.js";
import { MAX_DEPTH } from "../reading-limits.js";
import { webLink } from "../web-link.js";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const NEVER_SHOWN: ReadonlySet<string> = new Set([
  "head",
  "script",
  "style",
  "template",
  "noscript",
  "del",
  "rp",
  "rt",
]);
const LINES: ReadonlySet<string> = new Set(
  "address article aside blockquote dd div dl dt figure footer form h1 h2 h3 h4 h5 h6 header li main nav ol p pre section ul".split(
    " ",
  ),
);
const BOLD: ReadonlySet<string> = new Set(["b", "strong", "th"]);
const ITALIC: ReadonlySet<string> = new Set(["i", "em", "cite"]);
const HIDING = /display\s*:\s*none|visibility\s*:\s*hidden/i;

interface Place {
  kind: Kind;
  lists: number;
  bold: boolean;
  italic: boolean;
  link: string | undefined;
  depth: number;
}

/** Adds the blocks of an HTML page that a DOCX includes. */
export function addHtml(html: string, builder: BlockBuilder): void {
  new HtmlWalk(builder).visit(parsePageApart(html), {
    kind: { type: "paragraph" },
    lists: 0,
    bold: false,
    italic: false,
    link: undefined,
    depth: 0,
  });
  builder.finishParagraph();
}

class HtmlWalk {
  constructor(private readonly builder: BlockBuilder) {}

  visit(node: Node, place: Place): void {
    if (node.nodeName === "#text" && "value" in node) this.addText(node.value, place);
    else if ("tagName" in node) this.visitElement(node, place);
    else this.visitChildren(node, place);
  }

  private visitChildren(node: Node, place: Place): void {
    if (!("childNodes" in node)) return;
    if (place.depth >= MAX_DEPTH) this.builder.budget.isPartial = true;
    else
      for (const child of node.childNodes) this.visit(child, { ...place, depth: place.depth + 1 });
  }

  private visitElement(element: Element, place: Place): void {
    const { tagName } = element;
    if (NEVER_SHOWN.has(tagName) || isHidden(element) || this.builder.budget.isSpent()) return;
    if (tagName === "br") this.addText("\n", place, true);
    else if (LINES.has(tagName)) this.visitLines(element, place);
    else if (!this.visitTable(element, place)) this.visitChildren(element, styled(element, place));
  }

  private visitLines(element: Element, place: Place): void {
    const inner = styled(element, { ...place, ...kindOf(element.tagName, place) });
    this.builder.finishParagraph(place.kind);
    this.visitChildren(element, inner);
    this.builder.finishParagraph(inner.kind);
  }

  private visitTable(element: Element, place: Place): boolean {
    const { tagName } = element;
    if (tagName === "table") {
      this.builder.finishParagraph(place.kind);
      this.builder.openTable();
      this.visitChildren(element, place);
      this.builder.closeTable();
    } else if (tagName === "tr") {
      this.builder.openRow();
      this.visitChildren(element, place);
    } else if (tagName === "td" || tagName === "th") {
      this.builder.openCell();
      this.visitChildren(element, styled(element, place));
      this.builder.closeCell();
    } else return false;
    return true;
  }

  private addText(value: string, { bold, italic, link }: Place, isBreak = false): void {
    const { isInParagraph } = this.builder;
    const space = isInParagraph ? " " : "";
    const text = isBreak ? value : value.replace(/[ \t\r\n\f]+/g, " ").replace(/^ /, space);
    if (!isInParagraph && !isBreak && text.trim() === "") return;
    if (!isInParagraph) this.builder.openParagraph();
    this.builder.add(text, {
      ...(bold && { bold: true }),
      ...(italic && { italic: true }),
      ...(link !== undefined && { link }),
    });
  }
}

const attributeOf = (element: Element, name: string): string =>
  element.attrs.find((one) => one.name === name)?.value ?? "";

const isHidden = (element: Element): boolean =>
  element.attrs.some(({ name }) => name === "hidden") || HIDING.test(attributeOf(element, "style"));

function styled(element: Element, place: Place): Place {
  const { tagName } = element;
  return {
    ...place,
    bold: place.bold || BOLD.has(tagName),
    italic: place.italic || ITALIC.has(tagName),
    link: tagName === "a" ? webLink(attributeOf(element, "href")) : place.link,
  };
}

function kindOf(tagName: string, { lists }: Place): Partial<Place> {
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  if (level !== undefined) return { kind: { type: "heading", level: Number(level) } };
  if (tagName === "ul" || tagName === "ol") return { lists: lists + 1 };
  if (tagName === "li") return { kind: { type: "item", level: Math.max(lists - 1, 0) } };
  return {};
}
