import { z } from "zod";
import { invalidRequest, type StripeApiError } from "../core/errors.js";

/** An error with Stripe's own code, passed through zod's issue. */
interface RefusalParams {
  code: string;
}

const refuse = (code: string): { params: RefusalParams } => ({ params: { code } });

/** Text. Like Stripe, refuses an empty value where nothing can be unset. */
export const text = (max = 5000) =>
  z
    .string()
    .min(1, {
      error:
        "You passed an empty string. We assume empty values are an attempt to unset a parameter; " +
        "however it cannot be unset. You should remove it from your request or supply a value.",
    })
    .max(max, { error: `Invalid string: must be at most ${max} characters` });

export const integer = (min = -99_999_999, max = 99_999_999_999) =>
  z.string().transform((value, context) => {
    const number = /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    if (Number.isInteger(number) && number >= min && number <= max) return number;
    const message = Number.isNaN(number)
      ? `Invalid integer: ${value}`
      : `This value must be between ${min} and ${max}.`;
    context.addIssue({ code: "custom", message, ...refuse("parameter_invalid_integer") });
    return z.NEVER;
  });

export const flag = () =>
  z.string().transform((value, context) => {
    if (value === "true" || value === "false") return value === "true";
    context.addIssue({ code: "custom", message: `Invalid boolean: ${value}` });
    return z.NEVER;
  });

export const url = () =>
  z.string().refine((value) => URL.canParse(value.replaceAll(/[{}]/g, "")), {
    error: "Not a valid URL",
    ...refuse("url_invalid"),
  });

export const email = () =>
  z
    .string()
    .max(800)
    .refine((value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), {
      error: "Invalid email address",
      ...refuse("email_invalid"),
    });

/** Up to 50 keys of 40 characters, with values of 500. An empty value removes its key. */
export const metadata = () =>
  z
    .union([z.literal("").transform(() => ({})), z.record(z.string().max(40), z.string().max(500))])
    .refine((record) => Object.keys(record).length <= 50, {
      error: "Metadata can have up to 50 keys",
    });

/**
 * Compares a schema with Stripe's own parameter type: its output must fit the type, and it may not have a name that
 * Stripe lacks. Violations are compile errors.
 */
export const paramsFor =
  <P>() =>
  <S extends z.ZodType<P>>(
    schema: S & (Exclude<keyof z.output<S>, keyof P> extends never ? unknown : never),
  ): S =>
    schema;

/** @throws StripeApiError in Stripe's format for the first error; unknown names come first. */
export function parseParams<S extends z.ZodType>(schema: S, raw: unknown): z.output<S> {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const issues = result.error.issues;
  const first = issues.find((issue) => issue.code === "unrecognized_keys") ?? issues[0];
  throw first ? toStripeError(first, raw) : invalidRequest("Invalid request");
}

function toStripeError(issue: z.core.$ZodIssue, raw: unknown): StripeApiError {
  const param = paramName(issue.path);
  if (issue.code === "unrecognized_keys") return unknownParameters(issue);
  if (valueAt(raw, issue.path) === undefined) {
    return invalidRequest(`Missing required param: ${param}.`, param, "parameter_missing");
  }
  if (issue.code === "invalid_value") {
    const choices = issue.values.map(String);
    const last = choices.pop() ?? "";
    const list = choices.length > 0 ? `one of ${choices.join(", ")}, or ${last}` : last;
    return invalidRequest(`Invalid ${param}: must be ${list}`, param);
  }
  if (issue.code === "invalid_type") return invalidRequest(`Invalid ${issue.expected}`, param);
  const code: unknown = issue.code === "custom" ? issue.params?.["code"] : undefined;
  if (issue.code === "too_small")
    return invalidRequest(issue.message, param, "parameter_invalid_empty");
  return invalidRequest(issue.message, param, typeof code === "string" ? code : undefined);
}

function unknownParameters(issue: z.core.$ZodIssueUnrecognizedKeys): StripeApiError {
  const names = issue.keys.map((key) => paramName([...issue.path, key]));
  const plural = names.length > 1 ? "s" : "";
  const message = `Received unknown parameter${plural}: ${names.join(", ")}`;
  return invalidRequest(message, names[0], "parameter_unknown");
}

const paramName = (path: PropertyKey[]): string =>
  path.map((part, depth) => (depth === 0 ? String(part) : `[${String(part)}]`)).join("");

const valueAt = (raw: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((value, part) => Reflect.get(Object(value), part), raw);
