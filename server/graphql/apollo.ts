import type { ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from "graphql";
import type { Clock } from "../core/clock.js";
import { AppError } from "../core/errors.js";
import type { Logger } from "../core/logger.js";
import type { RequestContext } from "../context.js";
import { toAppError } from "../failures.js";
import { costPlugin } from "./cost.js";
import { DeadlineServer } from "./deadline.js";
import { extensionsOf } from "./errors.js";
import { sizeLimit } from "./limits.js";
import { PointBuckets } from "./points.js";

/** Codes that GraphQL itself gives to bad requests; their messages are about the query and safe to show. */
const REQUEST_ERROR = /^(GRAPHQL_|BAD_REQUEST|BAD_USER_INPUT|QUERY_|PERSISTED_|OPERATION_)/;

/** Schema in, server out; no batching, introspection on (the contract is public). */
export function createApolloServer(schema: GraphQLSchema, logger: Logger, clock: Clock) {
  return new DeadlineServer<RequestContext>({
    schema,
    introspection: true,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    validationRules: [sizeLimit],
    formatError: (formatted, error) => formatError(formatted, error, logger),
    logger,
    // The server's own shutdown drains it.
    stopOnTerminationSignals: false,
    plugins: [
      // On by default, and it wraps every field: 150–600 µs a request.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      costPlugin(new PointBuckets(clock)),
      limitStatus,
    ],
  });
}

function formatError(formatted: GraphQLFormattedError, error: unknown, logger: Logger) {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const code = ownCode(original) ?? formatted.extensions?.code;
  if (!(original instanceof AppError) && typeof code === "string" && REQUEST_ERROR.test(code))
    return { ...formatted, extensions: { ...formatted.extensions, code } };
  const known = toAppError(original);
  if (known.code === "INTERNAL" || known.cause) logger.error({ err: original }, "graphql error");
  return {
    message: known.message,
    ...(formatted.path ? { path: formatted.path } : {}),
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    extensions: extensionsOf(known),
  };
}

/** Apollo gives every failed validation the same code; ours say more (limits.ts). */
const ownCode = (original: unknown): unknown =>
  original instanceof GraphQLError ? original.extensions.code : undefined;

/** A request that was refused as a whole for its rate says so to HTTP too. */
const limitStatus: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response }) {
        if (response.body.kind !== "single") return;
        const limited = response.body.singleResult.errors?.find(({ extensions }) =>
          ["RATE_LIMITED", "THROTTLED"].includes(String(extensions?.code)),
        );
        if (!limited) return;
        response.http.status = 429;
        const wait = limited.extensions?.retryAfterSeconds;
        if (typeof wait === "number") response.http.headers.set("retry-after", String(wait));
      },
    };
  },
};
