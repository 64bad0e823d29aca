import express, { type Router } from "express";
import type Stripe from "stripe";
import { activeScheduleOf } from "../billing/cancellation.js";
import { intentFor } from "../billing/payments.js";
import { idOf } from "../objects/catalog.js";
import type { World } from "../world.js";
import { day, money } from "./format.js";
import { html, type Html } from "./html.js";
import { sendPage } from "./layout.js";

const SHOWN = 30;
const DAY_SECONDS = 86_400;

/** For developers: all objects, newest first, and a button that moves time forward. */
export function dashboardRoutes(world: World): Router {
  const router = express.Router();
  router.get("/", (_request, response) => {
    world.timeline.catchUp();
    const body = html`<main class="wide">
      <div class="summary">
        <h1>Stripe stand-in</h1>
        <p class="muted">
          Simulated time: ${new Date(world.clock.now() * 1000).toISOString()}. Webhooks are
          ${world.webhooks.held ? "held" : "sent"}.
        </p>
        <div class="row">${[1, MONTH_DAYS].map(advanceForm)}</div>
      </div>
      ${section("Checkout sessions", ["Session", "Status", "Amount", "Customer", "Expires"], sessionRows(world))}
      ${section("Subscriptions", ["Subscription", "Status", "Product", "Period ends", "Ends", "Next payment"], subscriptionRows(world))}
      ${section("Invoices", ["Number", "Status", "Amount", "Date", "Reason", "Payment"], invoiceRows(world))}
      ${section("Events", ["Event", "Id", "Date", "Delivery"], eventRows(world))}
    </main>`;
    sendPage(response, { title: "Stripe stand-in", body });
  });
  return router;
}

/** Longer than any month: a month's invoice is collected an hour after the month has begun. */
const MONTH_DAYS = 32;

const advanceForm = (days: number): Html =>
  html`<form method="post" action="/_control/clock">
    <input type="hidden" name="advance" value="${days * DAY_SECONDS}" />
    <button class="quiet" type="submit">Advance ${days} ${days === 1 ? "day" : "days"}</button>
  </form>`;

const section = (title: string, columns: string[], rows: Html[]): Html =>
  html`<section class="card">
    <h2>${title}</h2>
    ${
      rows.length === 0
        ? html`<p class="muted">None yet.</p>`
        : html`<div class="scroll" tabindex="0" role="region" aria-label="${title}">
            <table>
              <thead>
                <tr>
                  ${columns.map((name) => html`<th scope="col">${name}</th>`)}
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>`
    }
  </section>`;

const newest = <T>(items: T[]): T[] => items.slice(-SHOWN).reverse();

const sessionRows = (world: World): Html[] =>
  newest(world.store.all("checkout.session")).map(
    (session) =>
      html`<tr>
        <td>
          ${
            session.url
              ? html`<a href="/c/pay/${session.id}">${session.id.slice(0, 20)}…</a>`
              : `${session.id.slice(0, 20)}…`
          }
        </td>
        <td>${session.status}</td>
        <td class="num">${money(session.amount_total ?? 0, session.currency ?? "usd")}</td>
        <td>
          ${session.customer_details?.email ?? session.customer_email ?? (session.customer && idOf(session.customer))}
        </td>
        <td>${day(session.expires_at)}</td>
      </tr>`,
  );

function subscriptionRows(world: World): Html[] {
  return newest(world.store.all("subscription")).map((subscription) => {
    const item = subscription.items.data[0];
    const product = item && world.store.find("product", idOf(item.price.product));
    const schedule = activeScheduleOf(world, subscription);
    const end =
      subscription.ended_at ?? schedule?.phases.at(-1)?.end_date ?? subscription.cancel_at;
    const manner = schedule ? ` (schedule: ${schedule.end_behavior})` : "";
    return html`<tr>
      <td><code>${subscription.id}</code></td>
      <td>${subscription.status}</td>
      <td>${product?.name}</td>
      <td>${item && day(item.current_period_end)}</td>
      <td>${end === null || end === undefined ? "never" : day(end)}${manner}</td>
      <td>${subscription.ended_at === null && nextPaymentForms(subscription.id)}</td>
    </tr>`;
  });
}

const invoiceRows = (world: World): Html[] =>
  newest(world.store.all("invoice")).map(
    (invoice) =>
      html`<tr>
        <td><a href="/i/${invoice.id}">${invoice.number ?? "draft"}</a></td>
        <td>${invoice.status}</td>
        <td class="num">${money(invoice.total, invoice.currency)}</td>
        <td>${day(invoice.created)}</td>
        <td>${invoice.billing_reason}</td>
        <td>${paymentCell(world, invoice)}</td>
      </tr>`,
  );

/** What happened to an invoice's payment, and what can still happen to it. */
function paymentCell(world: World, invoice: Stripe.Invoice): Html {
  const intent = intentFor(world, invoice);
  const charge = intent?.latest_charge && world.store.find("charge", idOf(intent.latest_charge));
  if (intent?.status === "processing") {
    return html`<div class="row">
      ${action("settle", "Payment arrives", { invoice: invoice.id, outcome: "succeed" })}
      ${action("settle", "Bank returns it", { invoice: invoice.id, outcome: "fail" })}
    </div>`;
  }
  if (!charge || !charge.paid) return html`${intent?.status.replaceAll("_", " ")}`;
  const dispute = world.store.all("dispute").findLast((one) => idOf(one.charge) === charge.id);
  return html`<div class="row">
    ${charge.amount_refunded > 0 && html`${money(charge.amount_refunded, charge.currency)} refunded`}
    ${dispute && html`dispute ${dispute.status.replaceAll("_", " ")}`}
    ${dispute ? disputeForms(dispute) : chargeForms(charge)}
  </div>`;
}

const chargeForms = ({ id, refunded }: Stripe.Charge): Html =>
  refunded
    ? html``
    : html`${action("refund", "Refund", { charge: id })}
      ${action("dispute", "Dispute", { charge: id })}
      ${action("fraud", "Warn of fraud", { charge: id })}`;

const disputeForms = ({ id, status }: Stripe.Dispute): Html =>
  status === "won" || status === "lost"
    ? html``
    : html`${action("dispute/close", "Firm wins", { dispute: id, outcome: "won" })}
      ${action("dispute/close", "Firm loses", { dispute: id, outcome: "lost" })}`;

const nextPaymentForms = (subscription: string): Html =>
  html`<div class="row">
    ${action("renewal", "Decline", { outcome: "decline", subscription })}
    ${action("renewal", "Ask to confirm", { outcome: "action", subscription })}
  </div>`;

/** A button for one command of the control API. */
const action = (command: string, label: string, values: Record<string, string>): Html =>
  html`<form method="post" action="/_control/${command}">
    ${Object.entries(values).map(
      ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <button class="quiet small" type="submit">${label}</button>
  </form>`;

function eventRows(world: World): Html[] {
  return newest(world.store.all("event")).map((event) => {
    const tries = world.store.state.deliveries
      .filter((delivery) => delivery.event === event.id)
      .map(({ status, attempts }) => {
        const last = attempts.at(-1);
        const answer = last ? `, last ${last.status ?? last.error}` : "";
        return `${status} (${attempts.length}${answer})`;
      });
    return html`<tr>
      <td>${event.type}</td>
      <td><code>${event.id}</code></td>
      <td>${day(event.created)}</td>
      <td>${tries.join("; ")}</td>
    </tr>`;
  });
}
