import { z } from "zod";
import { interviewErrorTexts as texts } from "#texts/interviews";
import { line, longText } from "../../../core/validation.js";
import { readTimeZone } from "./read-time-zone.js";

const MINUTES = { min: 10, max: 480 };
const LOCAL_TIME = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/;

/** Null, too, if nothing but spaces was typed. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess(
    (given) => (typeof given === "string" && given.trim() === "" ? null : given),
    schema.nullish().transform((text) => text ?? null),
  );

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** As people write it; becomes an IANA name. */
const timeZone = z.string({ error: texts.zone }).transform((given, context) => {
  const read = readTimeZone(given);
  if (read.timeZone !== null) return read.timeZone;
  context.issues.push({ code: "custom", message: read.problem, input: given });
  return z.NEVER;
});

const details = {
  startsAt: z.string({ error: texts.timeMissing }).regex(LOCAL_TIME, texts.timeMissing),
  timeZone,
  minutes: z
    .int(texts.minutes(MINUTES.min, MINUTES.max))
    .min(MINUTES.min, texts.minutes(MINUTES.min, MINUTES.max))
    .max(MINUTES.max, texts.minutes(MINUTES.min, MINUTES.max)),
  place: optional(line(300, texts.place)),
  callUrl: optional(line(500, texts.callUrl).refine(isWebAddress, texts.callUrl)),
  interviewer: line(120, texts.interviewerMissing),
  message: optional(longText(2000, texts.message)),
};

const where = { path: ["place"], message: texts.placeMissing };
const hasPlace = (given: { place: string | null; callUrl: string | null }): boolean =>
  given.place !== null || given.callUrl !== null;

export const scheduleSchema = z
  .object({ applicationId: z.string(), ...details })
  .refine(hasPlace, where);
const version = { id: z.string(), expectedVersion: z.int({ error: texts.versionMissing }) };
export const changeSchema = z.object({ ...version, ...details }).refine(hasPlace, where);
export const cancelSchema = z.object(version);
export type Details = Omit<z.output<typeof scheduleSchema>, "applicationId">;
