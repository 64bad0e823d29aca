import { Field, InputType, ObjectType } from "type-graphql";
import { Column, type ColumnOptions } from "typeorm";
import { z } from "zod";
import { cleanJobHtml, plainText } from "../../core/html.js";
import { line } from "../../core/validation.js";
import {
  nullable,
  readOneOf,
  readText,
  readTextIfSelected,
  readTextList,
  type Reader,
} from "../../kit/db/row-readers.js";

const MAX_HTML = 20_000;
/** Cleaning lengthens HTML: "&" becomes "&amp;", and tags that cross are closed and opened again. */
const MAX_CLEAN_HTML = 5 * MAX_HTML;
const MAX_LIST = 40;

/** What the contract says of a field. */
interface FieldFacts {
  /** Of the GraphQL field. */
  description: string;
  /** Of the input fields, where they say more or less. */
  input?: string;
  /** Name in the REST job; a field without one is not sent there. */
  rest?: string;
}

/** A field that employers fill in: how it is stored, checked, read and sent. */
export interface JobField<Rule extends z.ZodType = z.ZodType> extends FieldFacts {
  column: ColumnOptions;
  /** Of GraphQL fields and inputs. */
  type: () => StringConstructor | [StringConstructor] | object;
  /** Checks and cleans what an employer sends; what it returns is stored. */
  rule: Rule;
  /** Reads the column in lists, which do without the ORM. */
  read: Reader<z.output<Rule>>;
  /** Null is a value of the field. */
  nullable?: boolean;
  /** HTML: read in lists only when somebody asks for it, and cleaned again before it is shown. */
  isHtml?: boolean;
  /** What is stored when a new job does not give the field; without one the field is required. */
  whenMissing?: z.output<Rule>;
}

/** One line of text. @param missing the message when it is not given */
export const lineField = (max: number, missing: string, facts: FieldFacts) => ({
  ...facts,
  column: { type: "varchar", length: max } as const,
  type: () => String,
  rule: line(max, missing),
  read: readText,
});

/** A list of short texts; repeats are dropped. @param max characters of an entry */
export const listField = (max: number, missing: string, facts: FieldFacts) => ({
  ...facts,
  column: { type: "json" } as const,
  type: (): [StringConstructor] => [String],
  rule: z
    .array(line(max, missing), { error: missing })
    .max(MAX_LIST, `At most ${MAX_LIST} entries.`)
    .transform((list) => [...new Set(list)]),
  read: readTextList,
});

/** Formatted text. */
export const htmlField = (missing: string, facts: FieldFacts) => ({
  ...facts,
  column: { type: "mediumtext" } as const,
  type: () => String,
  rule: z
    .string({ error: missing })
    .max(MAX_HTML, `At most ${MAX_HTML} characters.`)
    .transform(cleanJobHtml)
    .refine(
      (clean) => clean.length <= MAX_CLEAN_HTML,
      "Close its tags: written out it is too long.",
    )
    .refine((clean) => plainText(clean).length > 0, missing),
  read: readTextIfSelected,
  isHtml: true,
});

type Values<Value extends string> = Readonly<Record<Value, Value>>;

/** One of several values. @param length of the column */
export const choiceField = <Value extends string>(
  values: Values<Value>,
  length: number,
  facts: FieldFacts,
) => ({
  ...facts,
  column: { type: "varchar", length } as const,
  type: () => values,
  rule: z.enum(values),
  read: readOneOf(values),
});

/** One of several values, or null for none. @param length of the column */
export const optionalChoiceField = <Value extends string>(
  values: Values<Value>,
  length: number,
  facts: FieldFacts,
) => ({
  ...facts,
  column: { type: "varchar", length, nullable: true } as const,
  type: () => values,
  rule: z.enum(values).nullable(),
  read: nullable(readOneOf(values)),
  nullable: true,
  whenMissing: null,
});

/** One of several values, `standard` unless given. @param length of the column */
export const standardChoiceField = <Value extends string>(
  values: Values<Value>,
  standard: NoInfer<Value>,
  length: number,
  facts: FieldFacts,
) => ({
  ...choiceField(values, length, facts),
  column: { type: "varchar", length, default: standard } as const,
  whenMissing: standard,
});

type Fields = Readonly<Record<string, JobField>>;
/** The values of the fields, as they are stored. */
export type StoredFields<Table extends Fields> = {
  [Name in keyof Table]: z.output<Table[Name]["rule"]>;
};
type CreateRules<Table extends Fields> = {
  [Name in keyof Table]: Table[Name] extends { whenMissing: unknown }
    ? z.ZodDefault<Table[Name]["rule"]>
    : Table[Name]["rule"];
};
type UpdateRules<Table extends Fields> = {
  [Name in keyof Table]: z.ZodOptional<Table[Name]["rule"]>;
};

// TypeScript does not follow names through Object.entries, so each function below says once what it returns.

const mapFields = (fields: Fields, map: (field: JobField) => unknown): object =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field)]));

/** What a new job must give: fields without `whenMissing` are required. */
export const createRules = <Table extends Fields>(fields: Table) =>
  mapFields(fields, ({ rule, whenMissing }) =>
    whenMissing === undefined ? rule : rule.default(whenMissing),
  ) as CreateRules<Table>;

/** What a change may give: anything left out stays. */
export const updateRules = <Table extends Fields>(fields: Table) =>
  mapFields(fields, ({ rule }) => rule.optional()) as UpdateRules<Table>;

export const readersOf = <Table extends Fields>(fields: Table) =>
  mapFields(fields, ({ read }) => read) as {
    [Name in keyof Table]: Reader<z.output<Table[Name]["rule"]>>;
  };

/** Base class of an entity: a column and a GraphQL field for each. HTML fields get theirs by a resolver that cleans. */
export function entityFields<Table extends Fields>(fields: Table) {
  @ObjectType()
  abstract class EntityFields {}
  for (const [name, { column, type, nullable = false, description, isHtml }] of Object.entries(
    fields,
  )) {
    Column(column)(EntityFields.prototype, name);
    if (!isHtml) Field(type, { nullable, description })(EntityFields.prototype, name);
  }
  return EntityFields as abstract new () => StoredFields<Table>;
}

/** Base class of the input for a new job. */
export function createInput<Table extends Fields>(fields: Table) {
  @InputType()
  abstract class CreateInput {}
  for (const [name, { type, whenMissing, description, input = description }] of Object.entries(
    fields,
  )) {
    const missing =
      whenMissing === null ? { nullable: true } : { nullable: false, defaultValue: whenMissing };
    Field(type, { ...missing, description: input })(CreateInput.prototype, name);
  }
  return CreateInput as abstract new () => z.input<z.ZodObject<CreateRules<Table>>>;
}

/** Base class of the input that changes a job. */
export function updateInput<Table extends Fields>(fields: Table) {
  @InputType()
  abstract class UpdateInput {}
  for (const [name, { type, description, input = description }] of Object.entries(fields))
    Field(type, { nullable: true, description: input })(UpdateInput.prototype, name);
  return UpdateInput as abstract new () => z.input<z.ZodObject<UpdateRules<Table>>>;
}
