import { parse, defaultTreeAdapter, type DefaultTreeAdapterTypes } from "parse5";
import type { RowSource, SourceRow } from "./source-row.js";

/** Levels of lists and graphs; no page has more, and a stranger's might overflow the stack. */
const DEEPEST = 10;

type Element = DefaultTreeAdapterTypes.Element;

/** The jobs that a page of HTML has for search engines, in its scripts of JSON-LD. */
export const pageRows = (html: string): RowSource => {
  const rows = scriptsIn(parse(html))
    .flatMap(postingsOf)
    .map((row, index): SourceRow => ({ ...row, at: index + 1 }));
  return { rows: inTurn(rows), list: null, isBoard: false, beside: new Map() };
};

/** The jobs in an object of JSON-LD: itself, in its graph, or in a list. */
export function postingsIn(value: unknown, depth = 0): unknown[] {
  if (depth > DEEPEST) return [];
  if (Array.isArray(value)) return value.flatMap((inner) => postingsIn(inner, depth + 1));
  if (typeof value !== "object" || value === null) return [];
  if (isPosting(value)) return [value];
  const inner = ["@graph", "itemListElement", "item", "mainEntity", "mainEntityOfPage"] as const;
  return inner.flatMap((name) =>
    name in value ? postingsIn(Reflect.get(value, name), depth + 1) : [],
  );
}

/** Its type may be a list: `["JobPosting", "Thing"]`, or an address. */
export function isPosting(value: object): boolean {
  const type: unknown = "@type" in value ? value["@type"] : undefined;
  const types: unknown[] = Array.isArray(type) ? type : [type];
  return types.some((name) => typeof name === "string" && /(?:^|[/:])JobPosting$/.test(name));
}

/** Objects as a source. */
export const objectRows = (values: readonly unknown[]): RowSource => ({
  rows: inTurn(values.map((value, index) => ({ at: index + 1, value }))),
  list: null,
  isBoard: false,
  beside: new Map(),
});

// eslint-disable-next-line @typescript-eslint/require-await -- sources are read with await
async function* inTurn(rows: readonly SourceRow[]): AsyncGenerator<SourceRow> {
  yield* rows;
}

function postingsOf(script: string): SourceRow[] {
  try {
    return postingsIn(JSON.parse(script)).map((value) => ({ at: 0, value }));
  } catch {
    // Scripts about other things may be broken, too.
    return script.includes("JobPosting") ? [{ at: 0, fault: "MALFORMED", value: null }] : [];
  }
}

function scriptsIn(document: DefaultTreeAdapterTypes.Document): string[] {
  const found: string[] = [];
  let level: DefaultTreeAdapterTypes.ChildNode[] = document.childNodes;
  // Without recursion: a stranger's page may be deeper than the stack.
  while (level.length > 0) {
    for (const node of level)
      if (defaultTreeAdapter.isElementNode(node) && isData(node)) found.push(textOf(node));
    level = level.flatMap((node) => ("childNodes" in node ? node.childNodes : []));
  }
  return found;
}

const isData = ({ tagName, attrs }: Element): boolean =>
  tagName === "script" &&
  attrs.some(({ name, value }) => name === "type" && /^\s*application\/ld\+json\b/i.test(value));

/** Without the comments that hide it from very old browsers. */
const textOf = ({ childNodes }: Element): string =>
  childNodes
    .map((node) => ("value" in node ? node.value : ""))
    .join("")
    .replace(
      /^\s*(?:\/\/|\/\*)?\s*(?:<!--|<!\[CDATA\[)(?:\s*\*\/)?|(?:\/\/|\/\*)?\s*(?:-->|\]\]>)(?:\s*\*\/)?\s*$/g,
      "",
    )
    .trim();
