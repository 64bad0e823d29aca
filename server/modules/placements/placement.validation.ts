import { z } from "zod";
import { placementErrorTexts as texts } from "#texts/placements";
import { longText } from "../../core/validation.js";
import { createRules } from "../../kit/fields/table-fields.js";
import { EndReasonEnum } from "./placement.entity.js";
import { day, placementTerms } from "./placement.fields.js";

const MAX_DAYS = 730;

const placement = z
  .object(createRules(placementTerms), { error: texts.required })
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
