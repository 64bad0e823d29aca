import fc from "fast-check";
import {
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from "graphql";
import { type Choices, choices, damaged, hostileJson, hostileText, objectText } from "./texts.js";

const MAX_DEPTH = 5;
const JUNK = [
  "@skip(if: true)",
  "@include(if: $nothing)",
  "@deprecated",
  "@nope(a: 1)",
  "...Nowhere",
  "... on Query { __typename }",
  "... { __typename }",
  "__schema { types { name } }",
  '__type(name: "Job") { fields { name } }',
  "nowhere(a: $b)",
  "a: a: a",
  "{ }",
  '"""block""" x',
  '"\\ud800"',
  "{".repeat(300),
  "[".repeat(300),
  "#\u0000\n",
  "\ufeff",
  "query mutation subscription",
  "fragment F on Job { ...F }",
] as const;

/** Writes documents that follow the schema's grammar, with occasional deviations. */
class Writer {
  readonly variables: string[] = [];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly choose: Choices,
  ) {}

  document(): string {
    const keyword = this.choose.of([
      "query",
      "query",
      "query",
      "mutation",
      "mutation",
      "subscription",
    ]);
    const root =
      keyword === "mutation" ? this.schema.getMutationType() : this.schema.getQueryType();
    const selection = root ? this.selection(root, 0) : "{ __typename }";
    const declared = this.variables.length > 0 ? `(${this.variables.join(", ")})` : "";
    const fragments = this.choose.oneIn(6) ? " fragment F on Job { id ...F }" : "";
    return `${keyword} Q${declared} ${selection}${fragments}`;
  }

  private selection(type: GraphQLObjectType, depth: number): string {
    const fields = Object.values(type.getFields());
    const count = 1 + this.choose.below(depth === 0 ? 2 : 4);
    const written = Array.from({ length: count }, () => {
      if (this.choose.oneIn(24)) return this.choose.of(JUNK);
      const field = fields[this.choose.below(fields.length)];
      if (!field) return "__typename";
      const alias = this.choose.oneIn(12) ? "a: " : "";
      return `${alias}${field.name}${this.args(field.args)}${this.inner(field.type, depth)}`;
    });
    return `{ ${written.join(" ")} }`;
  }

  private inner(type: GraphQLOutputType, depth: number): string {
    const named = getNamedType(type);
    if (!isCompositeType(named)) return this.choose.oneIn(30) ? " { id }" : "";
    if (depth >= MAX_DEPTH || !isObjectType(named)) return " { __typename }";
    return ` ${this.selection(named, depth + 1)}`;
  }

  private args(args: readonly GraphQLArgument[]): string {
    const given = args.filter(({ type }) => isNonNullType(type) || this.choose.oneIn(2));
    if (given.length === 0) return "";
    return `(${given.map(({ name, type }) => `${name}: ${this.value(type, 0)}`).join(", ")})`;
  }

  private value(type: GraphQLInputType, depth: number): string {
    if (this.choose.oneIn(40))
      return this.choose.of(["null", "[]", "{}", "-1", "1e400", '"\\u0000"', "$none", "NOPE"]);
    if (depth < 2 && this.choose.oneIn(5)) return this.variable(type);
    if (isNonNullType(type)) return this.value(type.ofType, depth);
    if (isListType(type)) {
      const items = Array.from({ length: this.choose.below(4) }, () =>
        this.value(type.ofType, depth + 1),
      );
      return `[${items.join(", ")}]`;
    }
    if (isInputObjectType(type)) {
      const fields = Object.values(type.getFields()).filter(
        (field) => isNonNullType(field.type) || this.choose.oneIn(2),
      );
      return `{ ${fields.map((field) => `${field.name}: ${this.value(field.type, depth + 1)}`).join(", ")} }`;
    }
    if (isEnumType(type))
      return this.choose.of([
        type.getValues()[0]?.name ?? "A",
        type.getValues().at(-1)?.name ?? "B",
      ]);
    return this.scalar(type.name);
  }

  private scalar(name: string): string {
    if (name === "Int")
      return this.choose.of(["1", "5", "50", "0", "-1", "100", "2147483647", "99999999999"]);
    if (name === "Boolean") return this.choose.of(["true", "false"]);
    if (name === "Float") return this.choose.of(["1.5", "-0", "1e300"]);
    return this.choose.of([
      '"a"',
      '""',
      '"a@example.com"',
      '"Java remote"',
      '"SB-10001"',
      '"MARKET_MY_RESUME_QUATERLY"',
      '"0198c0de-0000-7000-8000-000000000000"',
      '"C# \'\\" +-<>()~*"',
      '"\\u0000"',
      '"\\uD83D\\uDE00"',
      '"2026-01-01T00:00:00Z"',
      "7",
    ]);
  }

  private variable(type: GraphQLInputType): string {
    const name = `v${this.variables.length}`;
    this.variables.push(`$${name}: ${this.choose.oneIn(12) ? "Nope!" : String(type)}`);
    return `$${name}`;
  }
}

const PLAUSIBLE = [
  '"a"',
  "1",
  "true",
  "null",
  '["a"]',
  '{"id":"a"}',
  '"NEWEST"',
  '{"email":"a@example.com"}',
];

/** The body of a GraphQL request: a document for the schema with variables, or junk. */
export function hostileOperation(schema: GraphQLSchema): fc.Arbitrary<Buffer> {
  const plain = hostileMembers(schema).map((members) => Buffer.from(objectText(members)));
  return fc.oneof(
    { weight: 7, arbitrary: plain },
    { weight: 3, arbitrary: damaged(plain) },
    { weight: 1, arbitrary: hostileJson.map((text) => Buffer.from(text)) },
  );
}

/** Below the length that Node refuses by itself. */
const MAX_PARAMETER = 3_000;

/** The same in an address, which another reader takes apart; some parameters end within an escape. */
export const hostileQuery = (schema: GraphQLSchema): fc.Arbitrary<string> =>
  hostileMembers(schema).map((members) =>
    members
      .map(([name, text]) => {
        const value = name === "query" ? String(JSON.parse(text)) : text;
        return `${name}=${encodeURIComponent(value.toWellFormed()).slice(0, MAX_PARAMETER)}`;
      })
      .join("&"),
  );

/** The members of a request, as JSON. */
function hostileMembers(schema: GraphQLSchema): fc.Arbitrary<[string, string][]> {
  const written = choices.map((choose) => {
    const writer = new Writer(schema, choose);
    const query = writer.document();
    return { query, names: writer.variables.map((_, at) => `v${at}`) };
  });
  const value = fc.oneof(fc.constantFrom(...PLAUSIBLE), hostileJson);
  return fc
    .tuple(written, fc.array(value, { minLength: 1, maxLength: 8 }), damagedText(), fc.nat(9))
    .map(([{ query, names }, values, junk, kind]) => {
      const variables = objectText(
        names.map((name, at) => [name, values[at % values.length] ?? "1"]),
      );
      const document = kind === 0 ? junk : query;
      const members: [string, string][] = [["query", JSON.stringify(document)]];
      members.push(["variables", kind === 1 ? (values[0] ?? "1") : variables]);
      if (kind === 2) members.push(["operationName", values[0] ?? "null"]);
      if (kind === 3) members.push(["extensions", values[0] ?? "null"]);
      return members;
    });
}

const damagedText = () =>
  fc
    .array(
      fc.oneof(
        fc.constantFrom(...JUNK, "{", "}", "query", "jobs", "(", ")", "first: 1"),
        hostileText,
      ),
      { maxLength: 8 },
    )
    .map((words) => words.join(" "));
