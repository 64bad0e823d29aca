import { type GraphQLSchema, lexicographicSortSchema, printSchema } from "graphql";
import { DateTimeResolver } from "graphql-scalars";
import { buildSchemaSync } from "type-graphql";
import { resolverClasses } from "./resolvers.js";

/**
 * The code-first schema. Without resolvers it can only be printed.
 * Input is validated by the services (zod), for both doors alike.
 */
export function createSchema(resolvers: Map<unknown, object> = new Map()): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [...resolverClasses],
    container: { get: (type: unknown) => resolvers.get(type) },
    scalarsMap: [{ type: Date, scalar: DateTimeResolver }],
    validate: false,
  });
}

/** Named because graphql-js leaves it out, and a reader would take our type Subscription for a third root. */
const ROOTS = "schema {\n  mutation: Mutation\n  query: Query\n}";

/** The public contract as it is committed: sorted, so that only real changes show. */
export const printContract = (schema: GraphQLSchema): string =>
  `${ROOTS}\n\n${printSchema(lexicographicSortSchema(schema))}\n`;
