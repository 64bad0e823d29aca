import {
  ApolloServer,
  HeaderMap,
  type ApolloServerOptions,
  type ApolloServerPlugin,
  type BaseContext,
  type HTTPGraphQLResponse,
} from "@apollo/server";
import { OperationTypeNode } from "graphql";
import { tooLate } from "../../core/errors.js";
import { OWN } from "../../kit/http/cache-control.js";
import { statusOf } from "../../kit/http/status-of.js";
import { toGraphQLBody } from "./errors.js";

/**
 * Answers queries within a time limit. A mutation is answered only when it has ended, however late: it cannot be canceled,
 * and a caller told to try again would do it twice. Its parts have their own limits: each statement and lock wait, the time
 * to receive the request, and all that it asks of providers together (core/request-scope.ts).
 */
export class DeadlineServer<Context extends BaseContext> extends ApolloServer<Context> {
  private readonly deadlines: WeakMap<object, NodeJS.Timeout>;

  /** @param queryMs milliseconds after which a query is answered with 503 */
  constructor(
    options: ApolloServerOptions<Context>,
    private readonly queryMs: number,
  ) {
    const deadlines = new WeakMap<object, NodeJS.Timeout>();
    super({ ...options, plugins: [...(options.plugins ?? []), waitForMutations(deadlines)] });
    this.deadlines = deadlines;
  }

  override async executeHTTPGraphQLRequest(
    request: Parameters<ApolloServer<Context>["executeHTTPGraphQLRequest"]>[0],
  ): Promise<HTTPGraphQLResponse> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<HTTPGraphQLResponse>((resolve) => {
      timer = setTimeout(() => resolve(lateAnswer()), this.queryMs);
      this.deadlines.set(request.httpGraphQLRequest, timer);
    });
    try {
      const answer = await Promise.race([super.executeHTTPGraphQLRequest(request), late]);
      // Apollo has words of its own for some refusals.
      answer.headers.set("cache-control", OWN);
      return answer;
    } finally {
      clearTimeout(timer);
    }
  }
}

/** @param deadlines by HTTP request */
const waitForMutations = (
  deadlines: WeakMap<object, NodeJS.Timeout>,
): ApolloServerPlugin<BaseContext> => ({
  async requestDidStart({ request: { http } }) {
    return {
      async didResolveOperation({ operation }) {
        if (operation?.operation === OperationTypeNode.MUTATION && http)
          clearTimeout(deadlines.get(http));
      },
    };
  },
});

function lateAnswer(): HTTPGraphQLResponse {
  const error = tooLate();
  const headers = new HeaderMap([
    ["content-type", "application/json; charset=utf-8"],
    ["retry-after", "5"],
  ]);
  const string = JSON.stringify(toGraphQLBody(error));
  return { status: statusOf(error), headers, body: { kind: "complete", string } };
}
