import express, { type Request, type Response, type Router } from "express";
import type Stripe from "stripe";
import { verdictOn } from "../billing/cards.js";
import { attempt } from "../billing/collection.js";
import { intentFor } from "../billing/payments.js";
import { storeMethod } from "../billing/purchase.js";
import { idOf } from "../objects/catalog.js";
import type { World } from "../world.js";
import { type CardForm, emptyForm, submittedCard, textIn } from "./card-fields.js";
import { invoicePage, receiptPage } from "./invoice-page.js";
import { sendNotice, sendPage } from "./layout.js";
import { challengePage, NOT_AUTHENTICATED } from "./pay-page.js";

type Invoice = Stripe.Invoice;

const PAYMENT_REQUIRED = 402;

/** The pages that Stripe's emails and our account page link to: invoices and receipts. */
export function invoiceRoutes(world: World): Router {
  const router = express.Router();
  const form = express.urlencoded({ extended: false, limit: "20kb" });
  router.get(["/i/:id", "/i/:id/pdf"], (request, response) => {
    const invoice = findInvoice(world, request, response);
    if (invoice) show(world, invoice, response, emptyForm);
  });
  router.post("/i/:id", form, (request, response) => {
    const invoice = findInvoice(world, request, response);
    if (invoice) submitCard(world, invoice, request, response);
  });
  router.get("/i/:id/authenticate", (request, response) => {
    const invoice = findInvoice(world, request, response);
    if (!invoice) return;
    const body = challengePage(world, {
      cents: invoice.amount_remaining,
      currency: invoice.currency,
      action: `/i/${invoice.id}/authenticate`,
    });
    sendPage(response, { title: "3-D Secure authentication", body });
  });
  router.post("/i/:id/authenticate", form, (request, response) => {
    const invoice = findInvoice(world, request, response);
    if (invoice) answerChallenge(world, invoice, request, response);
  });
  router.get("/r/:id", (request, response) => {
    const charge = world.store.find("charge", request.params.id);
    if (charge?.paid) sendPage(response, { title: "Receipt", body: receiptPage(world, charge) });
    else sendNotice(response, NOT_FOUND);
  });
  return router;
}

const NOT_FOUND = {
  title: "Page not found",
  text: "This link isn't valid. Open it from your account again.",
  status: 404,
};

function findInvoice(world: World, request: Request, response: Response): Invoice | undefined {
  world.timeline.catchUp();
  const invoice = world.store.find("invoice", String(request.params["id"]));
  if (!invoice) sendNotice(response, NOT_FOUND);
  return invoice;
}

function submitCard(world: World, invoice: Invoice, request: Request, response: Response): void {
  const submitted = submittedCard(request.body, world.clock.now(), verdictOn);
  if ("refused" in submitted) {
    show(world, invoice, response, submitted.refused, PAYMENT_REQUIRED);
    return;
  }
  const customer = world.store.find("customer", invoice.customer ? idOf(invoice.customer) : "");
  if (customer && invoice.status === "open") {
    const method = storeMethod(world, customer, submitted);
    const kind = submitted.needsStep ? "action" : "pays";
    attempt(world, invoice, method.id, { kind }, true);
  }
  const next = invoice.status === "open" ? "/authenticate" : "";
  response.redirect(303, `/i/${invoice.id}${next}`);
}

function answerChallenge(
  world: World,
  invoice: Invoice,
  request: Request,
  response: Response,
): void {
  const intent = intentFor(world, invoice);
  const isConfirmed = textIn(request.body, "outcome") === "complete";
  if (isConfirmed && invoice.status === "open" && intent?.status === "requires_action") {
    const method = intent.payment_method && idOf(intent.payment_method);
    attempt(world, invoice, method, { kind: "pays" }, true);
  }
  if (isConfirmed) response.redirect(303, `/i/${invoice.id}`);
  else show(world, invoice, response, { ...emptyForm, alert: NOT_AUTHENTICATED }, PAYMENT_REQUIRED);
}

function show(
  world: World,
  invoice: Invoice,
  response: Response,
  state: CardForm,
  status = 200,
): void {
  sendPage(response, { title: "Invoice", body: invoicePage(world, invoice, state), status });
}
