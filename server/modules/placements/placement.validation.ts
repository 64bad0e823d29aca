import { z } from "zod";
import { placementErrorTexts as texts } from "#texts/placements";
import { isPlainDay } from "#site/plain-day";
import { line, longText } from "../../core/validation.js";
import { ratePeriodRule } from "../jobs/salary-range.js";
import { EndReasonEnum } from "./placement.entity.js";

const MAX_RATE = 2_000_000_000;
const MAX_DAYS = 730;
const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2099-12-31";
const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

const day = (missing: string) =>
  z
    .string({ error: missing })
    .refine(isPlainDay, missing)
    .refine((text) => text >= FIRST_DAY && text <= LAST_DAY, texts.badDay);

const rate = (missing: string) =>
  z.int({ error: missing }).min(1, missing).max(MAX_RATE, texts.rateTooHigh);

const terms = {
  clientName: line(120, texts.clientMissing),
  startsOn: day(texts.startMissing),
  endsOn: day(texts.endMissing)
    .nullish()
    .transform((text) => text ?? null),
  payRate: rate(texts.payMissing),
  billRate: rate(texts.billMissing),
  currency: z
    .string({ error: texts.currency })
    .refine((code) => CURRENCIES.has(code), texts.currency),
  period: ratePeriodRule(texts.period),
};

const placement = z
  .object(terms, { error: texts.required })
  .refine(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn, {
    message: texts.endBeforeStart,
    path: ["endsOn"],
  });
export type Terms = z.output<typeof placement>;

const id = z.string();
const expectedVersion = z.int({ error: texts.versionMissing });
const within = z.int().min(0, texts.chooseDays(MAX_DAYS)).max(MAX_DAYS, texts.chooseDays(MAX_DAYS));

export const hireSchema = z.object({ id, expectedVersion, placement });
export const updateSchema = z.object({ id, expectedVersion, placement });
export const extendSchema = z.object({ id, expectedVersion, endsOn: day(texts.endMissing) });
export const confirmSchema = z.object({ id, expectedVersion });
export const endSchema = z.object({
  id,
  expectedVersion,
  endsOn: day(texts.endMissing),
  reason: z.enum(EndReasonEnum, { error: texts.reasonMissing }),
  note: z.preprocess(
    (given) => (typeof given === "string" && given.trim() === "" ? null : given),
    longText(500, texts.note)
      .nullish()
      .transform((text) => text ?? null),
  ),
});

export const PLACEMENT_STATES = ["UPCOMING", "RUNNING", "ENDED"] as const;
export const filterSchema = z.object({
  startingWithin: within.nullish(),
  endingWithin: within.nullish(),
  needsExtension: z.boolean().nullish(),
  companyId: z.string().nullish(),
  recruiter: z.string().nullish(),
  state: z.array(z.enum(PLACEMENT_STATES)).nullish(),
});
export type PlacementFilter = z.output<typeof filterSchema>;
