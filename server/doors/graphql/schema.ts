import {
  GraphQLScalarType,
  type GraphQLSchema,
  lexicographicSortSchema,
  printSchema,
} from "graphql";
import { DateTimeISOResolver, DateTimeResolver } from "graphql-scalars";
import { buildSchemaSync, getMetadataStorage } from "type-graphql";
import { resolverClasses } from "./resolvers.js";

/** Answers with text: pages are rendered from answers that never were JSON, and would get Date objects. */
const dateTime = new GraphQLScalarType({
  ...DateTimeResolver.toConfig(),
  serialize: (value) => DateTimeISOResolver.serialize(value),
});

/**
 * The code-first schema. Without resolvers it can only be printed.
 * The services validate input (zod), for GraphQL and REST.
 */
export function createSchema(resolvers: Map<unknown, object> = new Map()): GraphQLSchema {
  readFieldsDirectly();
  const schema = buildSchemaSync({
    resolvers: [...resolverClasses],
    container: { get: (type: unknown) => resolvers.get(type) },
    scalarsMap: [{ type: Date, scalar: dateTime }],
    validate: false,
    // Apollo checks it when it starts; TypeGraphQL's own check takes as long as building the schema.
    skipCheck: true,
  });
  describeRoots(schema);
  return schema;
}

/**
 * Lets graphql-js read fields that are plain properties of the same name. TypeGraphQL would call its middleware for each of them, and there is none:
 * who may read what is decided in services.
 */
function readFieldsDirectly(): void {
  for (const field of getMetadataStorage().fields) field.simple = field.name === field.schemaName;
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
