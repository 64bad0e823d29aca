import type Stripe from "stripe";
import { type BankErrors, TEST_ACCOUNTS, TEST_ROUTING_NUMBER } from "../billing/banks.js";
import { buyerOf } from "../billing/purchase.js";
import type { World } from "../world.js";
import { type CardForm, cardFields, field, SAVED_BUT_FAILS, testCardHints } from "./card-fields.js";
import { money } from "./format.js";
import { html, type Html } from "./html.js";
import { testBanner } from "./layout.js";

type Session = Stripe.Checkout.Session;

export interface PayFormState extends CardForm {
  bankErrors?: BankErrors | undefined;
}

/** The pay page of an open session. */
export function payPage(world: World, session: Session, state: PayFormState): Html {
  const items = world.store.state.checkoutDetails[session.id]?.items ?? [];
  return html`${testBanner}
    <main class="checkout">
      ${session.mode === "setup" ? setupSummary(world.merchant) : summary(world.merchant, session, items)}
      <div class="stack">
        ${state.alert && html`<p class="alert" role="alert">${state.alert}</p>`}
        ${WAYS.filter(({ type }) => session.payment_method_types.includes(type)).map((way) =>
          payForm(world, session, state, way),
        )}
        ${session.cancel_url && html`<p class="back"><a href="${session.cancel_url}">Cancel</a></p>`}
      </div>
      ${testCardHints(session.mode === "setup" ? [SAVED_BUT_FAILS] : [])}
    </main>`;
}

interface Way {
  type: "card" | "us_bank_account";
  title: string;
  fields: (state: PayFormState) => Html;
}

const WAYS: Way[] = [
  { type: "card", title: "Pay with card", fields: cardFields },
  { type: "us_bank_account", title: "Pay from a US bank account", fields: bankFields },
];

const payForm = (
  world: World,
  session: Session,
  state: PayFormState,
  { type, title, fields }: Way,
): Html =>
  html`<section class="card" aria-labelledby="${type}-heading">
    <h2 id="${type}-heading">${session.mode === "setup" ? "Your new card" : title}</h2>
    <form method="post" action="/c/pay/${session.id}" novalidate>
      <input type="hidden" name="method" value="${type}" />
      <p class="line">
        <span class="muted">Email</span><span>${buyerOf(world, session).email}</span>
      </p>
      ${fields(state)}
      <button type="submit">${session.mode === "setup" ? "Save card" : "Pay"}</button>
    </form>
  </section>`;

function bankFields({ bankErrors }: PayFormState): Html {
  const [good = "", bad = ""] = Object.keys(TEST_ACCOUNTS);
  return html`${field({ id: "routing", label: "Routing number", error: bankErrors?.routing, autocomplete: "off", placeholder: TEST_ROUTING_NUMBER })}
    ${field({ id: "account", label: "Account number", error: bankErrors?.account, autocomplete: "off", placeholder: good })}
    <p class="small muted">
      The payment arrives after four days. Account ${good} pays, and ${bad} returns it.
    </p>`;
}

const setupSummary = (merchant: string): Html =>
  html`<section class="summary" aria-labelledby="summary-heading">
    <p class="merchant">
      <span class="mark" aria-hidden="true">${merchant.slice(0, 1)}</span>${merchant}
    </p>
    <div class="headline"><h1 id="summary-heading">Save another card</h1></div>
    <p class="muted small">You aren't charged now. ${merchant} charges this card from now on.</p>
  </section>`;

function summary(merchant: string, session: Session, items: Stripe.LineItem[]): Html {
  const currency = session.currency ?? "usd";
  const total = money(session.amount_total ?? 0, currency);
  return html`<section class="summary" aria-labelledby="summary-heading">
    <p class="merchant">
      <span class="mark" aria-hidden="true">${merchant.slice(0, 1)}</span>${merchant}
    </p>
    <div class="headline">
      <h1 id="summary-heading">Subscribe to ${items[0]?.description}</h1>
      <p class="amount">${total} <span class="per">per month</span></p>
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
    <p class="muted small">
      You pay ${total} today, and then every month until your term with ${merchant} ends.
    </p>
  </section>`;
}

/** What the customer reads after a challenge that failed. */
export const NOT_AUTHENTICATED =
  "We are unable to authenticate your payment method. " +
  "Please choose a different payment method and try again.";

/** The bank's challenge page, for cards that require one. */
export function challengePage(
  world: World,
  { cents, currency, action }: { cents: number; currency: string; action: string },
): Html {
  const amount = money(cents, currency);
  return html`${testBanner}
    <main class="narrow">
      <section class="card">
        <h1>3-D Secure authentication</h1>
        <p>
          Your bank wants to make sure it's you paying <strong>${amount}</strong> to
          ${world.merchant}.
        </p>
        <form method="post" action="${action}">
          <button type="submit" name="outcome" value="complete">Complete authentication</button>
          <button class="quiet" type="submit" name="outcome" value="fail">
            Fail authentication
          </button>
        </form>
      </section>
    </main>`;
}
