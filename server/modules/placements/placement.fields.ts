import { Int } from "type-graphql";
import { z } from "zod";
import { placementErrorTexts as texts } from "#texts/placements";
import { isPlainDay } from "#site/plain-day";
import { nullable, readInteger, readOneOf, readText } from "../../kit/db/row-readers.js";
import { lineField } from "../../kit/fields/field-kinds.js";
import { ratePeriodRule, SalaryPeriodEnum } from "../jobs/pay/salary-range.js";

const MAX_RATE = 2_000_000_000;
const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2099-12-31";
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

/** How descriptions say that a day is text. */
export const DAY = "as `YYYY-MM-DD`";
/** And that an amount is whole. */
export const MINOR = "in minor units of `currency` (cents for USD)";

export const day = (missing: string) =>
  z
    .string({ error: missing })
    .refine(isPlainDay, missing)
    .refine((text) => text >= FIRST_DAY && text <= LAST_DAY, texts.badDay);

const dayColumn = { type: "char", length: 10 } as const;
const rate = (missing: string, description: string, about = "") => ({
  description: `${description}, ${MINOR}.${about}`,
  input: `${description}, ${MINOR}, from 1 to 2,000,000,000.`,
  column: { type: "int" } as const,
  type: () => Int,
  rule: z.int({ error: missing }).min(1, missing).max(MAX_RATE, texts.rateTooHigh),
  read: readInteger,
});

/** What a placement is agreed to, each declared once. Column, GraphQL field, input, and validation are made from it. */
export const placementTerms = {
  clientName: lineField(120, texts.clientMissing, {
    description: "The client that the candidate works at.",
    input: "The client, 1 to 120 characters.",
  }),
  startsOn: {
    description: `The first day, ${DAY}.`,
    column: dayColumn,
    type: () => String,
    rule: day(texts.startMissing),
    read: readText,
  },
  endsOn: {
    description: `The last day, ${DAY}. Null while no end is planned.`,
    input: `The last day, ${DAY}. Null when no end is planned.`,
    column: { ...dayColumn, nullable: true } as const,
    type: () => String,
    rule: day(texts.endMissing).nullable(),
    read: nullable(readText),
    nullable: true,
    whenMissing: null,
  },
  payRate: rate(texts.payMissing, "What the candidate is paid"),
  billRate: rate(texts.billMissing, "What the client is billed", " Never shown to the candidate."),
  currency: {
    description: "Three-letter ISO 4217 code in upper case, e.g. `USD`.",
    input: "Three-letter ISO 4217 code in upper case.",
    column: { type: "char", length: 3 } as const,
    type: () => String,
    rule: z
      .string({ error: texts.currency })
      .refine((code) => CURRENCIES.has(code), texts.currency),
    read: readText,
    inputDefault: "USD",
  },
  period: {
    description: "Whether the rates are for an hour or a year.",
    column: { type: "varchar", length: 8 } as const,
    type: () => SalaryPeriodEnum,
    rule: ratePeriodRule(texts.period),
    read: readOneOf(SalaryPeriodEnum),
  },
};
