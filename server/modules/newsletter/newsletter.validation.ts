import { z } from "zod";
import { email } from "../../core/validation.js";
import { FrequencyEnum, TopicEnum } from "./newsletter.entity.js";
import { CHOOSE_TOPIC } from "./newsletter.messages.js";

const MAX_QUERY = 100;
const controlCharacters = /\p{Cc}/u;

const frequency = z.enum(FrequencyEnum, { error: "Choose daily or weekly." });

export const subscribeSchema = z.object({
  email,
  topics: z
    .array(z.enum(TopicEnum, { error: CHOOSE_TOPIC }), { error: CHOOSE_TOPIC })
    .min(1, CHOOSE_TOPIC)
    .max(10, CHOOSE_TOPIC)
    .transform((topics) => [...new Set(topics)]),
  query: z
    .string()
    .nullish()
    .transform((text) => (text ?? "").normalize("NFC").replace(/\s+/g, " ").trim())
    .pipe(
      z
        .string()
        .max(MAX_QUERY, `At most ${MAX_QUERY} characters.`)
        .refine(
          (text) => !controlCharacters.test(text),
          "Contains characters that are not allowed.",
        ),
    ),
  frequency: frequency.nullish().transform((value) => value ?? FrequencyEnum.DAILY),
});

export const keepSchema = z.object({
  token: z.string(),
  keep: z.array(z.object({ id: z.string(), frequency })).max(100),
});
