import { z } from "zod";
import { QUERY_LENGTH } from "#site/query-length";
import { errorTexts, newsletterErrorTexts } from "#texts/errors";
import { honeypot } from "../../core/honeypot.js";
import { email } from "../../core/validation.js";
import { givenFilterSchema, keptFilterSchema } from "../jobs/search/job-filter.validation.js";
import { FrequencyEnum, TopicEnum } from "./newsletter.entity.js";

const MAX_MAILINGS = 20;
const controlCharacters = /\p{Cc}/u;

const frequency = z.enum(FrequencyEnum, { error: newsletterErrorTexts.chooseFrequency });

/** Search words of a job alert; empty for all jobs. */
const query = z
  .string()
  .nullish()
  .transform((text) => (text ?? "").normalize("NFC").replace(/\s+/g, " ").trim())
  .pipe(
    z
      .string()
      .max(QUERY_LENGTH, errorTexts.tooLong(QUERY_LENGTH))
      .refine((text) => !controlCharacters.test(text), errorTexts.badCharacters),
  );

export const subscribeSchema = z.object({
  email,
  website: honeypot,
  topics: z
    .array(z.enum(TopicEnum, { error: newsletterErrorTexts.chooseTopic }), {
      error: newsletterErrorTexts.chooseTopic,
    })
    .min(1, newsletterErrorTexts.chooseTopic)
    .max(10, newsletterErrorTexts.chooseTopic)
    .transform((topics) => [...new Set(topics)]),
  query,
  filter: keptFilterSchema,
  frequency: frequency.nullish().transform((value) => value ?? FrequencyEnum.DAILY),
});

const NEWS = { id: null, query: "", filter: {}, frequency: FrequencyEnum.WEEKLY };

export const mailingsSchema = z.object({
  subscriptions: z
    .array(
      z
        .object({
          id: z.string().nullish(),
          topic: z.enum(TopicEnum, { error: newsletterErrorTexts.chooseTopic }),
          query,
          filter: givenFilterSchema,
          frequency,
        })
        .transform((wish) => (wish.topic === "NEWS" ? { ...wish, ...NEWS } : wish)),
    )
    .max(MAX_MAILINGS, newsletterErrorTexts.tooMany(MAX_MAILINGS)),
});

export const keepSchema = z.object({
  token: z.string(),
  keep: z.array(z.object({ id: z.string(), frequency })).max(100),
});
