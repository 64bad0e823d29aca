import { z } from "zod";
import { companyErrorTexts as texts } from "#texts/firm-errors";
import { lineOrNothing } from "../../core/validation.js";
import { webAddress } from "../../core/web-address.js";
import { lineField, lineOrNullField, optionalTextField } from "../../kit/fields/field-kinds.js";

const MAX_WEBSITE = 255;
const MAX_DESCRIPTION = 5000;

const website = lineOrNothing(MAX_WEBSITE).transform((text, context) => {
  if (text === "") return null;
  const href = webAddress(text)?.href;
  if (href !== undefined && href.length <= MAX_WEBSITE) return href;
  context.addIssue({ code: "custom", message: texts.websiteInvalid });
  return z.NEVER;
});

/**
 * The fields of a company that people fill in, each declared once. Column, GraphQL field, inputs, validation, REST, the
 * columns that lists of jobs read, and the desk's form are made from this table; the database column needs a migration
 * (docs/ARCHITECTURE.md, "Add a field to a company").
 */
export const companyFields = {
  name: lineField(120, texts.nameMissing, {
    description: "Name of the company, at most 120 characters.",
    input: "Name of the company, at most 120 characters. No two companies share one.",
    rest: "companyName",
  }),
  description: optionalTextField(MAX_DESCRIPTION, {
    description: "What the company does, as plain text. May be empty.",
    input: "What the company does, as plain text, at most 5,000 characters.",
    rest: "companyDescription",
  }),
  website: {
    ...lineOrNullField(MAX_WEBSITE, {
      description:
        "URL of the company's own site, e.g. `https://example.com`. Null when not given.",
      input: "Its own site, e.g. `example.com`; `https://` is added.",
      rest: "website",
    }),
    rule: website,
    form: { kind: "address", max: MAX_WEBSITE } as const,
  },
  location: lineOrNullField(120, {
    description: "Location of the company, e.g. `Austin, TX`. Null when not given.",
    input: "Location, e.g. `Austin, TX`, at most 120 characters.",
  }),
  industry: lineOrNullField(80, {
    description:
      "The company's industry in its own words, at most 80 characters. Null when not given.",
    input: "Industry in its own words, at most 80 characters.",
  }),
};

/** What the input that changes one says of its fields. */
export const companyChange = {
  cleared: "Null or empty text removes it.",
  kept: "Stays as it is when left out.",
};
