import type { CardErrors } from "../billing/cards.js";
import { html, type Html } from "./html.js";

export interface CardFieldValues {
  errors: CardErrors;
  /** Shown again after a failed attempt; number and security code never are. */
  expiry: string;
}

/** Number, expiry, security code: each with its label, and its error linked to it. */
export const cardFields = ({ errors, expiry }: CardFieldValues): Html =>
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
