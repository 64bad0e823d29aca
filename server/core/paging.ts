import { badInput } from "./errors.js";
import { isId } from "./ids.js";
import { findIllFormed } from "./well-formed.js";

export interface Edge<Node> {
  cursor: string;
  node: Node;
}

/** One page of a forward list; `countAll` runs only if `totalCount` is requested. */
export interface Page<Node> {
  edges: Edge<Node>[];
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  countAll: () => Promise<number>;
}

/** What a list takes: how many, and the cursor of the last one on the page before. */
export interface PageRequest {
  first: number;
  after?: string | null | undefined;
}

export const MAX_PAGE = 100;
/** Long lists count no further: people only need to know that there are many. */
export const MAX_TOTAL = 1000;
/** The latest time, in milliseconds, that a DATETIME column can store. */
const MAX_TIME = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** @throws BAD_INPUT unless 1 ≤ first ≤ `max`. */
export function pageSize(first: number, max = MAX_PAGE): number {
  if (Number.isInteger(first) && first >= 1 && first <= max) return first;
  throw badInput(`Ask for 1 to ${max} at a time.`, { first: `Choose a number from 1 to ${max}.` });
}

export const badCursor = () =>
  badInput("The page cursor isn't valid.", { after: "This cursor isn't from this list." });

/** An opaque cursor over the sort key of a row. */
export const encodeCursor = (...key: string[]): string =>
  Buffer.from(JSON.stringify(key)).toString("base64url");

const isText = (value: unknown): value is string =>
  typeof value === "string" && findIllFormed(value) === null;

/** @throws BAD_INPUT unless `encodeCursor` made the cursor with this number of parts */
export function decodeCursor(cursor: string, parts: number): string[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (Array.isArray(key) && key.length === parts && key.every(isText)) return key;
  } catch {
    // Not one of our cursors: refused below.
  }
  throw badCursor();
}

/** A cursor over a list sorted by time (milliseconds since 1970) and id. */
export const encodeTimeCursor = (time: Date | null, id: string): string =>
  encodeCursor(String(time?.getTime()), id);

/** @throws BAD_INPUT unless the cursor has an id and a time that the database can store */
export function decodeTimeCursor(cursor: string): { time: Date; id: string } {
  const [time, id] = decodeCursor(cursor, 2);
  return readTimeKey(time, id);
}

/** @throws BAD_INPUT unless these cursor parts are an id and a time that the database can store */
export function readTimeKey(time = "", id = ""): { time: Date; id: string } {
  if (!/^\d{1,15}$/.test(time) || Number(time) > MAX_TIME || !isId(id)) throw badCursor();
  return { time: new Date(Number(time)), id };
}

/** Turns up to `limit + 1` rows into a page; the extra row shows that there is a next page. */
export function toPage<Node>(
  rows: Node[],
  limit: number,
  cursorOf: (node: Node) => string,
  hasPreviousPage: boolean,
  countAll: () => Promise<number>,
): Page<Node> {
  const edges = rows.slice(0, limit).map((node) => ({ node, cursor: cursorOf(node) }));
  const pageInfo = {
    hasNextPage: rows.length > limit,
    hasPreviousPage,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  return { edges, pageInfo, countAll };
}

export const nodesOf = <Node>({ edges }: Page<Node>): Node[] => edges.map(({ node }) => node);

/** The same page of what is shown for each node; a node for which nothing is shown is left out. */
export function mapPage<Node, Shown>(
  { edges, ...page }: Page<Node>,
  show: (node: Node, index: number) => Shown | undefined,
): Page<Shown> {
  const shown = edges.flatMap(({ cursor, node }, index) => {
    const one = show(node, index);
    return one === undefined ? [] : [{ cursor, node: one }];
  });
  return { ...page, edges: shown };
}
