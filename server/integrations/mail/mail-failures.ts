/** No one knows whether the mail was sent: the provider got it, and its answer was lost. */
export class MaybeSentError extends Error {
  override readonly name = "MaybeSentError";
}

/** The provider takes no mail from us now, whichever it is. This one was surely not sent. */
export class MailProviderError extends Error {
  override readonly name = "MailProviderError";

  /** @param isPerhapsTheMail whether it may be the mail after all, on which the provider fails */
  constructor(
    cause: unknown,
    readonly isPerhapsTheMail = false,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** How a connection ends on which a request was sent. */
const CUT: ReadonlySet<unknown> = new Set(["ETIMEDOUT", "ECONNRESET", "EPIPE"]);
const GATEWAY_TIMEOUT = 504;

interface SendFailure {
  name?: unknown;
  code?: unknown;
  syscall?: unknown;
  message?: unknown;
  $metadata?: { httpStatusCode?: number };
  /** What the SDK couldn't read. */
  $response?: unknown;
}

const statusOf = ({ $metadata }: SendFailure): number => $metadata?.httpStatusCode ?? 0;

/** Whether the provider may have sent the mail, though the request failed. */
function isAnswerLost(failure: SendFailure): boolean {
  const { code, syscall, message, $response } = failure;
  const status = statusOf(failure);
  if (status >= 400) return status === GATEWAY_TIMEOUT;
  if ($response !== undefined) return true;
  const wasConnected = syscall !== "connect" && !/before secure TLS/.test(String(message));
  return CUT.has(code) && wasConnected;
}

/** With which SES refuses what a request says; and what a proxy in between takes for too large. */
const STATUS_OF_ONE: ReadonlySet<number> = new Set([400, 413]);
/**
 * Most refusals of SES have the status 400, so their names tell those that are about the account, sender, keys, clock, or pace.
 * https://docs.aws.amazon.com/ses/latest/APIReference/API_SendEmail.html and CommonErrors.html
 */
const NAME_OF_ALL =
  /AccountSendingPaused|ConfigurationSet|MailFromDomainNotVerified|Throttl|TooManyRequests|LimitExceeded|AccessDenied|NotAuthorized|OptInRequired|IncompleteSignature|InvalidSignature|SignatureDoesNotMatch|InvalidAccessKeyId|InvalidClientTokenId|MissingAuthenticationToken|UnrecognizedClient|ExpiredToken|RequestExpired|TimeTooSkewed/;
/** MessageRejected, mostly of one mail, has these words when it is about all. */
const WORDS_OF_ALL = /sending (is )?(suspended|paused)/i;
/** "Email address is not verified. The following identities failed the check in region US-EAST-1: …" */
const NOT_VERIFIED = /not verified.*:(?<identities>.*)/is;

/** An account that SES hasn't released may mail to verified addresses only, so the list may have only the recipient. */
function isSenderRefused(message: string, from: string): boolean {
  const identities = NOT_VERIFIED.exec(message)?.groups?.identities?.toLowerCase();
  const [address = from] = /[^<\s]+@[^>\s]+/.exec(from) ?? [];
  return identities?.split(/[\s,<>]+/).includes(address.toLowerCase()) === true;
}

function isOfAll(failure: SendFailure, from: string): boolean {
  const status = statusOf(failure);
  // Without a status it wasn't reached, or isn't who we take it for.
  if (!STATUS_OF_ONE.has(status)) return true;
  const message = String(failure.message);
  return (
    NAME_OF_ALL.test(String(failure.name)) ||
    WORDS_OF_ALL.test(message) ||
    isSenderRefused(message, from)
  );
}

/**
 * Tells why the exchange with the provider failed.
 * @param from our sender, with or without a name
 * @returns MaybeSentError, MailProviderError, or the error itself if the provider refused this mail
 */
export function sendFailure(error: unknown, from: string): unknown {
  if (typeof error !== "object" || error === null) return new MailProviderError(error);
  if (error instanceof MaybeSentError) return error;
  const failure: SendFailure = error;
  if (isAnswerLost(failure)) return new MaybeSentError("no answer", { cause: error });
  return isOfAll(failure, from) ? new MailProviderError(error, statusOf(failure) >= 500) : error;
}

/** Of the SDK, which found no keys, or couldn't renew those of a role; it then sends nothing. */
const NO_KEYS = /^(Credentials|Token)ProviderError$/;
export const hasNoKeys = (error: unknown): boolean =>
  error instanceof Error && NO_KEYS.test(error.name);
