import type { Request } from "express";
import { execute, Kind, parse, type DocumentNode, type GraphQLSchema } from "graphql";
import { LRUCache } from "lru-cache";
import { inTime } from "../../kit/http/in-time.js";
import type { ApolloAnswer, Shortcut } from "./ask-apollo.js";
import { costOf, MAX_COST, operationKey, presentCost, type PricedContext } from "./cost.js";
import { readerOf, type KeptData } from "./kept-data.js";
import { asksForPublicLists } from "./public-lists.js";
import { PARSE_OPTIONS } from "./query-gate.js";

/** Queries that are remembered, and characters of each: those of our pages and of most programs. */
const MAX_KNOWN = 100;
const MAX_LENGTH = 4_000;

/** What Apollo answers with, by what the caller accepts. */
const TYPES: ReadonlyMap<string | undefined, string> = new Map([
  [undefined, "application/json; charset=utf-8"],
  ["*/*", "application/json; charset=utf-8"],
  ["application/json", "application/json; charset=utf-8"],
  // Of browsers with Apollo's client.
  [
    "application/graphql-response+json,application/json;q=0.9",
    "application/graphql-response+json; charset=utf-8",
  ],
]);

/** A valid document with one operation. */
interface KnownQuery {
  document: DocumentNode;
  name: string | undefined;
}

interface Asked {
  type: string;
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

/**
 * Answers queries for public lists that Apollo has answered before, without Apollo's way around graphql-js, which takes as long as
 * reading the rows. What was asked before and has not changed since is not even read again, but charged the same. Whatever is unusual is
 * left to Apollo, and so is every error: Apollo then answers the query from its start.
 */
export class RepeatedLists implements Shortcut {
  private readonly known = new LRUCache<string, KnownQuery>({ max: MAX_KNOWN });

  /** @param queryMs milliseconds after which a query is refused */
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly queryMs: number,
    private readonly kept: KeptData,
  ) {}

  learn(request: Request): void {
    const { query } = readAsked(request) ?? {};
    if (query === undefined || query.length > MAX_LENGTH || this.known.has(query)) return;
    const document = parse(query, PARSE_OPTIONS);
    const [operation, ...others] = document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? [definition] : [],
    );
    if (operation && others.length === 0 && asksForPublicLists(operation))
      this.known.set(query, { document, name: operation.name?.value });
  }

  /** @throws UNAVAILABLE if it takes too long */
  async answer(
    request: Request,
    contextOf: (request: Request) => PricedContext,
  ): Promise<ApolloAnswer | null> {
    const asked = readAsked(request);
    const known = asked && this.known.get(asked.query);
    if (!known || (asked.operationName ?? known.name) !== known.name) return null;
    const contextValue = contextOf(request);
    const { variables, type } = asked;
    const cost = this.charge(known, variables, contextValue);
    if (cost === null) return null;
    const data = await this.dataFor(known, variables, contextValue);
    if (data === null) return null;
    const extensions = { cost: presentCost(cost, contextValue.reservation.status) };
    const rest = Buffer.from(`,"extensions":${JSON.stringify(extensions)}}\n`);
    const body = Buffer.concat([data, rest]);
    return { status: 200, headers: new Map([["content-type", type]]), body };
  }

  /** @returns the beginning of the answer, up to the end of `data`; null if there are errors */
  private async dataFor(
    { document }: KnownQuery,
    variables: Record<string, unknown>,
    contextValue: PricedContext,
  ): Promise<Buffer | null> {
    const key = keyOf({ document, variables }, contextValue);
    const kept = key === null ? undefined : this.kept.take(key);
    if (kept !== undefined) return kept;
    const keep = this.kept.begin();
    const running = async () =>
      execute({ schema: this.schema, document, contextValue, variableValues: variables });
    const { data, errors } = await inTime(running(), this.queryMs);
    if (errors) return null;
    const made = Buffer.from(`{"data":${JSON.stringify(data)}`);
    if (key !== null) keep(key, made);
    return made;
  }

  /** @returns the cost; null if Apollo has to refuse it, or the variables */
  private charge(
    { document, name }: KnownQuery,
    variables: Record<string, unknown>,
    { reservation }: PricedContext,
  ): number | null {
    try {
      const cost = costOf(this.schema, { document, variables, operationName: name });
      if (cost > MAX_COST) return null;
      reservation.settle(cost);
      return cost;
    } catch {
      return null;
    }
  }
}

function keyOf(operation: Parameters<typeof operationKey>[0], { actor }: PricedContext) {
  const reader = readerOf(actor);
  const asked = reader === null ? null : operationKey(operation);
  return asked === null ? null : `${asked} ${reader}`;
}

/** Null for a request that is not as simple as most. */
function readAsked({ headers, body }: Request<unknown, unknown, unknown>): Asked | null {
  const type = TYPES.get(headers.accept);
  const isJson = headers["content-type"]?.startsWith("application/json") ?? false;
  if (type === undefined || !isJson || !isRecord(body)) return null;
  const { query, variables, operationName, ...others } = body;
  if (typeof query !== "string" || Object.keys(others).length > 0) return null;
  if (!isAbsent(variables) && !isRecord(variables)) return null;
  if (!isAbsent(operationName) && typeof operationName !== "string") return null;
  return { type, query, variables: variables ?? {}, operationName: operationName ?? undefined };
}

const isAbsent = (value: unknown): value is null | undefined =>
  value === null || value === undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
