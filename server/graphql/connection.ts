import { Field, Int, ObjectType, type ClassType } from "type-graphql";
import type { Edge } from "../core/paging.js";

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

    // Its cost is counted with the list (graphql/cost.ts).
    @Field(() => Int, {
      description:
        "Counted only when asked for, and up to 1000; an estimate for searches of very many.",
    })
    totalCount(): Promise<number> {
      return this.countAll();
    }
  }
  return ConnectionClass;
}
