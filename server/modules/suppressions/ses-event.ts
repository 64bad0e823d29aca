import { z } from "zod";
import { email } from "../../core/validation.js";
import type { FeedbackKind } from "./mail-feedback.entity.js";
import type { BounceReason } from "./suppression.entity.js";

/** What became of a mail, as far as we act on it. */
export interface SesEvent {
  kind: FeedbackKind;
  /** Unique in SES, but not among test events, which repeat that of Amazon's example. */
  feedbackId: string | null;
  /** As accounts spell them; without those that are no addresses. */
  addresses: readonly string[];
  /** What is wrong with the addresses; null if they may work. */
  trouble: { bounceReason: BounceReason } | "COMPLAINT" | null;
  at: Date | null;
}

/** A bounce or a complaint that can't be acted on. */
export interface UnreadableEvent {
  unreadable: "Bounce" | "Complaint";
  /** The fields at fault, without their values. */
  fields: readonly string[];
}

const MOST_RECIPIENTS = 100;
/** A fact that an event can do without. In a form that nobody knows, it must not hide the addresses. */
const aside = z.string().nullish().catch(null);
/** Null without an address: the others still count. */
const recipient = z.object({ emailAddress: z.string(), status: aside }).nullable().catch(null);
const recipients = z
  .array(recipient)
  .max(MOST_RECIPIENTS)
  .transform((all) => all.filter((each) => each !== null));
const shared = {
  feedbackId: aside,
  timestamp: z.iso.datetime({ offset: true }).nullish().catch(null),
};
const bounce = z.object({
  ...shared,
  bounceType: z.string(),
  bounceSubType: aside,
  bouncedRecipients: recipients,
});
const complaint = z.object({
  ...shared,
  complaintSubType: aside,
  complaintFeedbackType: aside,
  complainedRecipients: recipients,
});
/** An identity's notifications name their kind in one field, those of a configuration set in another. */
const event = z.object({
  notificationType: aside,
  eventType: aside,
  bounce: z.unknown().optional(),
  complaint: z.unknown().optional(),
});

/** The provider sent nothing, because of an earlier bounce or complaint. It doesn't count that again, nor do we. */
const KNOWN_TO_ACCOUNT = "OnAccountSuppressionList";
/** Where the provider itself doesn't send. */
const BLOCKED: ReadonlySet<string> = new Set(["Suppressed", KNOWN_TO_ACCOUNT]);
/** Of RFC 3463: the address has a fault, such as no mailbox. */
const FAULT_OF_ADDRESS = /^5\.1\./;

/**
 * Reads what SES tells in a message of its topic. Undetermined and transient bounces, of full mailboxes and servers that are
 * down, are only counted: SES itself tries for 14 hours, and such an address often works the next day.
 * @see https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html
 * @returns null for what we don't act on: other events, a test of the topic, and "this is not spam"
 */
export function readSesEvent(text: string): SesEvent | UnreadableEvent | null {
  const { data } = event.safeParse(jsonIn(text));
  const kind = data?.notificationType ?? data?.eventType;
  if (kind === "Bounce") return readAs(kind, bounce, data?.bounce, ofBounce);
  if (kind === "Complaint") return readAs(kind, complaint, data?.complaint, ofComplaint);
  return null;
}

function readAs<Found>(
  unreadable: UnreadableEvent["unreadable"],
  rule: z.ZodType<Found>,
  given: unknown,
  eventOf: (found: Found) => SesEvent | null,
): SesEvent | UnreadableEvent | null {
  const { data, error } = rule.safeParse(given);
  if (error) return { unreadable, fields: error.issues.map(({ path }) => path.join(".")) };
  const found = eventOf(data);
  return found?.addresses.length === 0 ? { unreadable, fields: ["emailAddress"] } : found;
}

function ofBounce(found: z.infer<typeof bounce>): SesEvent {
  const isFinal = found.bounceType === "Permanent";
  const isRepeated = found.bounceSubType === KNOWN_TO_ACCOUNT;
  const bounceReason = reasonOf(found);
  return {
    ...factsOf(found, found.bouncedRecipients),
    kind: isRepeated ? "REPEATED" : isFinal ? "BOUNCE" : "SOFT_BOUNCE",
    trouble: isFinal || isRepeated ? { bounceReason } : null,
  };
}

function ofComplaint(found: z.infer<typeof complaint>): SesEvent | null {
  if (found.complaintFeedbackType === "not-spam") return null;
  const isRepeated = found.complaintSubType === KNOWN_TO_ACCOUNT;
  return {
    ...factsOf(found, found.complainedRecipients),
    kind: isRepeated ? "REPEATED" : "COMPLAINT",
    trouble: "COMPLAINT",
  };
}

function reasonOf({ bounceSubType, bouncedRecipients }: z.infer<typeof bounce>): BounceReason {
  if (BLOCKED.has(bounceSubType ?? "")) return "BLOCKED";
  const statuses = bouncedRecipients.flatMap(({ status }) => status ?? []);
  return statuses.every((status) => FAULT_OF_ADDRESS.test(status)) ? "NO_MAILBOX" : "REFUSED";
}

const factsOf = (
  { feedbackId, timestamp }: Pick<z.infer<typeof bounce>, "feedbackId" | "timestamp">,
  named: z.infer<typeof recipients>,
) => ({
  feedbackId: feedbackId ?? null,
  addresses: [...new Set(named.flatMap(({ emailAddress }) => addressIn(emailAddress)))],
  at: timestamp ? new Date(timestamp) : null,
});

/** "Ana Ortiz <ana@example.com>" or the address alone. */
function addressIn(text: string): string[] {
  const bare = text.slice(text.lastIndexOf("<") + 1).replace(/>\s*$/, "");
  const { data } = email.safeParse(bare);
  return data === undefined ? [] : [data];
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
