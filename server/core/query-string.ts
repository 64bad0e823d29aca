import type { z } from "zod";
import { errorTexts } from "#texts/errors";
import { badInput } from "./errors.js";
import { parse } from "./validation.js";

/**
 * Validates the parameters of a URL; those that the schema doesn't know are ignored. One that is given twice arrives as a
 * list, which the schema of a single value would refuse with a message about that value.
 * @param several parameters that take several values
 * @throws BAD_INPUT with one message per parameter
 */
export function parseQuery<Schema extends z.ZodObject>(
  schema: Schema,
  given: object,
  several: readonly string[] = [],
): z.output<Schema> {
  const single = Object.keys(schema.shape).filter((name) => !several.includes(name));
  const lists = Object.entries(given).filter(([, value]) => Array.isArray(value));
  const repeated = lists.map(([name]) => name).filter((name) => single.includes(name));
  const [first] = repeated;
  if (first === undefined) return parse(schema, given);
  const messages = repeated.map((name) => [name, errorTexts.takesOne(name)] as const);
  throw badInput(errorTexts.takesOne(first), Object.fromEntries(messages));
}
