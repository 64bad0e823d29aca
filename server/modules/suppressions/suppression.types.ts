/**
 * CODE: a login code that someone at a form asked for. MAILING: newsletter, job alerts, and whatever else advertises. SERVICE:
 * everything else, about what a person did or must know.
 */
export type MailClass = "CODE" | "SERVICE" | "MAILING";

/** Why a mail is not sent to an address. */
export type WithheldReason = "BOUNCED" | "COMPLAINED";

export interface FeedbackCounts {
  /** Mails that came back for good. */
  bounced: number;
  /** Mails that came back because a mailbox was full, a server was down, and the like. */
  softBounced: number;
  /** Mails that were marked as spam. */
  complained: number;
}
