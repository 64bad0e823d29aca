import { errorTexts } from "#texts/errors";

/** Stable codes; GraphQL gives them in `userErrors.code` or `extensions.code`, REST in `code`. */
export type ErrorCode =
  | "BAD_INPUT"
  | "REQUEST_TOO_LARGE"
  | "BODY_TYPE"
  | "UNAUTHENTICATED"
  | "INVALID_CODE"
  | "INVALID_LINK"
  | "FORBIDDEN"
  | "CSRF"
  | "TERMS_REQUIRED"
  | "SECOND_FACTOR_REQUIRED"
  | "FRESH_PROOF_REQUIRED"
  | "ACCOUNT_DISABLED"
  | "WRONG_ADDRESS"
  | "NOT_FOUND"
  | "CONFLICT"
  | "ALREADY_SUBSCRIBED"
  | "PLAN_OVERLAP"
  | "DELETION_PENDING"
  | "ALREADY_SUBMITTED"
  | "CONSENT_REQUIRED"
  | "PLACEMENT_REQUIRED"
  | "JOB_CLOSED"
  | "IDEMPOTENCY_IN_PROGRESS"
  | "IDEMPOTENCY_KEY_REUSED"
  | "CURSOR_EXPIRED"
  | "NOT_PAID"
  | "PAYMENT_ON_ITS_WAY"
  | "FILE_TOO_LARGE"
  | "FILE_TYPE"
  | "RATE_LIMITED"
  | "THROTTLED"
  | "PROVIDER_UNAVAILABLE"
  | "UNAVAILABLE"
  | "INTERNAL";

/** Messages by input field, in the caller's field names. */
export type FieldMessages = Record<string, string>;

/**
 * A failure that callers may see: a stable code and a short text for people. GraphQL and REST add the HTTP status
 * (kit/http/status-of.ts).
 */
export class AppError extends Error {
  override name = "AppError";
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: { fields?: FieldMessages; retryAfterSeconds?: number } = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What is wrong with one field, or with the whole input. */
export interface FieldError {
  field: string | null;
  code: ErrorCode;
  message: string;
}

/** One for each wrong field; one without a field if there is none. */
export function fieldErrorsOf({ code, message, details }: AppError): FieldError[] {
  const fields = Object.entries(details.fields ?? {});
  if (fields.length === 0) return [{ field: null, code, message }];
  return fields.map(([field, text]) => ({ field, code, message: text }));
}

export const badInput = (message: string, fields?: FieldMessages) =>
  new AppError("BAD_INPUT", message, { fields });
/** The same refusal with other names for its fields; other errors stay as they are. */
export function renamedFields(error: unknown, nameOf: (field: string) => string): unknown {
  if (!(error instanceof AppError) || !error.details.fields) return error;
  const fields = Object.entries(error.details.fields).map(
    ([field, message]) => [nameOf(field), message] as const,
  );
  return new AppError(error.code, error.message, { fields: Object.fromEntries(fields) });
}
export const unauthenticated = (message = errorTexts.logIn) =>
  new AppError("UNAUTHENTICATED", message);
export const forbidden = (message = errorTexts.mayNot) => new AppError("FORBIDDEN", message);
export const notFound = (what: keyof typeof errorTexts.notFound) =>
  new AppError("NOT_FOUND", errorTexts.notFound[what]);
export const conflict = (code: ErrorCode, message: string) => new AppError(code, message);
export const rateLimited = (retryAfterSeconds: number) =>
  new AppError("RATE_LIMITED", errorTexts.wait(retryAfterSeconds), { retryAfterSeconds });
/** A provider (payments, identity) fails; `cause` is logged but never shown. */
export const providerUnavailable = (message: string, cause?: unknown) =>
  new AppError("PROVIDER_UNAVAILABLE", message, {}, { cause });
/** Something is overloaded, too slow, or just not there: worth asking again after some seconds. `cause` is logged but never shown. */
export const unavailable = (message: string, cause?: unknown, retryAfterSeconds = 5) =>
  new AppError("UNAVAILABLE", message, { retryAfterSeconds }, { cause });
export const isUnavailable = (error: unknown): boolean =>
  error instanceof AppError && error.code === "UNAVAILABLE";
export const tooLate = () => unavailable(errorTexts.tookTooLong);
/** A provider is silent, or isn't called because it failed just now. Other failures of a provider are `providerUnavailable`. */
export class ProviderAway extends AppError {
  constructor(message: string, cause?: unknown, retryAfterSeconds = 10) {
    super("UNAVAILABLE", message, { retryAfterSeconds }, { cause });
  }
}
/** A provider's failure in other words; callers are still told when to come back. */
export const providerFailed = (message: string, error: unknown): AppError =>
  error instanceof AppError && isUnavailable(error)
    ? new ProviderAway(message, error.cause ?? error, error.details.retryAfterSeconds)
    : providerUnavailable(message, error);
/** Whether a provider is the reason, however it failed. */
export const isProviderFailure = (error: unknown): boolean =>
  error instanceof ProviderAway ||
  (error instanceof AppError && error.code === "PROVIDER_UNAVAILABLE");
/** A failed sign-in; the caller does not learn which part was wrong. */
export const invalidCode = (message: string) => new AppError("INVALID_CODE", message);

const SERVER_ERRORS: ReadonlySet<ErrorCode> = new Set([
  "PROVIDER_UNAVAILABLE",
  "UNAVAILABLE",
  "INTERNAL",
]);
/** Not the caller's fault: must be logged for operators. */
export const isOurFault = ({ code }: AppError): boolean => SERVER_ERRORS.has(code);
