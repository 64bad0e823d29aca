import type { BillingFact } from "#site/schema-enums.generated";
import { language } from "./language.js";
import { personAccountTexts } from "./desk-people.js";

const { counted, number } = language;

const money = (cents: number) => language.dollars(cents, "always");
const time = new Intl.DateTimeFormat(language.locale, { dateStyle: "medium", timeStyle: "short" });

const states: Readonly<Record<string, string>> = personAccountTexts.planStates;

/** What a fact's value reads as; the API sends every value as text. */
function value(fact: BillingFact, text: string | null): string {
  if (text === null) return "None";
  switch (fact) {
    case "RECORD":
      return text === "PRESENT" ? "Yes" : "No";
    case "PRODUCT":
      return text;
    case "CARD":
      return text.charAt(0).toUpperCase() + text.slice(1);
    case "STATUS":
      return states[text] ?? text;
    case "PERIOD_END":
    case "END":
    case "CARD_END":
      return time.format(new Date(text));
    case "MONTHS":
    case "FREE_MONTHS":
    case "PAYMENTS":
      return number(Number(text));
    case "RECEIVED":
    case "REFUNDED":
    case "LOST":
    case "DUE":
      return money(Number(text));
  }
}

/** Texts of the desk's page that compares our records of plans with Stripe's. */
export const billingTexts = {
  lead: "Our records of plans next to Stripe’s. Differences fix themselves within a day. Don’t want to wait? Repair them here.",
  compareTitle: "Compared with Stripe",
  comparing: (done: number, total: number) =>
    `Comparing: ${number(done)} of ${counted(total, "plan", "plans")}…`,
  starting: "Comparing…",
  compared: (count: number) => `${counted(count, "plan", "plans")} compared`,
  again: "Compare again",
  failed: "We couldn’t compare everything",
  failedText: (done: number) =>
    done === 0
      ? "Stripe didn’t answer. Nothing is lost: try again in a moment."
      : `Stripe stopped answering after ${counted(done, "plan", "plans")}. Try again in a moment.`,
  matches: "Everything matches",
  matchesText: (count: number) =>
    `${counted(count, "plan", "plans")} compared. Our records and Stripe’s are the same.`,
  differ: (count: number) =>
    count === 1
      ? "1 record differs from Stripe’s."
      : `${number(count)} records differ from Stripe’s.`,
  checkout: "Paid, but not recorded",
  unknownAtStripe:
    "Stripe doesn’t know this plan. It was bought through another Stripe account, or it’s a sample. There’s nothing to repair it from.",
  unknownBuyer: "Deleted account",
  columns: { fact: "What differs", ours: "Here", stripes: "At Stripe" },
  facts: {
    RECORD: "Record exists",
    PRODUCT: "Plan",
    MONTHS: "Months paid for",
    FREE_MONTHS: "Free months",
    STATUS: "State",
    PERIOD_END: "Paid until",
    END: "Ends",
    PAYMENTS: "Payments",
    RECEIVED: "Received",
    REFUNDED: "Refunded",
    LOST: "Lost to disputes",
    DUE: "Due now",
    CARD: "Card",
    CARD_END: "Card expires",
  } satisfies Record<BillingFact, string>,
  value,
  repair: "Repair",
  repairOf: (title: string, id: string) => `Repair ${title}, ${id}`,
  repaired: (title: string) => `${title}: repaired. It now matches Stripe.`,
  repairAll: "Repair all",
  repairAllTitle: (count: number) => `Repair ${counted(count, "record", "records")}?`,
  repairAllText:
    "We set each one to what Stripe says. If that means someone should get an email, we send it now.",
  repairing: (done: number, total: number) => `Repairing ${number(done)} of ${number(total)}…`,
  allRepaired: (count: number) => `${counted(count, "record", "records")} repaired.`,
  someLeft: (count: number) =>
    `${counted(count, "record", "records")} couldn’t be repaired. Try again in a moment.`,
  messagesTitle: "Messages from Stripe that failed",
  messagesText:
    "We’ve tried each of these several times and keep trying, at longer and longer intervals. Once the cause is fixed, you can retry one right away.",
  messagesFailed: "We couldn’t load the messages",
  noMessages: "No failed messages",
  noMessagesText: "A message from Stripe that keeps failing shows up here.",
  attempts: (count: number) => counted(count, "attempt", "attempts"),
  received: (when: string) => `Received ${when}`,
  gaveUp: (when: string) => `Gave up ${when}`,
  reason: (error: string | null) =>
    error === null ? "No reason was recorded." : `It failed with ${error}.`,
  retry: "Try again",
  retryOf: (type: string, when: string) => `Try again: ${type}, received ${when}`,
  retried: (type: string) => `${type}: tried again.`,
  callFailed: "That didn’t work. Please try again.",
};
