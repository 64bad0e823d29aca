import type { Card } from "../core/snapshot.js";

/** The card fields as typed on the pay page. */
interface CardForm {
  number: string;
  expiry: string;
  cvc: string;
}

export type CardErrors = Partial<Record<keyof CardForm, string>>;

type CardReading = { card: Card; digits: string } | { errors: CardErrors };

/** What happens when a card is charged. `message` is Stripe's text for the customer. */
export type Verdict =
  | { kind: "pays" }
  | { kind: "challenge" }
  | { kind: "declined"; code: string; message: string };

const DECLINED = "Your card was declined.";

/** Stripe's published test numbers; see https://docs.stripe.com/testing. */
const TEST_CARDS: Record<string, Verdict> = {
  "4242424242424242": { kind: "pays" },
  "5555555555554444": { kind: "pays" },
  "4000002500003155": { kind: "challenge" },
  "4000002760003184": { kind: "challenge" },
  "4000000000000002": { kind: "declined", code: "card_declined", message: DECLINED },
  "4000000000000341": { kind: "declined", code: "card_declined", message: DECLINED },
  "4000000000009995": {
    kind: "declined",
    code: "insufficient_funds",
    message: "Your card has insufficient funds. Try a different card.",
  },
};

/** Cards whose charges without their owner don't simply succeed. */
const LATER: Record<string, Card["later"]> = {
  "4000000000000341": "declined",
  "4000002760003184": "action",
};

export function verdictOn(digits: string): Verdict {
  const known = TEST_CARDS[digits];
  if (known) return known;
  return {
    kind: "declined",
    code: "card_declined",
    message: `${DECLINED} This is test mode and the number is not one of the test cards.`,
  };
}

/** What happens when a card is saved without a charge: one whose charges fail can be saved. */
export const verdictOnSaving = (digits: string): Verdict =>
  LATER[digits] === "declined" ? { kind: "pays" } : verdictOn(digits);

/** Validates what was typed, not whether the card pays. `now` in Unix seconds. */
export function readCard(form: CardForm, now: number): CardReading {
  const digits = form.number.replaceAll(/[\s-]/g, "");
  const brand = brandOf(digits);
  const expiry = readExpiry(form.expiry, now);
  const number = numberError(digits);
  const cvc = cvcError(form.cvc.trim());
  if (number || cvc || "error" in expiry) {
    const expiryError = "error" in expiry ? expiry.error : undefined;
    return {
      errors: {
        ...(number && { number }),
        ...(expiryError && { expiry: expiryError }),
        ...(cvc && { cvc }),
      },
    };
  }
  const later = LATER[digits] ?? "pays";
  return { digits, card: { brand, last4: digits.slice(-4), later, ...expiry } };
}

function numberError(digits: string): string | undefined {
  if (digits === "") return "Enter your card number.";
  if (!/^\d{13,19}$/.test(digits)) return "Your card number is incomplete.";
  return passesLuhn(digits) ? undefined : "Your card number is invalid.";
}

function cvcError(cvc: string): string | undefined {
  if (cvc === "") return "Enter your card's security code.";
  return /^\d{3}$/.test(cvc) ? undefined : "Your card's security code has 3 digits.";
}

type Expiry = { expMonth: number; expYear: number } | { error: string };

function readExpiry(text: string, now: number): Expiry {
  if (text.trim() === "") return { error: "Enter your card's expiration date." };
  const match = /^\s*(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})\s*$/.exec(text);
  const expMonth = Number(match?.[1]);
  const year = Number(match?.[2]);
  if (!match || expMonth < 1 || expMonth > 12) {
    return { error: "Enter the expiration date as MM / YY." };
  }
  const expYear = year < 100 ? 2000 + year : year;
  // A card is valid until the end of its month.
  const firstDayAfter = Date.UTC(expYear, expMonth, 1) / 1000;
  if (firstDayAfter <= now) return { error: "Your card's expiration date is in the past." };
  return { expMonth, expYear };
}

/** The Luhn checksum of card numbers, ISO/IEC 7812-1. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  [...digits].reverse().forEach((digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  });
  return sum % 10 === 0;
}

/** The test cards are of these two brands. */
const brandOf = (digits: string): string => (digits.startsWith("4") ? "visa" : "mastercard");
