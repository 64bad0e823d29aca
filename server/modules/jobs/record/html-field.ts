import { z } from "zod";
import { errorTexts } from "#texts/errors";
import { readTextIfSelected } from "../../../kit/db/row-readers.js";
import type { FieldFacts } from "../../../kit/fields/table-fields.js";
import { cleanJobHtml, isTangled } from "../html/clean-html.js";
import { textOf } from "../html/clean-text.js";

const MAX_HTML = 20_000;
/** Before cleaning: the markup of other systems is often longer than the text. */
const MAX_GIVEN_HTML = 5 * MAX_HTML;
/**
 * After it, as stored: "&" is one character of a text, but written "&amp;", and badly nested tags are closed and reopened.
 */
const MAX_CLEAN_HTML = 5 * MAX_HTML;
const TANGLED = "This is too long once its open tags are closed.";

/** Rich text (HTML). */
export function htmlField(missing: string, facts: FieldFacts) {
  const text = z
    .string({ error: missing })
    .max(MAX_GIVEN_HTML, errorTexts.tooLong(MAX_GIVEN_HTML))
    .transform((html, context) => {
      const clean = cleanJobHtml(html);
      if (clean === "" && isTangled(html)) context.addIssue(TANGLED);
      return clean;
    })
    .refine((clean) => lengthOf(clean) <= MAX_HTML, errorTexts.tooLong(MAX_HTML))
    .refine((clean) => clean.length <= MAX_CLEAN_HTML, TANGLED);
  return {
    ...facts,
    column: { type: "mediumtext" } as const,
    form: { kind: "html" } as const,
    type: () => String,
    rule: text.refine((clean) => textOf(clean).length > 0, missing),
    draft: text.nullable().transform((clean) => (clean && textOf(clean) ? clean : "")),
    read: readTextIfSelected,
    isHtml: true,
  };
}

/** Rich text that may be blank. */
export function optionalHtmlField(facts: FieldFacts) {
  const { draft, ...field } = htmlField("", facts);
  return { ...field, draft, rule: draft, whenMissing: "" };
}

/** Characters of clean HTML, with those that it has to write by a name. */
const lengthOf = (clean: string): number => clean.replace(/&\w+;/g, "&").length;
