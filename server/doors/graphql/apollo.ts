import type { ApolloServerOptions, ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import {
  GraphQLError,
  OperationTypeNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from "graphql";
import { AppError, isOurFault } from "../../core/errors.js";
import type { Logger } from "../../core/logger.js";
import { countGraphqlFailure } from "../../core/metrics/counts.js";
import { toAppError } from "../../kit/http/failures.js";
import { seesOwnWrites } from "../../kit/http/strangers.js";
import { costPlugin, type PricedContext } from "./cost.js";
import { DeadlineServer } from "./deadline.js";
import { extensionsOf } from "./errors.js";
import { knownOperations } from "./known-operations.js";
import { PARSE_OPTIONS } from "./query-gate.js";

/** Codes of GraphQL's own errors about bad requests; their messages describe the query and are safe to show. */
const REQUEST_ERROR = /^(GRAPHQL_|BAD_REQUEST|BAD_USER_INPUT|QUERY_|PERSISTED_|OPERATION_)/;

const MAX_ERRORS = 10;

/**
 * Creates the server for a schema: no batching; introspection on, since the contract is public.
 * @param queryMs milliseconds after which a query is answered with 503
 */
export function createApolloServer(schema: GraphQLSchema, queryMs: number, logger: Logger) {
  const options: ApolloServerOptions<PricedContext> = {
    schema,
    introspection: true,
    csrfPrevention: true,
    includeStacktraceInErrorResponses: false,
    parseOptions: PARSE_OPTIONS,
    validationRules: [knownOperations],
    // Every error message searches for similar names; the first errors are enough.
    validationOptions: { maxErrors: MAX_ERRORS },
    formatError: (formatted, error) => formatError(formatted, error, logger),
    logger,
    // server/serve.ts drains the server on shutdown.
    stopOnTerminationSignals: false,
    plugins: [
      // Enabled by default, it would wrap every field: 150–600 µs per request.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      costPlugin,
      limitStatus,
      ownWrites,
    ],
  };
  return new DeadlineServer(options, queryMs);
}

function formatError(formatted: GraphQLFormattedError, error: unknown, logger: Logger) {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const code = ownCode(original) ?? formatted.extensions?.code;
  if (!(original instanceof AppError) && typeof code === "string" && REQUEST_ERROR.test(code))
    return { ...formatted, extensions: { ...formatted.extensions, code } };
  const known = toAppError(original);
  if (isOurFault(known)) countGraphqlFailure();
  if (known.code === "INTERNAL" || known.cause) logger.error({ err: original }, "graphql error");
  return {
    message: known.message,
    ...(formatted.path ? { path: formatted.path } : {}),
    ...(formatted.locations ? { locations: formatted.locations } : {}),
    extensions: extensionsOf(known),
  };
}

/** Apollo uses one code for all failed validations; our rules have more specific codes (limits.ts). */
const ownCode = (original: unknown): unknown =>
  original instanceof GraphQLError ? original.extensions.code : undefined;

/** The HTTP status of a request that was not done, so that it may be made again: later, or in another way. */
const NOT_DONE = new Map<unknown, number>([
  ["RATE_LIMITED", 429],
  ["THROTTLED", 429],
  ["UNAVAILABLE", 503],
  ["IDEMPOTENCY_IN_PROGRESS", 409],
  ["IDEMPOTENCY_KEY_REUSED", 422],
]);

/** Sets the HTTP status of a request refused by a limit, and when to come back. */
const limitStatus: ApolloServerPlugin<PricedContext> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response }) {
        if (response.body.kind !== "single") return;
        const limited = response.body.singleResult.errors?.find(({ extensions }) =>
          NOT_DONE.has(extensions?.code),
        );
        const status = NOT_DONE.get(limited?.extensions?.code);
        if (!limited || status === undefined) return;
        response.http.status = status;
        const wait = limited.extensions?.retryAfterSeconds;
        if (typeof wait === "number") response.http.headers.set("retry-after", String(wait));
      },
    };
  },
};

/** What a mutation answers with must have what it wrote. */
const ownWrites: ApolloServerPlugin<PricedContext> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        if (operation?.operation === OperationTypeNode.MUTATION) seesOwnWrites();
      },
    };
  },
};
