import type { GraphiQLProps } from "graphiql";
import { explorerTexts } from "#texts/explorer";

type Fetcher = GraphiQLProps["fetcher"];

/** GraphiQL's own query for the schema, which is public. */
const INTROSPECTION = "IntrospectionQuery";
/** What a header can have; a key has nothing else. */
const KEY = /^[\x21-\x7e]+$/;

const refusal = (message: string) => ({ errors: [{ message }] });

/**
 * Sends queries as a partner's system does: by the key alone. A session's cookie is never sent, so that a query that someone was
 * talked into can't act for the person who is signed in.
 * @param keyNow the key as it is now; empty for none
 */
export const makeFetcher =
  (keyNow: () => string): Fetcher =>
  async ({ query, variables, operationName }) => {
    const key = operationName === INTROSPECTION ? "" : keyNow().trim();
    if (key !== "" && !KEY.test(key)) return refusal(explorerTexts.badKey);
    const answer = await fetch("/graphql", {
      method: "POST",
      credentials: "omit",
      headers: {
        accept: "application/graphql-response+json, application/json",
        "content-type": "application/json",
        ...(key !== "" && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ query, variables, operationName }),
    }).catch(() => null);
    if (answer === null) return refusal(explorerTexts.noAnswer);
    return answer.json().catch(() => refusal(explorerTexts.noJson(answer.status)));
  };
