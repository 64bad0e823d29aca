import type { TestClient, GraphQLAnswer } from "../../test-client.js";
import type { World, ActorName } from "../actors.js";

/** Runs one operation as one actor; `outcomeOf` in the matrix interprets the response. */
export type Ask = (world: World, client: TestClient, actor: ActorName) => Promise<GraphQLAnswer>;

/** The operation, and its outcome for each actor in the order of ACTORS. */
export type GraphQLRow = [ask: Ask, outcomes: string];

export const query =
  (selection: string, variables: (world: World) => object = () => ({}), types = ""): Ask =>
  (world, client) =>
    client.graphql(`query ${types} { ${selection} }`, variables(world));

/**
 * A mutation with one input; the type of `$input` is derived from the operation's name, as
 * everywhere in the schema.
 */
export const mutation =
  (
    name: string,
    input: (world: World, actor: ActorName, client: TestClient) => object | Promise<object>,
  ): Ask =>
  async (world, client, actor) =>
    client.graphql(mutationText(name), { input: await input(world, actor, client) });

/** A mutation without input. */
export const bareMutation =
  (name: string): Ask =>
  (_world, client) =>
    client.graphql(`mutation { ${name} { userErrors { code } } }`);

export function mutationText(name: string): string {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${type}!) { ${name}(input: $input) { userErrors { code } } }`;
}

/** A mutation of several jobs; the outcome is that of the only one. */
export const bulkMutation =
  (name: string, input: (world: World) => Promise<object>): Ask =>
  async (world, client) => {
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    const text = `mutation ($input: ${type}!) { ${name}(input: $input) { results { userErrors { code } } } }`;
    const answer = await client.graphql(text, { input: await input(world) });
    return answer.errors ? answer : { ...answer, data: answer.data[name].results };
  };

/** The rows of one module. */
export interface OperationRows {
  queries: Record<string, GraphQLRow>;
  mutations: Record<string, GraphQLRow>;
}
