import type { GraphiQLProps } from "graphiql";
import { explorerTexts } from "#texts/explorer";

type Fetcher = GraphiQLProps["fetcher"];

/** GraphiQL's own query for the schema, which is public. */
const INTROSPECTION = "IntrospectionQuery";
const ACCEPTED = ["application/graphql-response+json", "application/json"].join();
/** What a header can have; a key has nothing else. */
const KEY = /^[\x21-\x7e]+$/;

type Result = Record<string, unknown>;
const isResult = (value: unknown): value is Result => typeof value === "object" && value !== null;

const refusal = (message: string): Result => ({ errors: [{ message }] });

/**
 * The name of the operation to run, if the query still has it. A moment after a tab was chosen, GraphiQL's name is that of the tab before,
 * which the server would refuse; without a name, it runs the only operation.
 */
function nameIn(query: string, name: string | null | undefined): string | undefined {
  const isThere = name && new RegExp(`\\b(?:query|mutation)\\s+${name}\\b`).test(query);
  return isThere ? name : undefined;
}

/**
 * Sends queries as a partner's system does: by the key alone. A session's cookie is never sent, so that a query that someone was
 * talked into can't act for the person who is signed in.
 * @param keyNow the key as it is now; empty for none
 */
export const makeFetcher =
  (keyNow: () => string): Fetcher =>
  async ({ query, operationName, ...asked }) => {
    const variables: unknown = asked.variables;
    const key = operationName === INTROSPECTION ? "" : keyNow().trim();
    if (key !== "" && !KEY.test(key)) return refusal(explorerTexts.badKey);
    const answer = await fetch("/graphql", {
      method: "POST",
      credentials: "omit",
      headers: {
        accept: ACCEPTED,
        "content-type": "application/json",
        ...(key !== "" && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ query, variables, operationName: nameIn(query, operationName) }),
    }).catch(() => null);
    if (answer === null) return refusal(explorerTexts.noAnswer);
    const result: unknown = await answer.json().catch(() => null);
    return isResult(result) ? result : refusal(explorerTexts.noJson(answer.status));
  };
