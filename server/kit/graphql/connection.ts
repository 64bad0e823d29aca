import { Arg, Field, Int, ObjectType, type ClassType } from "type-graphql";
import type { Edge } from "../../core/paging.js";

/** Relay connections (https://relay.dev/graphql/connections.htm), forward paging. */
@ObjectType({ description: "Position of a page in its list. Lists can only be read forward." })
export class PageInfo {
  @Field(() => Boolean, {
    description: "True when more entries follow. Request them with `after: endCursor`.",
  })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: "True when this page was requested with `after`." })
  hasPreviousPage!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Cursor of the first entry on this page. Null on an empty page.",
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Cursor of the last entry on this page. Null on an empty page.",
  })
  endCursor!: string | null;
}

/** The page size argument of every connection. */
export const First = () =>
  Arg("first", () => Int, { description: "How many entries to return, 1 to 100." });

/** The position argument of every connection. */
export const After = () =>
  Arg("after", () => String, {
    nullable: true,
    description:
      "Returns the entries after this cursor, usually `pageInfo.endCursor` of the previous page. Null starts at the beginning. Keep all other arguments the same.",
  });

export function EdgeType<Node extends object>(node: ClassType<Node>) {
  @ObjectType()
  abstract class EdgeClass implements Edge<Node> {
    @Field(() => String, { description: "Opaque position of the entry; pass it as `after`." })
    cursor!: string;

    @Field(() => node, { description: "The entry itself." })
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
    @Field(() => [edge], { description: "The entries of this page, each with its cursor." })
    edges!: Edge<Node>[];

    @Field(() => PageInfo, { description: "Position of this page in the list." })
    pageInfo!: PageInfo;

    countAll!: () => Promise<number>;

    @Field(() => [node], { description: "The entries of this page without cursors." })
    nodes(): Node[] {
      return this.edges.map((entry) => entry.node);
    }

    // Its cost is part of the list's cost (graphql/cost.ts).
    @Field(() => Int, {
      description: "Number of entries in the whole list, up to 1000. Counted only on request.",
    })
    totalCount(): Promise<number> {
      return this.countAll();
    }
  }
  return ConnectionClass;
}
