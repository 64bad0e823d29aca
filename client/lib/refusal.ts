import { commonTexts } from "#texts/common";
import { readFailure } from "./api-error";

/** Why a form was not taken, as the person is told. */
export interface Refusal {
  message: string;
  /** Messages by input field. */
  fields: Record<string, string>;
  /** Until when not to try again, seconds; null when it may be tried at once. */
  waitSeconds: number | null;
}

interface UserError {
  field: string | null;
  message: string;
}

/** From what the mutation answered. Null when there is nothing to complain of. */
export function refusalOf(userErrors: readonly UserError[], fallback: string): Refusal | null {
  const [first] = userErrors;
  if (first === undefined) return null;
  const fields = Object.fromEntries(
    userErrors.flatMap(({ field, message }) => (field === null ? [] : [[field, message]])),
  );
  return { message: first.message || fallback, fields, waitSeconds: null };
}

/** From what the call threw. */
export function refusalOfError(error: unknown, fallback: string): Refusal {
  const failure = readFailure(error);
  if (failure.kind === "network") {
    return { message: commonTexts.networkError, fields: {}, waitSeconds: null };
  }
  const { message, fields, waitSeconds } = failure;
  return { message: message || fallback, fields, waitSeconds };
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** Not taken, for a reason that concerns no field. */
export const refused = (message: string): Outcome<never> => ({
  ok: false,
  refusal: { message, fields: {}, waitSeconds: null },
});

interface Payload {
  userErrors: readonly UserError[];
}

/**
 * Runs a mutation and sorts what comes of it.
 * @param pick what counts as success; undefined or null when the answer does not hold it
 */
export async function attempt<P extends Payload, T>(
  call: () => Promise<P | undefined>,
  pick: (payload: P) => T | null | undefined,
  fallback: string,
): Promise<Outcome<T>> {
  try {
    const payload = await call();
    if (payload === undefined) return refused(fallback);
    const refusal = refusalOf(payload.userErrors, fallback);
    if (refusal !== null) return { ok: false, refusal };
    const value = pick(payload);
    return value === null || value === undefined ? refused(fallback) : { ok: true, value };
  } catch (error) {
    return { ok: false, refusal: refusalOfError(error, fallback) };
  }
}
