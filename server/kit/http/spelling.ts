import { AppError } from "../../core/errors.js";
import { Unchecked } from "../../core/input.js";

/** Field names of a documented payload, mapped to the service's names. */
export type Spelling = Record<string, string>;

/**
 * Calls a service with a documented payload in the service's spelling. Errors about a field are reported under the name
 * that the caller sent.
 */
export async function inSpelling<Result>(
  spelling: Spelling,
  payload: unknown,
  call: (input: Unchecked) => Promise<Result>,
): Promise<Result> {
  try {
    return await call(new Unchecked(translate(payload, spelling)));
  } catch (error) {
    throw inDocumentedWords(error, spelling);
  }
}

/** Drops fields sent under the service's own names, which are not documented. */
function translate(payload: unknown, spelling: Spelling): object {
  if (typeof payload !== "object" || payload === null) return {};
  const own = new Set(Object.values(spelling));
  return Object.fromEntries(
    Object.entries(payload)
      .filter(([name]) => !own.has(name))
      .map(([name, value]) => [spelling[name] ?? name, value]),
  );
}

function inDocumentedWords(error: unknown, spelling: Spelling): unknown {
  if (!(error instanceof AppError) || !error.details.fields) return error;
  const documented = new Map(Object.entries(spelling).map(([name, own]) => [own, name]));
  const fields = Object.fromEntries(
    Object.entries(error.details.fields).map(([name, text]) => [
      documented.get(name) ?? name,
      text,
    ]),
  );
  const details = { ...error.details, fields };
  return new AppError(error.code, error.message, details, { cause: error.cause });
}
