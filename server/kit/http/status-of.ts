import type { AppError, ErrorCode } from "../../core/errors.js";

/** HTTP status by error code: for REST, for GraphQL requests refused as a whole, and for pages. */
const STATUS: Record<ErrorCode, number> = {
  BAD_INPUT: 400,
  INVALID_LINK: 400,
  UNAUTHENTICATED: 401,
  INVALID_CODE: 401,
  FORBIDDEN: 403,
  CSRF: 403,
  TERMS_REQUIRED: 403,
  SECOND_FACTOR_REQUIRED: 403,
  FRESH_PROOF_REQUIRED: 403,
  ACCOUNT_DISABLED: 403,
  WRONG_ADDRESS: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  ALREADY_SUBSCRIBED: 409,
  ALREADY_SUBMITTED: 409,
  CONSENT_REQUIRED: 409,
  JOB_CLOSED: 409,
  NOT_PAID: 409,
  REQUEST_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  BODY_TYPE: 415,
  FILE_TYPE: 415,
  RATE_LIMITED: 429,
  THROTTLED: 429,
  INTERNAL: 500,
  PROVIDER_UNAVAILABLE: 502,
  UNAVAILABLE: 503,
};

export const statusOf = ({ code }: AppError): number => STATUS[code];
