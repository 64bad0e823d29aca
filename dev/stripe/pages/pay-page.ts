import type Stripe from "stripe";
import { idOf } from "../objects/catalog.js";
import type { World } from "../world.js";
import { type CardFieldValues, cardFields, field, testCardHints } from "./card-fields.js";
import { cadence, money } from "./format.js";
import { html, type Html } from "./html.js";
import { testBanner } from "./layout.js";

type Session = Stripe.Checkout.Session;

export interface PayFormState extends CardFieldValues {
  email: string;
  emailError?: string | undefined;
  termsError?: string | undefined;
  /** The bank's message, shown above the form. */
  alert?: string | undefined;
}

export const emptyForm: PayFormState = { errors: {}, expiry: "", email: "" };

/** The email address that the session already has; without one, the page asks for it. */
export function knownEmail(world: World, session: Session): string | null {
  if (session.customer_email !== null) return session.customer_email;
  if (session.customer === null) return null;
  return world.store.get("customer", idOf(session.customer)).email;
}

/** The pay page of an open session. */
export function payPage(world: World, session: Session, state: PayFormState): Html {
  const items = world.store.state.checkoutDetails[session.id]?.items ?? [];
  return html`${testBanner}
    <main class="checkout">
      ${summary(world.merchant, session, items)}
      <section class="card" aria-labelledby="pay-heading">
        <h2 id="pay-heading">Pay with card</h2>
        ${state.alert && html`<p class="alert" role="alert">${state.alert}</p>`}
        <form method="post" action="/c/pay/${session.id}" novalidate>
          ${emailPart(knownEmail(world, session), state)} ${cardFields(state)}
          ${session.consent_collection?.terms_of_service === "required" && termsPart(state)}
          <button type="submit">Pay</button>
        </form>
        ${session.cancel_url && html`<p class="back"><a href="${session.cancel_url}">Cancel</a></p>`}
      </section>
      ${testCardHints()}
    </main>`;
}

function summary(merchant: string, session: Session, items: Stripe.LineItem[]): Html {
  const currency = session.currency ?? "usd";
  const total = money(session.amount_total ?? 0, currency);
  const per = cadence(items[0]?.price?.recurring ?? null);
  return html`<section class="summary" aria-labelledby="summary-heading">
    <p class="merchant">
      <span class="mark" aria-hidden="true">${merchant.slice(0, 1)}</span>${merchant}
    </p>
    <div class="headline">
      <h1 id="summary-heading">Subscribe to ${items[0]?.description}</h1>
      <p class="amount">${total} <span class="per">${per}</span></p>
    </div>
    <div class="lines">
      ${items.map(
        (item) =>
          html`<p class="line">
            <span>${item.description}${(item.quantity ?? 1) > 1 && ` × ${item.quantity}`}</span>
            <span class="num">${money(item.amount_total, item.currency)}</span>
          </p>`,
      )}
      <p class="line total"><span>Total due today</span><span class="num">${total}</span></p>
    </div>
    ${per !== "" && html`<p class="muted small">You pay ${total} today, and then ${per.replace("per", "every")} until your term with ${merchant} ends.</p>`}
  </section>`;
}

const emailPart = (known: string | null, state: PayFormState): Html =>
  known === null
    ? field({
        id: "email",
        label: "Email",
        type: "email",
        autocomplete: "email",
        value: state.email,
        error: state.emailError,
      })
    : html`<p class="line"><span class="muted">Email</span><span>${known}</span></p>`;

const termsPart = ({ termsError }: PayFormState): Html =>
  html`<div class="field">
    <p class="check">
      <input
        type="checkbox"
        id="terms"
        name="terms"
        value="accepted"
        ${termsError && html` aria-invalid="true" aria-describedby="terms-error"`}
      /><label for="terms">I agree to the Terms of Service</label>
    </p>
    ${termsError && html`<p class="error" id="terms-error">${termsError}</p>`}
  </div>`;

/** The bank's challenge page, for cards that require one. */
export function challengePage(world: World, session: Session): Html {
  const amount = money(session.amount_total ?? 0, session.currency ?? "usd");
  return html`${testBanner}
    <main class="narrow">
      <section class="card">
        <h1>3-D Secure authentication</h1>
        <p>
          Your bank wants to make sure it's you paying <strong>${amount}</strong> to
          ${world.merchant}.
        </p>
        <form method="post" action="/c/pay/${session.id}/authenticate">
          <button type="submit" name="outcome" value="complete">Complete authentication</button>
          <button class="quiet" type="submit" name="outcome" value="fail">
            Fail authentication
          </button>
        </form>
      </section>
    </main>`;
}
