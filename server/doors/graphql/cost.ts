import type { ApolloServerPlugin } from "@apollo/server";
import {
  getNamedType,
  getOperationAST,
  GraphQLError,
  isCompositeType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from "graphql";
import {
  fieldExtensionsEstimator,
  getComplexity,
  type ComplexityEstimator,
} from "graphql-query-complexity";
import type { Reservation, ThrottleStatus } from "../../kit/http/point-buckets.js";
import { QUERY_COST } from "../../kit/graphql/query-cost.js";
import type { RequestContext } from "../../kit/http/request-context.js";

/** Maximum points of one operation: an object costs 1, a scalar 0, a list `first` times its content. */
export const MAX_COST = 1000;

/** Introspection lists have no `first`, so their cost is added to the field above them. */
const INTROSPECTION_COST: Record<string, number> = { __schema: 50, __type: 5 };

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** `totalCount` is one query, however long the page is: it is charged once per list, not once per entry. */
const estimatorOf =
  (fragments: Fragments): ComplexityEstimator =>
  ({ field, node, args, childComplexity }) => {
    const price = INTROSPECTION_COST[field.name] ?? 1;
    const own = isCompositeType(getNamedType(field.type)) ? price : 0;
    const first: unknown = args.first;
    const counts = "selectionSet" in node ? countsIn(node.selectionSet, fragments) : 0;
    const entries = typeof first === "number" ? Math.max(first, 1) : 1;
    return own + counts * QUERY_COST + childComplexity * entries;
  };

/** How often a selection requests `totalCount`. Validation has already limited its size (limits.ts). */
function countsIn(set: SelectionSetNode | undefined, fragments: Fragments): number {
  let counts = 0;
  for (const selection of set?.selections ?? []) {
    if (selection.kind === Kind.FIELD) counts += selection.name.value === "totalCount" ? 1 : 0;
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      counts += countsIn(selection.selectionSet, fragments);
    else counts += countsIn(fragments.get(selection.name.value)?.selectionSet, fragments);
  }
  return counts;
}

const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  new Map(
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );

/** One operation of a valid document, and its variables. */
interface Operation {
  document: DocumentNode;
  variables?: Record<string, unknown> | undefined;
  operationName?: string | undefined;
}

/** The cost of an operation with these variables, in points. @throws GraphQLError if the variables do not fit */
export const costOf = (
  schema: GraphQLSchema,
  { document, variables = {}, operationName }: Operation,
): number =>
  getComplexity({
    schema,
    query: document,
    estimators: [fieldExtensionsEstimator(), estimatorOf(fragmentsOf(document))],
    variables,
    ...(operationName ? { operationName } : {}),
  });

/** The cost in a GraphQL response, under `extensions.cost`. */
export const presentCost = (cost: number, throttleStatus: ThrottleStatus) => ({
  requestedQueryCost: cost,
  maximumQueryCost: MAX_COST,
  throttleStatus,
});

/** A request that has passed the query gate. */
export interface PricedContext extends RequestContext {
  /** The points reserved for the query's size; the operation's actual cost replaces them. */
  reservation: Reservation;
}

/**
 * Refuses operations above `MAX_COST`, counted with their variables, and callers without enough points. Reports the cost and
 * the remaining points in every response.
 */
export const costPlugin: ApolloServerPlugin<PricedContext> = {
  async requestDidStart({ contextValue: { reservation } }) {
    let cost = 0;
    return {
      async didResolveOperation({ schema, document, request }) {
        const { variables } = request;
        const operation = getOperationAST(document, request.operationName);
        // The requested operation does not exist; Apollo reports that when it executes.
        if (!operation) return;
        const operationName = operation.name?.value;
        cost = orBadInput(() => costOf(schema, { document, variables, operationName }));
        if (cost > MAX_COST)
          throw new GraphQLError(`Costs ${cost} points; at most ${MAX_COST} are allowed.`, {
            extensions: { code: "QUERY_TOO_COSTLY", http: { status: 400 } },
          });
        reservation.settle(cost);
      },
      async willSendResponse({ response }) {
        if (response.body.kind !== "single") return;
        const { singleResult } = response.body;
        singleResult.extensions = {
          ...singleResult.extensions,
          cost: presentCost(cost, reservation.status),
        };
      },
    };
  },
};

/** Cost counting is the first to read the variables; if they do not fit, that is the caller's error. */
function orBadInput(count: () => number): number {
  try {
    return count();
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const extensions = { code: "BAD_USER_INPUT", http: { status: 400 } };
    throw new GraphQLError(error.message, { nodes: error.nodes, extensions });
  }
}
