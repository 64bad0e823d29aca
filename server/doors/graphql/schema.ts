import {
  GraphQLScalarType,
  type GraphQLSchema,
  lexicographicSortSchema,
  printSchema,
} from "graphql";
import { DateTimeISOResolver, DateTimeResolver } from "graphql-scalars";
import { buildSchemaSync, getMetadataStorage } from "type-graphql";

/** Answers with text: pages are rendered from answers that never were JSON, and would get Date objects. */
const dateTime = new GraphQLScalarType({
  ...DateTimeResolver.toConfig(),
  specifiedByURL: "https://scalars.graphql.org/andimarek/date-time.html",
  serialize: (value) => DateTimeISOResolver.serialize(value),
});

/**
 * The code-first schema, of all classes of resolvers that are loaded: those of the modules. Without resolvers it can only be printed.
 * The services validate input (zod), for GraphQL and REST.
 * @param resolvers one of each class
 * @throws Error if a class has none
 */
export function createSchema(resolvers?: readonly object[]): GraphQLSchema {
  readFieldsDirectly();
  const byClass =
    resolvers && new Map<unknown, object>(resolvers.map((each) => [each.constructor, each]));
  const [first, ...others] = getMetadataStorage().resolverClasses.map(({ target }) => target);
  if (!first) throw new Error("No resolver is loaded: import compose.ts first.");
  const missing = byClass && [first, ...others].find((type) => !byClass.has(type));
  if (missing) throw new Error(`No module brings a ${missing.name} among its resolvers.`);
  const schema = buildSchemaSync({
    resolvers: [first, ...others],
    container: { get: (type: unknown) => byClass?.get(type) },
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
