import { getOperationAST } from "graphql";
import { bodyOf } from "../lib/api-link";
import { safeJson } from "../lib/head";
import type { Ask } from "../lib/page";
import { ViewerDocument } from "../lib/session/Viewer.generated";
import { idleClient } from "./page-data";

/** Each page asks who is signed in. */
const WHO: Ask = { query: ViewerDocument };

/**
 * The bodies of a page's first queries, exactly as Apollo will send them. inline/start.js sends them while the scripts load, and
 * lib/early-answers.ts has the answers.
 */
export function asksToHtml(asks: readonly Ask[]): string {
  const bodies = [WHO, ...asks].map(({ query, variables = {} }) => {
    const operationName = getOperationAST(query)?.name?.value;
    return bodyOf({ operationName, variables, query: idleClient.cache.transformDocument(query) });
  });
  return `<script id="asks" type="application/json">${safeJson(bodies)}</script>`;
}
