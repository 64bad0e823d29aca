import { Field, InputType, ObjectType } from "type-graphql";
import { Column, type ColumnOptions } from "typeorm";
import type { z } from "zod";
import { keysOf } from "../../core/keys.js";
import type { Reader } from "../db/row-readers.js";

/** How the field appears in the API. */
export interface FieldFacts {
  /** Description of the GraphQL field. */
  description: string;
  /** Description of the input fields, if different. */
  input?: string;
  /** Description in the input that changes something, if different again. */
  change?: string;
  /** Name in REST; omit it to leave the field out of REST. */
  rest?: string;
}

/** What a form needs to know of the field, beyond its words. `npm run codegen` writes it for the desk's forms. */
export type FormFacts =
  | { kind: "line" | "list" | "text" | "address" | "email" | "phone"; max: number }
  | { kind: "html" }
  | { kind: "choice"; values: readonly string[]; optional: boolean }
  | { kind: "choices"; values: readonly string[]; none: string | null };

/** A field that people fill in: how it is stored, validated, read and presented. */
export interface TableField<Rule extends z.ZodType = z.ZodType> extends FieldFacts {
  column: ColumnOptions;
  /** Type in GraphQL, for output and input. */
  type: () => StringConstructor | [StringConstructor] | object;
  /** Validates and cleans what was typed; its output is stored. */
  rule: Rule;
  /** Reads the column in lists, which do not use the ORM. */
  read: Reader<z.output<Rule>>;
  /** Whether the field may be null. */
  nullable?: boolean;
  /**
   * HTML: lists read it only if the query asks for it, and it is cleaned again before it is shown.
   */
  isHtml?: boolean;
  /** Default of something new, also where null is given; without a default the field is required. */
  whenMissing?: z.output<Rule>;
  /** What GraphQL fills in where nothing is given. Unlike with `whenMissing`, null is refused. */
  inputDefault?: z.output<Rule>;
}

/** A field that `npm run codegen` writes for a form. */
interface FormField extends TableField {
  form: FormFacts;
}

/** A field of something that can be saved before it is complete. */
interface DraftField<Rule extends z.ZodType = z.ZodType> extends TableField<Rule> {
  /** The rule of a draft: it also takes null, and text that is blank. */
  draft: z.ZodType<z.output<Rule>>;
}

type Fields = Readonly<Record<string, TableField>>;
type FormFields = Readonly<Record<string, FormField>>;
type DraftFields = Readonly<Record<string, DraftField>>;
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
type DraftRules<Table extends DraftFields> = {
  [Name in keyof Table]: z.ZodOptional<Table[Name]["draft"]>;
};

// Object.entries loses the key types, so each function below casts its result once.

const mapFields = <Kind extends TableField>(
  fields: Readonly<Record<string, Kind>>,
  map: (field: Kind) => unknown,
): object => Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, map(field)]));

/**
 * Schema for something new: fields without `whenMissing` are required. Null is the same as nothing: the libraries of many clients
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
export const draftRules = <Table extends DraftFields>(fields: Table) =>
  mapFields(fields, ({ draft }) => draft.optional()) as DraftRules<Table>;

/** What an empty draft has in each field. */
export const emptyDraft = <Table extends DraftFields>(fields: Table) =>
  mapFields(fields, ({ draft }) => draft.parse(null)) as StoredFields<Table>;

/** What a form needs to know of each field. */
export const formOf = <Table extends FormFields>(fields: Table) =>
  mapFields(fields, ({ form }) => form) as { [Name in keyof Table]: FormFacts };

/** The declared fields alone of something that has them. */
export const declaredIn = <Table extends Fields>(fields: Table, values: StoredFields<Table>) =>
  Object.fromEntries(keysOf(fields).map((name) => [name, values[name]])) as StoredFields<Table>;

export const readersOf = <Table extends Fields>(fields: Table) =>
  mapFields(fields, ({ read }) => read) as {
    [Name in keyof Table]: Reader<z.output<Table[Name]["rule"]>>;
  };

/** The declared fields that REST has, by their documented names. */
export const inRest = <Table extends Fields>(fields: Table, values: StoredFields<Table>) =>
  Object.fromEntries(
    keysOf(fields).flatMap((name) => {
      const rest = fields[name]?.rest;
      return rest === undefined ? [] : [[rest, values[name]]];
    }),
  ) as Record<string, unknown>;

/**
 * Base class of an entity, with a column and a GraphQL field for each field. HTML fields get their
 * GraphQL field from a resolver that cleans them.
 */
export function entityFields<Table extends Fields>(fields: Table) {
  const Columns = columnFields(fields);
  addOutputs(Columns, fields);
  return Columns;
}

/** Base class of an entity that GraphQL doesn't show as it is stored: columns alone. */
export function columnFields<Table extends Fields>(fields: Table) {
  abstract class ColumnFields {}
  for (const [name, { column }] of Object.entries(fields))
    Column(column)(ColumnFields.prototype, name);
  return ColumnFields as abstract new () => StoredFields<Table>;
}

/** Base class of what GraphQL shows of something that is stored in another shape: fields alone. */
export function outputFields<Table extends Fields>(fields: Table) {
  abstract class OutputFields {}
  addOutputs(OutputFields, fields);
  return OutputFields as abstract new () => StoredFields<Table>;
}

function addOutputs(target: abstract new () => object, fields: Fields): void {
  ObjectType()(target);
  for (const [name, { type, nullable = false, description, isHtml }] of Object.entries(fields))
    if (!isHtml) Field(type, { nullable, description })(target.prototype as object, name);
}

/** Base class of the input for something new, and of one that replaces all fields. */
export function createInput<Table extends Fields>(fields: Table) {
  @InputType()
  abstract class CreateInput {}
  for (const [name, field] of Object.entries(fields)) {
    const { type, whenMissing, inputDefault, description, input = description } = field;
    const nullable = whenMissing !== undefined;
    // Shown where it says more than null and "" do.
    const missing = whenMissing === "" ? undefined : (whenMissing ?? undefined);
    const defaultValue: unknown = inputDefault ?? missing;
    Field(type, { nullable, defaultValue, description: input })(CreateInput.prototype, name);
  }
  return CreateInput as abstract new () => z.input<z.ZodObject<CreateRules<Table>>>;
}

/** Sentences that end the descriptions of fields in an input for changes. */
interface ChangeWords {
  /** Of fields that can be cleared. */
  cleared?: string;
  /** Of all. */
  kept?: string;
}

/** Base class of the input that changes something. */
export function updateInput<Table extends Fields>(
  fields: Table,
  { cleared, kept }: ChangeWords = {},
) {
  @InputType()
  abstract class UpdateInput {}
  for (const [name, field] of Object.entries(fields)) {
    const { type, whenMissing, description, input = description, change = input } = field;
    const canBeCleared = whenMissing === null || whenMissing === "";
    const sentences = [change, canBeCleared && cleared, kept].filter(Boolean);
    const words = { nullable: true, description: sentences.join(" ") };
    Field(type, words)(UpdateInput.prototype, name);
  }
  return UpdateInput as abstract new () => z.input<z.ZodObject<UpdateRules<Table>>>;
}

/** Base class of an input for a draft: every field may be left out, and may be null. */
export const draftInput = <Table extends DraftFields>(fields: Table) => updateInput(fields);
