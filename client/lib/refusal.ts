import { commonTexts } from "#texts/common";
import { readFailure } from "./api-error";
import { isNotLoaded } from "./not-loaded";
import type { RefusalFragment as UserError } from "./Refusal.generated";

/** Why the server rejected a form, in words for the user. */
export interface Refusal {
  message: string;
  /** Messages by input field. */
  fields: Record<string, string>;
  /** Seconds to wait before trying again; null if there is no wait. */
  waitSeconds: number | null;
}

/** Reads a mutation's user errors; null if there are none. */
export function refusalOf(userErrors: readonly UserError[], fallback: string): Refusal | null {
  const [first] = userErrors;
  if (first === undefined) return null;
  const fields = Object.fromEntries(
    userErrors.flatMap(({ field, message }) => (field === null ? [] : [[field, message]])),
  );
  return { message: first.message || fallback, fields, waitSeconds: null };
}

/** The message for a call that got no answer. Without a network, a reload would lose what was typed, and not help. */
export const noAnswerText = (error: unknown): string =>
  isNotLoaded(error) && navigator.onLine ? commonTexts.notLoaded : commonTexts.networkError;

/** Whether a message says that there was no answer, and so nothing about what was sent. */
export const isNoAnswer = (message: string): boolean =>
  message === commonTexts.networkError || message === commonTexts.notLoaded;

/** Converts an error thrown by the call. */
export function refusalOfError(error: unknown, fallback: string): Refusal {
  const failure = readFailure(error);
  if (failure.kind === "network") {
    return { message: noAnswerText(error), fields: {}, waitSeconds: null };
  }
  const { message, fields, waitSeconds } = failure;
  return { message: message || fallback, fields, waitSeconds };
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/** A refusal that is not about a single field. */
export const refused = (message: string): Outcome<never> => ({
  ok: false,
  refusal: { message, fields: {}, waitSeconds: null },
});

/** What every mutation answers, besides its value. */
export interface Payload {
  userErrors: readonly UserError[];
}

/** Calls a mutation: the one field of what it answers is the payload. */
export type Call<P extends Payload = Payload> = () => Promise<{
  data?: Record<string, P> | null | undefined;
}>;

/**
 * Runs a mutation and returns its value or why it was refused.
 * @param pick returns the value from the payload; undefined or null counts as a failure
 */
export async function attemptAs<P extends Payload, T>(
  call: Call<P>,
  pick: (payload: P) => T,
  fallback: string,
): Promise<Outcome<NonNullable<T>>> {
  try {
    const { data } = await call();
    const [payload] = Object.values(data ?? {});
    if (payload === undefined) return refused(fallback);
    const refusal = refusalOf(payload.userErrors, fallback);
    if (refusal !== null) return { ok: false, refusal };
    const value = pick(payload);
    return value === null || value === undefined ? refused(fallback) : { ok: true, value };
  } catch (error) {
    return { ok: false, refusal: refusalOfError(error, fallback) };
  }
}

/** Like `attemptAs`. @param key of the value in the payload */
export const attempt = <P extends Payload, Key extends keyof P>(
  call: Call<P>,
  key: Key,
  fallback: string,
): Promise<Outcome<NonNullable<P[Key]>>> => attemptAs(call, (payload) => payload[key], fallback);
