import { type CardErrors, readCard, type Verdict } from "../billing/cards.js";
import type { Card } from "../core/snapshot.js";
import { html, type Html } from "./html.js";

/** What a form with a card shows again. */
export interface CardForm {
  errors: CardErrors;
  /** Number and security code are never shown again. */
  expiry: string;
  /** The bank's message, shown above the form. */
  alert?: string | undefined;
}

export const emptyForm: CardForm = { errors: {}, expiry: "" };

/** A field of a form that was submitted; empty if missing or nested. */
export function textIn(form: unknown, name: string): string {
  const value: unknown = Reflect.get(Object(form), name);
  return typeof value === "string" ? value : "";
}

/** The card that was submitted, or what to show because it can't be charged. */
export function submittedCard(
  form: unknown,
  now: number,
  verdictOn: (digits: string) => Verdict,
): { card: Card; needsStep: boolean } | { refused: CardForm } {
  const [number, expiry, cvc] = [
    textIn(form, "number"),
    textIn(form, "expiry"),
    textIn(form, "cvc"),
  ];
  const reading = readCard({ number, expiry, cvc }, now);
  if ("errors" in reading) return { refused: { errors: reading.errors, expiry } };
  const verdict = verdictOn(reading.digits);
  if (verdict.kind === "declined")
    return { refused: { errors: {}, expiry, alert: verdict.message } };
  return { card: reading.card, needsStep: verdict.kind === "challenge" };
}

/** Number, expiry, security code: each with its label, and its error linked to it. */
export const cardFields = ({ errors, expiry }: CardForm): Html =>
  html` ${field({ id: "number", label: "Card number", error: errors.number, autocomplete: "cc-number", placeholder: "1234 1234 1234 1234" })}
    <div class="pair">
      ${field({ id: "expiry", label: "Expiry", error: errors.expiry, autocomplete: "cc-exp", placeholder: "MM / YY", value: expiry })}
      ${field({ id: "cvc", label: "CVC", error: errors.cvc, autocomplete: "cc-csc", placeholder: "123" })}
    </div>`;

interface Field {
  id: string;
  label: string;
  error?: string | undefined;
  autocomplete: string;
  placeholder?: string;
  value?: string;
}

export function field({ id, label, error, autocomplete, placeholder, value }: Field): Html {
  const invalid = error && html` aria-invalid="true" aria-describedby="${id}-error"`;
  return html`<div class="field">
    <label for="${id}">${label}</label>
    <input
      id="${id}"
      name="${id}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      placeholder="${placeholder}"
      value="${value}"
      maxlength="25"
      ${invalid}
    />
    ${error && html`<p class="error" id="${id}-error">${error}</p>`}
  </div>`;
}

const TEST_CARDS: [string, string][] = [
  ["4242 4242 4242 4242", "pays"],
  ["4000 0025 0000 3155", "asks for a 3-D Secure step"],
  ["4000 0027 6000 3184", "asks for it at each payment"],
  ["4000 0000 0000 0002", "is declined"],
  ["4000 0000 0000 9995", "has insufficient funds"],
];

/** Can only be saved, not charged. */
export const SAVED_BUT_FAILS: [string, string] = [
  "4000 0000 0000 0341",
  "is saved, but later charges fail",
];

/** Which cards work here. Any future date and any three digits are accepted. */
export const testCardHints = (extra: [string, string][] = []): Html =>
  html`<aside class="hints" aria-label="Test cards">
    <p><strong>Test cards.</strong> Any future expiry date, any 3-digit CVC.</p>
    <dl>
      ${[...TEST_CARDS, ...extra].map(
        ([number, effect]) =>
          html`<dt>${number}</dt>
            <dd>${effect}</dd>`,
      )}
    </dl>
  </aside>`;
