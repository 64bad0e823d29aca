import { z } from "zod";
import { deliveryErrorTexts as texts } from "#texts/deliveries";
import { isDay } from "../../core/day.js";
import { longText } from "../../core/validation.js";
import { webAddress } from "../../core/web-address.js";
import { DeliveryKindEnum } from "./delivery.entity.js";

const MAX_COUNT = 10_000;
const MAX_LINK = 500;

/** Blank text is nothing. */
const orNothing = (schema: z.ZodType<string, string>) =>
  z
    .string()
    .nullish()
    .transform((text) => (text == null || text.trim() === "" ? null : text))
    .pipe(schema.nullable());

const link = z
  .string()
  .max(MAX_LINK, texts.linkTooLong(MAX_LINK))
  .refine((text) => webAddress(text.trim()) !== null, texts.linkInvalid)
  .transform((text) => webAddress(text.trim())?.href ?? text);

const entry = {
  kind: z.enum(DeliveryKindEnum, { error: texts.kindMissing }),
  deliveredOn: z.string({ error: texts.dayMissing }).refine(isDay, texts.dayMissing),
  count: z
    .int({ error: texts.count(MAX_COUNT) })
    .min(1, texts.count(MAX_COUNT))
    .max(MAX_COUNT, texts.count(MAX_COUNT))
    .nullish()
    .transform((count) => count ?? null),
  note: orNothing(longText(1000, texts.noteInvalid)),
  link: orNothing(link),
};

export const recordSchema = z.object({ planId: z.string(), ...entry });
export const updateSchema = z.object({
  id: z.string(),
  expectedVersion: z.int({ error: texts.versionMissing }),
  ...entry,
});
export const deleteSchema = z.object({ id: z.string() });

export type DeliveryEntry = Omit<z.output<typeof recordSchema>, "planId">;
