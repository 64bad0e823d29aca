import type { ApolloServerPlugin } from "@apollo/server";
import {
  getNamedType,
  GraphQLError,
  isCompositeType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import {
  fieldExtensionsEstimator,
  getComplexity,
  type ComplexityEstimator,
} from "graphql-query-complexity";
import { errorTexts } from "#texts/errors";
import { AppError } from "../core/errors.js";
import type { RequestContext } from "../context.js";
import type { PointBuckets, ThrottleStatus } from "./points.js";
import { QUERY_COST } from "./query-cost.js";

/** Points one operation may cost: an object is 1, a scalar 0, a list `first` times what is in it. */
export const MAX_COST = 1000;

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** A list's `totalCount` is one query however long the page is: it counts with the list, not with each entry. */
const estimatorOf =
  (fragments: Fragments): ComplexityEstimator =>
  ({ field, node, args, childComplexity }) => {
    const own = isCompositeType(getNamedType(field.type)) ? 1 : 0;
    const first: unknown = args.first;
    const counts = "selectionSet" in node ? countsIn(node.selectionSet, fragments) : 0;
    const entries = typeof first === "number" ? Math.max(first, 1) : 1;
    return own + counts * QUERY_COST + childComplexity * entries;
  };

/** How often a selection asks for `totalCount`. Validation has bounded what there is to walk (limits.ts). */
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

/**
 * Refuses operations over `MAX_COST`, counted with their variables, and callers who have used up their points;
 * tells everybody the cost and what is left.
 */
export const costPlugin = (buckets: PointBuckets): ApolloServerPlugin<RequestContext> => ({
  async requestDidStart() {
    let cost = 0;
    let throttleStatus: ThrottleStatus | undefined;
    return {
      async didResolveOperation({ schema, document, request, contextValue }) {
        cost = orBadInput(() =>
          getComplexity({
            schema,
            query: document,
            estimators: [fieldExtensionsEstimator(), estimatorOf(fragmentsOf(document))],
            variables: request.variables ?? {},
            ...(request.operationName ? { operationName: request.operationName } : {}),
          }),
        );
        if (cost > MAX_COST)
          throw new GraphQLError(`Costs ${cost} points; at most ${MAX_COST} are allowed.`, {
            extensions: { code: "QUERY_TOO_COSTLY", http: { status: 400 } },
          });
        const { status, retryAfterSeconds } = buckets.take(contextValue, cost);
        throttleStatus = status;
        if (retryAfterSeconds) throw throttled(retryAfterSeconds);
      },
      async willSendResponse({ response }) {
        if (response.body.kind !== "single") return;
        const { singleResult } = response.body;
        singleResult.extensions = {
          ...singleResult.extensions,
          cost: { requestedQueryCost: cost, maximumQueryCost: MAX_COST, throttleStatus },
        };
      },
    };
  },
});

const throttled = (retryAfterSeconds: number) =>
  new AppError("THROTTLED", 429, errorTexts.tooManyQueries, { retryAfterSeconds });

/** Counting is the first to look at the variables; where they do not fit, that is the caller's mistake. */
function orBadInput(count: () => number): number {
  try {
    return count();
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const extensions = { code: "BAD_USER_INPUT", http: { status: 400 } };
    throw new GraphQLError(error.message, { nodes: error.nodes, extensions });
  }
}
