import type { ApolloServerPlugin } from "@apollo/server";
import { getNamedType, GraphQLError, isCompositeType } from "graphql";
import { getComplexity, type ComplexityEstimator } from "graphql-query-complexity";
import type { RequestContext } from "../context.js";

/** Points one operation may cost: an object is 1, a scalar 0, a list `first` times what is in it. */
export const MAX_COST = 1000;

const estimate: ComplexityEstimator = ({ field, args, childComplexity }) => {
  const own = isCompositeType(getNamedType(field.type)) ? 1 : 0;
  const first: unknown = args.first;
  return own + childComplexity * (typeof first === "number" ? Math.max(first, 1) : 1);
};

/** Refuses operations over `MAX_COST`, counted with their variables, and tells everybody the cost. */
export const costPlugin: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    let cost = 0;
    return {
      async didResolveOperation({ schema, document, request }) {
        cost = orBadInput(() =>
          getComplexity({
            schema,
            query: document,
            estimators: [estimate],
            variables: request.variables ?? {},
            ...(request.operationName ? { operationName: request.operationName } : {}),
          }),
        );
        if (cost > MAX_COST)
          throw new GraphQLError(`Costs ${cost} points; at most ${MAX_COST} are allowed.`, {
            extensions: { code: "QUERY_TOO_COSTLY", http: { status: 400 } },
          });
      },
      async willSendResponse({ response }) {
        if (response.body.kind !== "single") return;
        const { singleResult } = response.body;
        singleResult.extensions = {
          ...singleResult.extensions,
          cost: { requestedQueryCost: cost, maximumQueryCost: MAX_COST },
        };
      },
    };
  },
};

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
