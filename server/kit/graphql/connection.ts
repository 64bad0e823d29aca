import { Arg, Field, Int, ObjectType, type ClassType } from "type-graphql";
import type { Edge } from "../../core/paging.js";

/** Relay connections (https://relay.dev/graphql/connections.htm), forward paging. */
@ObjectType({ description: "Where a page is in its list. Lists are read forward only." })
export class PageInfo {
  @Field(() => Boolean, {
    description: "True when more entries follow. Ask for them with `after: endCursor`.",
  })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: "True when this page was asked for with `after`." })
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

/** The page size that every connection asks for. */
export const First = () =>
  Arg("first", () => Int, { description: "How many entries to return, 1 to 100." });

/** The position that every connection continues from. */
export const After = () =>
  Arg("after", () => String, {
    nullable: true,
    description:
      "Returns the entries after this cursor, usually `pageInfo.endCursor` of the page before. Null starts at the beginning. Keep all other arguments the same.",
  });

export function EdgeType<Node extends object>(node: ClassType<Node>) {
  @ObjectType()
  abstract class EdgeClass implements Edge<Node> {
    @Field(() => String, { description: "Opaque position of the entry, to pass as `after`." })
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

    @Field(() => PageInfo, { description: "Where this page is in the list." })
    pageInfo!: PageInfo;

    countAll!: () => Promise<number>;

    @Field(() => [node], { description: "The entries of this page without cursors." })
    nodes(): Node[] {
      return this.edges.map((entry) => entry.node);
    }

    // Its cost is part of the list's cost (graphql/cost.ts).
    @Field(() => Int, {
      description:
        "How many entries the whole list has, up to 1000. Counted only when asked for; an estimate where a job search matches very many.",
    })
    totalCount(): Promise<number> {
      return this.countAll();
    }
  }
  return ConnectionClass;
}
