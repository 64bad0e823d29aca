import { AppError } from "../core/errors.js";

/** Field names of a documented payload, each with the service's name for it. */
export type Spelling = Record<string, string>;

/**
 * Calls a service with a documented payload in the service's spelling. What the service finds wrong with a field is
 * told under the name the caller sent it by.
 */
export async function inSpelling<Result>(
  spelling: Spelling,
  payload: unknown,
  call: (input: object) => Promise<Result>,
): Promise<Result> {
  try {
    return await call(translate(payload, spelling));
  } catch (error) {
    throw inDocumentedWords(error, spelling);
  }
}

/** A service's own name is no documented one: what stands under it is left out. */
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
  return new AppError(error.code, error.status, error.message, details, { cause: error.cause });
}
