import { Field, InputType, ObjectType } from "type-graphql";
import { Column, type ColumnOptions } from "typeorm";
import { z } from "zod";
import { errorTexts } from "#texts/errors";
import { cleanJobHtml, plainText } from "./clean-html.js";
import { line, lineOrNothing } from "../../core/validation.js";
import {
  nullable,
  readOneOf,
  readText,
  readTextIfSelected,
  readTextList,
  type Reader,
} from "../../kit/db/row-readers.js";

const MAX_HTML = 20_000;
/**
 * Cleaning can lengthen HTML: "&" becomes "&amp;", and badly nested tags are closed and reopened.
 */
const MAX_CLEAN_HTML = 5 * MAX_HTML;
const MAX_LIST = 40;
const TOO_MANY = `Use ${MAX_LIST} entries or fewer.`;

/** How the field appears in the API. */
interface FieldFacts {
  /** Description of the GraphQL field. */
  description: string;
  /** Description of the input fields, if different. */
  input?: string;
  /** Name in the REST job; omit it to leave the field out of REST. */
  rest?: string;
}

/** A field that employers fill in: how it is stored, validated, read and presented. */
export interface JobField<Rule extends z.ZodType = z.ZodType> extends FieldFacts {
  column: ColumnOptions;
  /** Type in GraphQL, for output and input. */
  type: () => StringConstructor | [StringConstructor] | object;
  /** Validates and cleans the employer's value; its output is stored. */
  rule: Rule;
  /** The same for a draft, which may be incomplete: it also takes null, and text that is blank. */
  draft: z.ZodType<z.output<Rule>>;
  /** Reads the column in lists, which do not use the ORM. */
  read: Reader<z.output<Rule>>;
  /** Whether the field may be null. */
  nullable?: boolean;
  /**
   * HTML: lists read it only if the query asks for it, and it is cleaned again before it is shown.
   */
  isHtml?: boolean;
  /** Default for new jobs; without a default the field is required. "" and null make it optional. */
  whenMissing?: z.output<Rule>;
}

/**
 * One line of text.
 * @param missing error message if it is not given
 */
export const lineField = (max: number, missing: string, facts: FieldFacts) => ({
  ...facts,
  column: { type: "varchar", length: max } as const,
  type: () => String,
  rule: line(max, missing),
  draft: lineOrNothing(max),
  read: readText,
});

/** One line of text that may be blank. */
export const optionalLineField = (max: number, facts: FieldFacts) => ({
  ...facts,
  column: { type: "varchar", length: max } as const,
  type: () => String,
  rule: lineOrNothing(max),
  draft: lineOrNothing(max),
  read: readText,
  whenMissing: "",
});

/**
 * A list of short texts without duplicates.
 * @param max characters per entry
 */
export function listField(max: number, missing: string, facts: FieldFacts) {
  const rule = z
    .array(line(max, missing), { error: missing })
    .max(MAX_LIST, TOO_MANY)
    .transform((list) => [...new Set(list)]);
  return {
    ...facts,
    column: { type: "json" } as const,
    type: (): [StringConstructor] => [String],
    rule,
    draft: rule.nullable().transform((list) => list ?? []),
    read: readTextList,
  };
}

/** Rich text (HTML). */
export function htmlField(missing: string, facts: FieldFacts) {
  const text = z
    .string({ error: missing })
    .max(MAX_HTML, errorTexts.tooLong(MAX_HTML))
    .transform(cleanJobHtml)
    .refine(
      (clean) => clean.length <= MAX_CLEAN_HTML,
      "This is too long once its open tags are closed.",
    );
  return {
    ...facts,
    column: { type: "mediumtext" } as const,
    type: () => String,
    rule: text.refine((clean) => plainText(clean).length > 0, missing),
    draft: text.nullable().transform((clean) => (clean && plainText(clean) ? clean : "")),
    read: readTextIfSelected,
    isHtml: true,
  };
}

type Values<Value extends string> = Readonly<Record<Value, Value>>;

/**
 * One value of an enum.
 * @param first what a draft has until someone chooses
 * @param length of the column
 */
export const choiceField = <Value extends string>(
  values: Values<Value>,
  first: NoInfer<Value>,
  length: number,
  facts: FieldFacts,
) => ({
  ...facts,
  column: { type: "varchar", length } as const,
  type: () => values,
  rule: z.enum(values),
  draft: z
    .enum(values)
    .nullable()
    .transform((value) => value ?? first),
  read: readOneOf(values),
});

/**
 * Any values of an enum, in its order and without duplicates.
 * @param none a value that stands alone
 * @param mixed error message if it does not
 */
export function choicesField<Value extends string>(
  values: Values<Value>,
  none: NoInfer<Value>,
  mixed: string,
  facts: FieldFacts,
) {
  const read = readOneOf(values);
  const rule = z
    .array(z.enum(values))
    .max(MAX_LIST, TOO_MANY)
    .transform((given) => Object.values<Value>(values).filter((value) => given.includes(value)))
    .refine((list) => list.length < 2 || !list.includes(none), mixed);
  return {
    ...facts,
    // The previous release writes rows without it.
    column: { type: "json", default: () => "json_array()" } as const,
    type: (): [object] => [values],
    rule,
    draft: rule.nullable().transform((list) => list ?? []),
    read: (raw: unknown) => readTextList(raw).map(read),
    whenMissing: [],
  };
}

/**
 * One value of an enum, or null.
 * @param length of the column
 */
export const optionalChoiceField = <Value extends string>(
  values: Values<Value>,
  length: number,
  facts: FieldFacts,
) => ({
  ...facts,
  column: { type: "varchar", length, nullable: true } as const,
  type: () => values,
  rule: z.enum(values).nullable(),
  draft: z.enum(values).nullable(),
  read: nullable(readOneOf(values)),
  nullable: true,
  whenMissing: null,
});

/**
 * One value of an enum, `standard` by default.
 * @param length of the column
 */
export const standardChoiceField = <Value extends string>(
  values: Values<Value>,
  standard: NoInfer<Value>,
  length: number,
  facts: FieldFacts,
) => ({
  ...choiceField(values, standard, length, facts),
  column: { type: "varchar", length, default: standard } as const,
  whenMissing: standard,
});

type Fields = Readonly<Record<string, JobField>>;
/** The values of the fields as stored. */
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
type DraftRules<Table extends Fields> = {
  [Name in keyof Table]: z.ZodOptional<Table[Name]["draft"]>;
};

// Object.entries loses the key types, so each function below casts its result once.

const mapFields = (fields: Fields, map: (field: JobField) => unknown): object =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field)]));

/** Schema for a new job: fields without `whenMissing` are required. */
export const createRules = <Table extends Fields>(fields: Table) =>
  mapFields(fields, ({ rule, whenMissing }) =>
    whenMissing === undefined ? rule : rule.default(whenMissing),
  ) as CreateRules<Table>;

/** Schema for a change: fields left out stay unchanged. */
export const updateRules = <Table extends Fields>(fields: Table) =>
  mapFields(fields, ({ rule }) => rule.optional()) as UpdateRules<Table>;

/** Schema for a draft, which may be incomplete: fields left out stay unchanged, null clears one. */
export const draftRules = <Table extends Fields>(fields: Table) =>
  mapFields(fields, ({ draft }) => draft.optional()) as DraftRules<Table>;

/** What an empty draft has in each field. */
export const emptyDraft = <Table extends Fields>(fields: Table) =>
  mapFields(fields, ({ draft }) => draft.parse(null)) as StoredFields<Table>;

export const readersOf = <Table extends Fields>(fields: Table) =>
  mapFields(fields, ({ read }) => read) as {
    [Name in keyof Table]: Reader<z.output<Table[Name]["rule"]>>;
  };

/**
 * Base class of an entity, with a column and a GraphQL field for each field. HTML fields get their
 * GraphQL field from a resolver that cleans them.
 */
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
      whenMissing === null || whenMissing === ""
        ? { nullable: true }
        : { nullable: false, defaultValue: whenMissing };
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

/** Base class of an input for a draft: every field may be left out, and may be null. */
export const draftInput = <Table extends Fields>(fields: Table) => updateInput(fields);
