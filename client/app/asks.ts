import { getOperationAST } from "graphql";
import { bodyOf } from "../lib/api-link";
import { safeJson } from "../lib/head";
import type { Ask } from "../lib/page";
import { idleClient } from "./page-data";

/**
 * The bodies of a page's first queries, exactly as Apollo will send them. inline/start.js sends them while the scripts load,
 * and lib/api-link.ts gives Apollo the answers.
 */
export function asksToHtml(asks: readonly Ask[]): string {
  if (asks.length === 0) return "";
  const bodies = asks.map(({ query, variables = {} }) => {
    const operationName = getOperationAST(query)?.name?.value;
    return bodyOf({ operationName, variables, query: idleClient.cache.transformDocument(query) });
  });
  return `<script id="asks" type="application/json">${safeJson(bodies)}</script>`;
}
