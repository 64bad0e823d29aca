import type Stripe from "stripe";
import { activeScheduleOf } from "../billing/cancellation.js";
import { idOf } from "../objects/catalog.js";
import type { World } from "../world.js";
import { day, money } from "./format.js";
import { html, type Html } from "./html.js";
import { testBanner } from "./layout.js";

/** Subscriptions and invoices of one customer. */
export function portalPage(world: World, session: Stripe.BillingPortal.Session): Html {
  const customer = world.store.get("customer", session.customer);
  return html`${testBanner}
    <main class="narrow">
      <div class="summary">
        <p class="merchant">
          <span class="mark" aria-hidden="true">${world.merchant.slice(0, 1)}</span
          >${world.merchant}
        </p>
        <h1>Your billing</h1>
        <p class="muted">${customer.email}</p>
        ${subscriptionsPart(world, session, customer)} ${invoicesPart(world, customer)}
        ${session.return_url && html`<p><a href="${session.return_url}">Return to ${world.merchant}</a></p>`}
      </div>
    </main>`;
}

function subscriptionsPart(
  world: World,
  session: Stripe.BillingPortal.Session,
  customer: Stripe.Customer,
): Html {
  const own = world.store.all("subscription").filter((sub) => idOf(sub.customer) === customer.id);
  return html`<section class="card">
    <h2>Subscriptions</h2>
    ${own.length === 0 ? html`<p class="muted">No subscriptions.</p>` : own.map((sub) => subscriptionLine(world, session, sub))}
  </section>`;
}

function subscriptionLine(
  world: World,
  session: Stripe.BillingPortal.Session,
  subscription: Stripe.Subscription,
): Html {
  const item = subscription.items.data[0];
  if (!item) return html``;
  const product = world.store.get("product", idOf(item.price.product));
  const schedule = activeScheduleOf(world, subscription);
  const end = subscription.ended_at ?? subscription.cancel_at;
  const ending = end === null ? `Renews on ${day(item.current_period_end)}` : `Ends on ${day(end)}`;
  const card = cardOf(world, subscription);
  const ended = subscription.ended_at !== null && `Ended on ${day(subscription.ended_at)}`;
  return html`<div class="stack">
    <p class="line">
      <strong>${product.name}</strong>
      <span class="num">${money(item.price.unit_amount ?? 0, item.price.currency)} per month</span>
    </p>
    <p class="muted small">
      ${subscription.status} ·
      ${ended || ending}${schedule?.end_behavior === "cancel" && ", no renewal"}${card && ` · ${card}`}
    </p>
    ${subscription.ended_at === null && cancelPart(session, subscription)}
  </div>`;
}

/** "Visa ending in 4242" */
function cardOf(world: World, { default_payment_method: own }: Stripe.Subscription): string | null {
  const card = own && world.store.get("payment_method", idOf(own)).card;
  return card
    ? `${card.brand.replace(/^./, (first) => first.toUpperCase())} ending in ${card.last4}`
    : null;
}

function cancelPart(
  session: Stripe.BillingPortal.Session,
  { id, cancel_at_period_end: isCanceled }: Stripe.Subscription,
): Html {
  return html`<form method="post" action="/p/session/${session.id}/cancel">
    <input type="hidden" name="subscription" value="${id}" />
    <input type="hidden" name="keep" value="${isCanceled && "1"}" />
    <button class="quiet" type="submit">
      ${isCanceled ? "Don't cancel" : "Cancel at the end of the period"}
    </button>
  </form>`;
}

function invoicesPart(world: World, customer: Stripe.Customer): Html {
  const invoices = world.store
    .all("invoice")
    .filter((invoice) => invoice.customer !== null && idOf(invoice.customer) === customer.id)
    .reverse();
  return html`<section class="card">
    <h2>Invoices</h2>
    ${
      invoices.length === 0
        ? html`<p class="muted">There are none yet.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="Invoices">
            <table>
              <thead>
                <tr>
                  <th>Number</th>
                  <th>Date</th>
                  <th>Amount</th>
                  <th>Status</th>
                </tr>
              </thead>
              <tbody>
                ${invoices.map(
                  (invoice) =>
                    html`<tr>
                      <td><a href="/i/${invoice.id}">${invoice.number}</a></td>
                      <td class="nowrap">${day(invoice.created)}</td>
                      <td class="num">${money(invoice.total, invoice.currency)}</td>
                      <td>${invoice.status}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>`
    }
  </section>`;
}
