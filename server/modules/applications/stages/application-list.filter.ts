import { z } from "zod";
import { stageTexts } from "#texts/stages";
import { ApplicationStatusEnum } from "../application.entity.js";

const MAX_QUERY = 100;
const MAX_WORDS = 5;
const MAX_DAYS = 365;

const stages = z.array(z.enum(ApplicationStatusEnum)).nullish();
const time = z
  .date()
  .refine((given) => given.getTime() >= 0, stageTexts.badTime)
  .nullish();
export const filterSchema = z.object({
  companyId: z.string().nullish(),
  jobId: z.string().nullish(),
  status: stages,
  assigneeId: z.string().nullish(),
  appliedSince: time,
  unansweredDays: z
    .int()
    .min(0, stageTexts.chooseDays(MAX_DAYS))
    .max(MAX_DAYS, stageTexts.chooseDays(MAX_DAYS))
    .nullish(),
  query: z.string().max(MAX_QUERY, stageTexts.nameTooLong(MAX_QUERY)).nullish(),
});
export type Filter = z.output<typeof filterSchema>;

/** The words of a name to look for, at most five. */
export const wordsOf = (query: string | null | undefined): string[] =>
  (query ?? "").normalize("NFC").split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
