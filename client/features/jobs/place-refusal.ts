import { readFailure } from "../../lib/api-error";

/** Why the server refused the place of a search; undefined if the error is another one, or there is none. */
export function placeRefusal(error: unknown): string | undefined {
  if (error === undefined) return undefined;
  const failure = readFailure(error);
  return failure.kind === "refused" ? failure.fields["filter.near.place"] : undefined;
}
