import { type GraphQLSchema, lexicographicSortSchema, printSchema } from "graphql";
import { DateTimeResolver } from "graphql-scalars";
import { buildSchemaSync } from "type-graphql";
import { resolverClasses } from "./resolvers.js";

/**
 * The code-first schema. Without resolvers it can only be printed.
 * The services validate input (zod), for GraphQL and REST.
 */
export function createSchema(resolvers: Map<unknown, object> = new Map()): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [...resolverClasses],
    container: { get: (type: unknown) => resolvers.get(type) },
    scalarsMap: [{ type: Date, scalar: DateTimeResolver }],
    validate: false,
  });
  describeRoots(schema);
  return schema;
}

/**
 * TypeGraphQL cannot add descriptions to the schema and its root types. Once they have one,
 * graphql-js also prints the `schema` block.
 */
function describeRoots(schema: GraphQLSchema): void {
  schema.description = "The API of a staffing firm's job board.";
  const [query, mutation] = [schema.getQueryType(), schema.getMutationType()];
  if (query) query.description = "Everything that can be read.";
  if (mutation)
    mutation.description =
      "Everything that can be changed. One mutation field per request; each takes one `input`.";
}

/** The public contract in its committed form: sorted, so that a diff shows only real changes. */
export const printContract = (schema: GraphQLSchema): string =>
  `${printSchema(lexicographicSortSchema(schema))}\n`;
