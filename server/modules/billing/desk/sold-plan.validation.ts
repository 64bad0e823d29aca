import { z } from "zod";
import { soldPlanErrorTexts as texts } from "#texts/firm-errors";
import { isDay } from "../../../core/day.js";
import { lineOrNothing } from "../../../core/validation.js";
import { SubscriptionStatusEnum } from "../subscription/subscription.entity.js";

const MAX_SEARCH = 100;

export const filterSchema = z.object({
  status: z.array(z.enum(SubscriptionStatusEnum)).nullish(),
  planId: z.string().nullish(),
  buyer: lineOrNothing(MAX_SEARCH).optional(),
  startedSince: z.string().refine(isDay, texts.chooseDay).nullish(),
});
export type SoldPlanSearch = z.output<typeof filterSchema>;

export const monthsSchema = z.object({
  months: z.int().min(1, texts.chooseMonths).max(24, texts.chooseMonths),
});
