import { errorTexts } from "#texts/errors";

/** Stable codes; GraphQL gives them in `userErrors.code` or `extensions.code`, REST in `code`. */
export type ErrorCode =
  | "BAD_INPUT"
  | "UNAUTHENTICATED"
  | "INVALID_CODE"
  | "INVALID_LINK"
  | "FORBIDDEN"
  | "CSRF"
  | "TERMS_REQUIRED"
  | "SECOND_FACTOR_REQUIRED"
  | "NOT_FOUND"
  | "CONFLICT"
  | "ALREADY_SUBSCRIBED"
  | "JOB_CLOSED"
  | "JOB_INCOMPLETE"
  | "NOT_PAID"
  | "FILE_TOO_LARGE"
  | "FILE_TYPE"
  | "RATE_LIMITED"
  | "THROTTLED"
  | "PROVIDER_UNAVAILABLE"
  | "UNAVAILABLE"
  | "INTERNAL";

/** Messages by input field, in the caller's field names. */
export type FieldMessages = Record<string, string>;

/** A failure that a caller may be told of: a stable code, a short text for a person, an HTTP status. */
export class AppError extends Error {
  override name = "AppError";
  constructor(
    readonly code: ErrorCode,
    readonly status: number,
    message: string,
    readonly details: { fields?: FieldMessages; retryAfterSeconds?: number } = {},
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const badInput = (message: string, fields?: FieldMessages) =>
  new AppError("BAD_INPUT", 400, message, { fields });
export const unauthenticated = (message = errorTexts.logIn) =>
  new AppError("UNAUTHENTICATED", 401, message);
export const forbidden = (message = errorTexts.mayNot) => new AppError("FORBIDDEN", 403, message);
export const notFound = (what: keyof typeof errorTexts.notFound) =>
  new AppError("NOT_FOUND", 404, errorTexts.notFound[what]);
export const conflict = (code: ErrorCode, message: string) => new AppError(code, 409, message);
export const rateLimited = (retryAfterSeconds: number) =>
  new AppError("RATE_LIMITED", 429, errorTexts.wait(retryAfterSeconds), { retryAfterSeconds });
/** A provider (payments, storage, identity) does not answer; `cause` is logged, never shown. */
export const providerUnavailable = (message: string, cause?: unknown, status: 502 | 503 = 503) =>
  new AppError("PROVIDER_UNAVAILABLE", status, message, {}, { cause });
