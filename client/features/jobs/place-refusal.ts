import { CombinedGraphQLErrors } from "@apollo/client/errors";

const FIELD = "filter.near.place";

/**
 * Why the server refused the place of a search; undefined if the error is another one, or there is none. Read here, since what
 * reads all failures would weigh as much as the rest of what a list needs for them.
 */
export function placeRefusal(error: unknown): string | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const fields = error.errors[0]?.extensions?.fields as Record<string, unknown> | null | undefined;
  const reason = fields?.[FIELD];
  return typeof reason === "string" ? reason : undefined;
}
