import type { Element, ElementContent } from "hast";

/** A list of blocks (`p`, `h3`, `ul`, `ol`, loose `li`) and of what is inside a paragraph, mixed. */
export type Flow = ElementContent[];

export const SPACE: ElementContent = { type: "text", value: " " };

const BLOCKS: ReadonlySet<string> = new Set(["p", "h3", "ul", "ol", "li"]);

export const element = (tagName: string, children: Flow, from?: Element): Element => ({
  type: "element",
  tagName,
  properties: from?.properties ?? {},
  children,
});

export const isElement = (node: ElementContent, ...names: readonly string[]): node is Element =>
  node.type === "element" && names.includes(node.tagName);

export const isBlock = (node: ElementContent): node is Element =>
  node.type === "element" && BLOCKS.has(node.tagName);

/** Whether there is nothing to read in it. */
export const isBlank = (node: ElementContent): boolean =>
  node.type === "element" ? node.children.every(isBlank) : !("value" in node && node.value.trim());

/**
 * Without the blank paragraphs that kept texts apart (a space does so inside of an entry), what was blank from the start, and
 * space around the other paragraphs.
 */
export function withoutBlanks(flow: Flow): Flow {
  const kept: Flow = [];
  let isApart = false;
  for (const node of flow) {
    if (isBlock(node) && isBlank(node)) isApart = true;
    else {
      if (isApart && isInline(kept.at(-1)) && isInline(node)) kept.push(SPACE);
      kept.push(isBlock(node) ? { ...node, children: withoutBlanks(trimmed(node)) } : node);
      isApart = false;
    }
  }
  return kept;
}

const isInline = (node: ElementContent | undefined): boolean =>
  node !== undefined && !isBlock(node);

function trimmed(block: Element): Flow {
  if (block.tagName !== "p" && block.tagName !== "h3") return block.children;
  const last = block.children.length - 1;
  return block.children.map((node, at) => {
    if (node.type !== "text") return node;
    const text = at === 0 ? node.value.trimStart() : node.value;
    return { ...node, value: at === last ? text.trimEnd() : text };
  });
}

/** Puts an inline element around the text in a flow: inside of its blocks, and between line breaks. */
export function wrapText(flow: Flow, wrap: (children: Flow) => Element): Flow {
  return partsOf(flow, (node) => isBlock(node) || isElement(node, "br")).flatMap((part) => {
    const [first] = part;
    if (first && isBlock(first)) return [{ ...first, children: wrapText(first.children, wrap) }];
    return part.every(isBlank) ? part : [wrap(part)];
  });
}

/** Makes paragraphs of all that is outside of blocks, one of each line that is nothing but bold, and lists of loose entries. */
export const paragraphsOf = (flow: Flow): Element[] =>
  partsOf(inLists(flow), isBlock).flatMap((part) => {
    const [first] = part;
    if (first && isBlock(first)) return [first];
    return boldLinesApart(part).map((lines) => element("p", lines));
  });

/** Puts entries that are outside of lists into one. */
export function inLists(flow: Flow): Flow {
  const result: Flow = [];
  let list: Element | null = null;
  for (const node of flow) {
    if (isElement(node, "li")) {
      if (list === null) result.push((list = element("ul", [])));
      list.children.push(node);
    } else if (list === null || !isBlank(node) || isElement(node, "br")) {
      list = null;
      result.push(node);
    }
  }
  return result;
}

/** Splits text without blocks into paragraphs, so that each line of bold text is one; drops blank ones. */
export function boldLinesApart(text: Flow): Flow[] {
  const lines = linesOf(text);
  const parts = lines.some(isBold) ? joined(lines) : [text];
  return parts.filter((part) => !part.every(isBlank));
}

const linesOf = (text: Flow): Flow[] =>
  partsOf(text, (node) => isElement(node, "br")).filter(
    ([first]) => first && !isElement(first, "br"),
  );

/** Lines of one paragraph each, with breaks between lines that are not bold. */
function joined(lines: readonly Flow[]): Flow[] {
  const paragraphs: Flow[] = [];
  let open: Flow | null = null;
  for (const line of lines) {
    if (open === null || isBold(line)) paragraphs.push((open = [...line]));
    else open.push(element("br", []), ...line);
    if (isBold(line)) open = null;
  }
  return paragraphs;
}

/** Whether all that is to read is bold, apart from a colon. */
export const isBold = (line: Flow): boolean =>
  !line.every(isBlank) &&
  line.some((node) => isElement(node, "strong")) &&
  line.every((node) => isBlank(node) || isElement(node, "strong") || isColon(node));

const isColon = (node: ElementContent): boolean =>
  node.type === "text" && node.value.trim() === ":";

/** Splits a flow before and after each of these nodes. */
function partsOf(flow: Flow, standsAlone: (node: ElementContent) => boolean): Flow[] {
  const parts: Flow[] = [];
  let open: Flow | null = null;
  for (const node of flow) {
    if (standsAlone(node)) parts.push([node]);
    else if (open === null) parts.push((open = [node]));
    else open.push(node);
    if (standsAlone(node)) open = null;
  }
  return parts;
}
