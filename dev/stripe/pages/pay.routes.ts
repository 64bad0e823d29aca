import express, { type Request, type Response, type Router } from "express";
import type Stripe from "stripe";
import { readBank } from "../billing/banks.js";
import { verdictOn, verdictOnSaving } from "../billing/cards.js";
import { completeSession } from "../billing/purchase.js";
import type { World } from "../world.js";
import { sendNotice, sendPage } from "./layout.js";
import { emptyForm, submittedCard, textIn } from "./card-fields.js";
import { challengePage, NOT_AUTHENTICATED, type PayFormState, payPage } from "./pay-page.js";

type Session = Stripe.Checkout.Session;

const PAYMENT_REQUIRED = 402;

/** The hosted pay page and its 3-D Secure challenge: plain forms, no scripts. */
export function payRoutes(world: World): Router {
  const router = express.Router();
  const form = express.urlencoded({ extended: false, limit: "20kb" });
  router.get("/c/pay/:id", (request, response) => {
    const session = openSession(world, request, response);
    if (session) showPayPage(world, session, response, emptyForm);
  });
  router.post("/c/pay/:id", form, (request, response) => {
    const session = openSession(world, request, response);
    if (session) submitPayment(world, session, request, response);
  });
  router.get("/c/pay/:id/authenticate", (request, response) => {
    const session = openSession(world, request, response);
    if (!session) return;
    if (!detailsOf(world, session)?.challenge) response.redirect(303, `/c/pay/${session.id}`);
    else showChallenge(world, session, response);
  });
  router.post("/c/pay/:id/authenticate", form, (request, response) => {
    const session = openSession(world, request, response);
    if (session) answerChallenge(world, session, request, response);
  });
  return router;
}

const PAID = {
  title: "Already paid",
  text: "This payment has already gone through. You weren't charged twice.",
};
const ON_ITS_WAY = {
  title: "Payment on its way",
  text: "Your bank is still sending this payment. It takes a few days.",
};

const SAVED = {
  title: "Card saved",
  text: "You've already saved a card on this page.",
};

function doneNotice({ mode, payment_status }: Session) {
  if (mode === "setup") return SAVED;
  return payment_status === "paid" ? PAID : ON_ITS_WAY;
}

/** The session, if it can be paid; otherwise sends a page that says why not. */
function openSession(world: World, request: Request, response: Response): Session | undefined {
  world.timeline.catchUp();
  const session = world.store.find("checkout.session", String(request.params["id"]));
  if (!session) {
    const text = "We can't find this payment. Go back to the site and start again.";
    sendNotice(response, { title: "Payment not found", text, status: 404 });
    return undefined;
  }
  if (session.status === "open") return session;
  if (session.status === "complete") {
    const link = { href: successUrl(session), label: "Continue" };
    sendNotice(response, { ...doneNotice(session), link });
    return undefined;
  }
  const text = "You weren't charged. Go back to start again.";
  const link = session.cancel_url ? { href: session.cancel_url, label: "Go back" } : undefined;
  sendNotice(response, { title: "This payment page has expired", text, link, status: 410 });
  return undefined;
}

function submitPayment(world: World, session: Session, request: Request, response: Response): void {
  const form: unknown = request.body;
  const takesBanks = session.payment_method_types.includes("us_bank_account");
  const isBank = takesBanks && textIn(form, "method") === "us_bank_account";
  const submit = isBank ? submitBank : submitCard;
  submit(world, session, form, response);
}

function submitBank(world: World, session: Session, form: unknown, response: Response): void {
  const reading = readBank({ routing: textIn(form, "routing"), account: textIn(form, "account") });
  if ("errors" in reading) {
    const state = { ...emptyForm, bankErrors: reading.errors };
    showPayPage(world, session, response, state, PAYMENT_REQUIRED);
    return;
  }
  completeSession(world, session, reading);
  response.redirect(303, successUrl(session));
}

function submitCard(world: World, session: Session, form: unknown, response: Response): void {
  const verdictOf = session.mode === "setup" ? verdictOnSaving : verdictOn;
  const submitted = submittedCard(form, world.clock.now(), verdictOf);
  if ("refused" in submitted) {
    showPayPage(world, session, response, submitted.refused, PAYMENT_REQUIRED);
  } else if (submitted.needsStep) {
    const details = detailsOf(world, session);
    if (details) details.challenge = { card: submitted.card };
    world.store.touch();
    response.redirect(303, `/c/pay/${session.id}/authenticate`);
  } else {
    completeSession(world, session, submitted);
    response.redirect(303, successUrl(session));
  }
}

function answerChallenge(
  world: World,
  session: Session,
  request: Request,
  response: Response,
): void {
  const details = detailsOf(world, session);
  const challenge = details?.challenge;
  if (!details || !challenge) {
    response.redirect(303, `/c/pay/${session.id}`);
    return;
  }
  details.challenge = null;
  world.store.touch();
  if (textIn(request.body, "outcome") === "complete") {
    completeSession(world, session, { card: challenge.card });
    response.redirect(303, successUrl(session));
    return;
  }
  const state = { ...emptyForm, alert: NOT_AUTHENTICATED };
  showPayPage(world, session, response, state, PAYMENT_REQUIRED);
}

const detailsOf = (world: World, session: Session) => world.store.state.checkoutDetails[session.id];

const successUrl = (session: Session): string =>
  (session.success_url ?? "/").replaceAll("{CHECKOUT_SESSION_ID}", session.id);

function showPayPage(
  world: World,
  session: Session,
  response: Response,
  state: PayFormState,
  status = 200,
): void {
  const failed = status === 200 ? "" : "Error: ";
  sendPage(response, {
    title: `${failed}${session.mode === "setup" ? "Card for" : "Pay"} ${world.merchant}`,
    body: payPage(world, session, state),
    status,
    leadsTo: [successUrl(session), session.cancel_url],
  });
}

function showChallenge(world: World, session: Session, response: Response): void {
  sendPage(response, {
    title: "3-D Secure authentication",
    body: challengePage(world, {
      cents: session.amount_total ?? 0,
      currency: session.currency ?? "usd",
      action: `/c/pay/${session.id}/authenticate`,
    }),
    leadsTo: [successUrl(session), session.cancel_url],
  });
}
