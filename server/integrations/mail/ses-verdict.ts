import { byStatus } from "../breaker/verdict.js";
import { MailProviderError } from "./mail-failures.js";

/** SES answers 400 to more mails than an account may send in a second or a day, and to all mails of a paused account. */
const NOT_NOW =
  /^(Throttl|TooManyRequests|LimitExceeded|AccountSendingPaused|ConfigurationSetSendingPaused)/;

function statusOf(error: unknown): number | undefined {
  if (error instanceof MailProviderError) return statusOf(error.cause);
  if (!(error instanceof Error)) return undefined;
  if (NOT_NOW.test(error.name)) return 429;
  const { $metadata }: Error & { $metadata?: { httpStatusCode?: number } } = error;
  return $metadata?.httpStatusCode;
}

export const sesVerdict = byStatus(statusOf);
