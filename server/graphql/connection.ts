import { Field, Int, ObjectType, type ClassType } from "type-graphql";
import { badInput } from "../core/errors.js";

/** Relay connections (https://relay.dev/graphql/connections.htm), forward paging. */
@ObjectType()
export class PageInfo {
  @Field(() => Boolean)
  hasNextPage!: boolean;

  @Field(() => Boolean)
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true })
  startCursor!: string | null;

  @Field(() => String, { nullable: true })
  endCursor!: string | null;
}

export interface Edge<Node> {
  cursor: string;
  node: Node;
}

/** One page; `countAll` runs only when `totalCount` is asked for. */
export interface Page<Node> {
  edges: Edge<Node>[];
  pageInfo: PageInfo;
  countAll: () => Promise<number>;
}

export function EdgeType<Node extends object>(node: ClassType<Node>) {
  @ObjectType()
  abstract class EdgeClass implements Edge<Node> {
    @Field(() => String)
    cursor!: string;

    @Field(() => node)
    node!: Node;
  }
  return EdgeClass;
}

export function ConnectionType<Node extends object>(
  node: ClassType<Node>,
  edge: ClassType<Edge<Node>>,
) {
  @ObjectType()
  abstract class ConnectionClass {
    @Field(() => [edge])
    edges!: Edge<Node>[];

    @Field(() => PageInfo)
    pageInfo!: PageInfo;

    countAll!: () => Promise<number>;

    @Field(() => [node], { description: "The nodes of `edges`." })
    nodes(): Node[] {
      return this.edges.map((entry) => entry.node);
    }

    @Field(() => Int, { description: "Counted only when asked for, and up to 1000." })
    totalCount(): Promise<number> {
      return this.countAll();
    }
  }
  return ConnectionClass;
}

export const MAX_PAGE = 100;

/** @throws BAD_INPUT unless 1 ≤ first ≤ `max`. */
export function pageSize(first: number, max = MAX_PAGE): number {
  if (Number.isInteger(first) && first >= 1 && first <= max) return first;
  throw badInput(`Ask for 1 to ${max} at a time.`, { first: `Between 1 and ${max}.` });
}

/** An opaque cursor over the sort key of a row. */
export const encodeCursor = (...key: string[]): string =>
  Buffer.from(JSON.stringify(key)).toString("base64url");

/** @throws BAD_INPUT for anything that did not come from `encodeCursor` with as many parts. */
export function decodeCursor(cursor: string, parts: number): string[] {
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (Array.isArray(key) && key.length === parts && key.every((k) => typeof k === "string"))
      return key;
  } catch {
    // Not one of ours: answered below.
  }
  throw badInput("The page cursor is not valid.", { after: "Not a cursor of this list." });
}

/** Cuts `limit + 1` rows into a page. */
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
