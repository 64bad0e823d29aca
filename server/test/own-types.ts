import { afterAll } from "@jest/globals";
import { getMetadataStorage } from "type-graphql";

/** The lists that decorators add to. */
const lists = (): unknown[][] => Object.values(getMetadataStorage()).filter(Array.isArray);

/**
 * Takes what a test file declares for GraphQL out of TypeGraphQL's lists when it ends. A schema of all classes that are
 * loaded, in the same process, must not have it. Call it before the first of these classes.
 */
export function forgetOwnTypes(): void {
  const before = lists().map((list) => list.length);
  afterAll(() => lists().forEach((list, place) => list.splice(before[place] ?? 0)));
}
