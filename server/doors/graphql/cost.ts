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
import { LRUCache } from "lru-cache";
import type { Reservation, ThrottleStatus } from "../../kit/http/point-buckets.js";
import { asksForPublicLists } from "./public-lists.js";
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

/** How many costs are remembered, in all: with their keys, at most about 3 MB. */
export const MAX_COUNTED = 5_000;
/** An operation whose name and variables are longer is counted each time. */
const MAX_KEY = 300;
/** So is one whose variables are nested deeper. */
const MAX_NESTED = 4;
const counted = new LRUCache<string, number>({ max: MAX_COUNTED });

/** A number for each document: it must not be kept longer than Apollo keeps it. */
const numbers = new WeakMap<DocumentNode, number>();
let lastNumber = 0;

/**
 * The cost of an operation with these variables, in points. The site's own queries are asked again and again with the same
 * variables, so costs are counted once.
 * @throws GraphQLError if the variables do not fit
 */
export function costOf(schema: GraphQLSchema, operation: Operation): number {
  const key = operationKey(operation);
  const known = key === null ? undefined : counted.get(key);
  if (known !== undefined) return known;
  const cost = count(schema, operation);
  if (key !== null) counted.set(key, cost);
  return cost;
}

/**
 * What an operation asks, as a key of what is remembered of it. Variables that it does not declare change nothing.
 * @returns null if nothing is to be remembered
 */
export function operationKey({
  document,
  variables = {},
  operationName,
}: Operation): string | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const names = operation.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
  const given = names
    .map((name) => [name, variables[name]])
    .filter(([, value]) => value !== undefined);
  if (!isShallow(given)) return null;
  const key = JSON.stringify([operationName, given]);
  return key.length > MAX_KEY ? null : `${numberOf(document)} ${key}`;
}

/** Values nested thousands of times could not be written as text. */
const isShallow = (value: unknown, levels = MAX_NESTED): boolean =>
  typeof value !== "object" ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1)));

function numberOf(document: DocumentNode): number {
  const number = numbers.get(document) ?? (lastNumber += 1);
  numbers.set(document, number);
  return number;
}

const count = (
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
  /** For a query by GET whose answer may be kept (public-queries.ts): whether it succeeded, and is the same for everyone. */
  publicAnswer?: { isForEveryone: boolean };
}

/**
 * Refuses operations above `MAX_COST`, counted with their variables, and callers without enough points. Reports the cost in
 * every response, and the remaining points in all that are for one caller.
 */
export const costPlugin: ApolloServerPlugin<PricedContext> = {
  async requestDidStart({ contextValue: { reservation, publicAnswer } }) {
    let cost = 0;
    let mayBeForEveryone = false;
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
        mayBeForEveryone = asksForPublicLists(operation);
      },
      async willSendResponse({ response }) {
        if (response.body.kind !== "single") return;
        const { singleResult } = response.body;
        if (publicAnswer) publicAnswer.isForEveryone = mayBeForEveryone && !singleResult.errors;
        // What one caller has left is nothing for others.
        const costs = publicAnswer?.isForEveryone
          ? { requestedQueryCost: cost, maximumQueryCost: MAX_COST }
          : presentCost(cost, reservation.status);
        singleResult.extensions = { ...singleResult.extensions, cost: costs };
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
