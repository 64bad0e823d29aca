import type Stripe from "stripe";
import { intentFor } from "../billing/payments.js";
import { subscriptionOf } from "../objects/invoice.js";
import type { World } from "../world.js";
import { type CardForm, cardFields, testCardHints } from "./card-fields.js";
import { day, money } from "./format.js";
import { html, type Html } from "./html.js";
import { testBanner } from "./layout.js";

/** One invoice, to read or print; an open one can be paid. */
export function invoicePage(world: World, invoice: Stripe.Invoice, state: CardForm): Html {
  return html`${testBanner}
    <main class="narrow stack">
      <section class="card">
        <h1>Invoice ${invoice.number ?? "(draft)"}</h1>
        <p class="muted">${world.merchant} · ${day(invoice.created)} · ${invoice.customer_email}</p>
        <div class="lines">
          ${invoice.lines.data.map(
            (line) =>
              html`<p class="line">
                <span>${day(line.period.start)} – ${day(line.period.end)}</span>
                <span class="num">${money(line.amount, line.currency)}</span>
              </p>`,
          )}
          <p class="line total">
            <span>Total (${invoice.status})</span
            ><span class="num">${money(invoice.total, invoice.currency)}</span>
          </p>
        </div>
        <p class="small muted">Subscription <code>${subscriptionOf(invoice)}</code></p>
      </section>
      ${invoice.status === "open" && payPart(world, invoice, state)}
    </main>`;
}

/** A new card, or the confirmation that the bank asked for. */
function payPart(world: World, invoice: Stripe.Invoice, state: CardForm): Html {
  const status = intentFor(world, invoice)?.status;
  if (status === "processing") {
    return html`<p class="muted">This payment is on its way. It takes a few days.</p>`;
  }
  return html`<section class="card">
      <h2>Pay this invoice</h2>
      ${state.alert && html`<p class="alert" role="alert">${state.alert}</p>`}
      ${
        status === "requires_action" &&
        html`<p>Your bank asks you to confirm this payment.</p>
          <p><a class="button" href="/i/${invoice.id}/authenticate">Confirm payment</a></p>`
      }
      <form method="post" action="/i/${invoice.id}" novalidate>
        ${cardFields(state)}
        <button type="submit">Pay ${money(invoice.amount_remaining, invoice.currency)}</button>
      </form>
    </section>
    ${testCardHints()}`;
}

/** The receipt of one payment. */
export function receiptPage(world: World, charge: Stripe.Charge): Html {
  const card = charge.payment_method_details?.card;
  const returned = charge.amount_refunded;
  return html`${testBanner}
    <main class="narrow">
      <section class="card">
        <h1>Receipt from ${world.merchant}</h1>
        <p class="muted">${day(charge.created)} · ${charge.receipt_email}</p>
        <div class="lines">
          <p class="line total">
            <span>Amount paid</span
            ><span class="num">${money(charge.amount, charge.currency)}</span>
          </p>
          ${
            returned > 0 &&
            html`<p class="line">
              <span>Refunded</span><span class="num">${money(returned, charge.currency)}</span>
            </p>`
          }
        </div>
        ${card && html`<p class="small muted">${card.brand} ending in ${card.last4}</p>`}
      </section>
    </main>`;
}
