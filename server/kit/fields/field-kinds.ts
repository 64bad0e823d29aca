import { z } from "zod";
import { errorTexts } from "#texts/errors";
import { line, lineOrNothing, longText } from "../../core/validation.js";
import { nullable, readOneOf, readText, readTextList } from "../db/row-readers.js";
import type { FieldFacts } from "./table-fields.js";

const MAX_LIST = 40;
const TOO_MANY = `Use ${MAX_LIST} entries or fewer.`;

/**
 * One line of text.
 * @param missing error message if it is not given
 */
export const lineField = (max: number, missing: string, facts: FieldFacts) => ({
  ...facts,
  column: { type: "varchar", length: max } as const,
  form: { kind: "line", max } as const,
  type: () => String,
  rule: line(max, missing),
  draft: lineOrNothing(max),
  read: readText,
});

/** One line of text that may be blank, as it is for rows that were there before the field. */
export const optionalLineField = (max: number, facts: FieldFacts) => ({
  ...facts,
  column: { type: "varchar", length: max, default: "" } as const,
  form: { kind: "line", max } as const,
  type: () => String,
  rule: lineOrNothing(max),
  draft: lineOrNothing(max),
  read: readText,
  whenMissing: "",
});

/** One line of text, or null: null and blank text are null. */
export const lineOrNullField = (max: number, facts: FieldFacts) => ({
  ...facts,
  column: { type: "varchar", length: max, nullable: true } as const,
  form: { kind: "line", max } as const,
  type: () => String,
  rule: lineOrNothing(max).transform((text) => text || null),
  read: nullable(readText),
  nullable: true,
  whenMissing: null,
});

/** Several lines of plain text that may be blank. */
export const optionalTextField = (max: number, facts: FieldFacts) => ({
  ...facts,
  column: { type: "text" } as const,
  form: { kind: "text", max } as const,
  type: () => String,
  rule: z
    .string()
    .nullable()
    .transform((text) => (text?.trim() ? text : ""))
    .pipe(z.union([z.literal(""), longText(max, "")], { error: errorTexts.tooLong(max) })),
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
    form: { kind: "list", max } as const,
    type: (): [StringConstructor] => [String],
    rule,
    draft: rule.nullable().transform((list) => list ?? []),
    read: readTextList,
  };
}

/** A list of short texts that may be left out. */
export const optionalListField = (max: number, missing: string, facts: FieldFacts) => ({
  ...listField(max, missing, facts),
  whenMissing: [],
});

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
  form: { kind: "choice", values: Object.values<Value>(values), optional: false } as const,
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
 * @param none a value that stands alone, and the error message if it does not; null if all go together
 */
export function choicesField<Value extends string>(
  values: Values<Value>,
  none: { value: NoInfer<Value>; mixed: string } | null,
  facts: FieldFacts,
) {
  const read = readOneOf(values);
  const rule = z
    .array(z.enum(values))
    .max(MAX_LIST, TOO_MANY)
    .transform((given) => Object.values<Value>(values).filter((value) => given.includes(value)))
    .refine((list) => list.length < 2 || !none || !list.includes(none.value), none?.mixed);
  return {
    ...facts,
    // The previous release writes rows without it.
    column: { type: "json", default: () => "json_array()" } as const,
    form: {
      kind: "choices",
      values: Object.values<Value>(values),
      none: none?.value ?? null,
    } as const,
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
  form: { kind: "choice", values: Object.values<Value>(values), optional: true } as const,
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
