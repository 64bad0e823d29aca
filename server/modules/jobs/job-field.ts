import { Field, InputType, ObjectType } from "type-graphql";
import { Column, type ColumnOptions } from "typeorm";
import type { z } from "zod";
import { keysOf } from "../../core/keys.js";
import type { Reader } from "../../kit/db/row-readers.js";

/** How the field appears in the API. */
export interface FieldFacts {
  /** Description of the GraphQL field. */
  description: string;
  /** Description of the input fields, if different. */
  input?: string;
  /** Name in the REST job; omit it to leave the field out of REST. */
  rest?: string;
}

/** What a form needs to know of the field, beyond its words. `npm run codegen` writes it for the desk's editor. */
export type FormFacts =
  | { kind: "line" | "list"; max: number }
  | { kind: "html" }
  | { kind: "choice"; values: readonly string[]; optional: boolean }
  | { kind: "choices"; values: readonly string[]; none: string | null };

/** A field that employers fill in: how it is stored, validated, read and presented. */
export interface JobField<Rule extends z.ZodType = z.ZodType> extends FieldFacts {
  column: ColumnOptions;
  form: FormFacts;
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
  /** Default for new jobs, also where null is given; without a default the field is required. */
  whenMissing?: z.output<Rule>;
}

type Fields = Readonly<Record<string, JobField>>;
/** The values of the fields as stored. */
export type StoredFields<Table extends Fields> = {
  [Name in keyof Table]: z.output<Table[Name]["rule"]>;
};
/** `z.input` is then what may be left out, or null. */
type OrMissing<Rule extends z.ZodType> = z.ZodDefault<
  z.ZodPipe<z.ZodNullable<Rule>, z.ZodTransform<z.output<Rule>, z.output<Rule> | null>>
>;
type CreateRules<Table extends Fields> = {
  [Name in keyof Table]: Table[Name] extends { whenMissing: unknown }
    ? OrMissing<Table[Name]["rule"]>
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

/**
 * Schema for a new job: fields without `whenMissing` are required. Null is the same as nothing: the libraries of many clients
 * send it for what has no value.
 */
export const createRules = <Table extends Fields>(fields: Table) =>
  mapFields(fields, ({ rule, whenMissing }) =>
    whenMissing === undefined
      ? rule
      : rule
          .nullable()
          .transform((value) => value ?? whenMissing)
          .default(whenMissing),
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

/** What a form needs to know of each field. */
export const formOf = <Table extends Fields>(fields: Table) =>
  mapFields(fields, ({ form }) => form) as { [Name in keyof Table]: FormFacts };

/** The declared fields alone of something that has them. */
export const declaredIn = <Table extends Fields>(fields: Table, values: StoredFields<Table>) =>
  Object.fromEntries(keysOf(fields).map((name) => [name, values[name]])) as StoredFields<Table>;

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
    const nullable = whenMissing !== undefined;
    // Shown where it says more than null and "" do.
    const defaultValue = whenMissing === "" ? undefined : (whenMissing ?? undefined);
    Field(type, { nullable, defaultValue, description: input })(CreateInput.prototype, name);
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
