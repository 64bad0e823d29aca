import { z } from "zod";
import { errorTexts, newsletterErrorTexts } from "#texts/errors";
import { honeypot } from "../../core/honeypot.js";
import { email } from "../../core/validation.js";
import { FrequencyEnum, TopicEnum } from "./newsletter.entity.js";

const MAX_QUERY = 100;
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
      .max(MAX_QUERY, errorTexts.tooLong(MAX_QUERY))
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
  frequency: frequency.nullish().transform((value) => value ?? FrequencyEnum.DAILY),
});

export const mailingsSchema = z.object({
  subscriptions: z
    .array(
      z
        .object({
          topic: z.enum(TopicEnum, { error: newsletterErrorTexts.chooseTopic }),
          query,
          frequency,
        })
        .transform((wish) =>
          wish.topic === "NEWS" ? { ...wish, query: "", frequency: FrequencyEnum.WEEKLY } : wish,
        ),
    )
    .max(MAX_MAILINGS, newsletterErrorTexts.tooMany(MAX_MAILINGS)),
});

export const keepSchema = z.object({
  token: z.string(),
  keep: z.array(z.object({ id: z.string(), frequency })).max(100),
});
