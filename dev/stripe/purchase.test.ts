import { afterAll, beforeAll, expect, test } from "@jest/globals";
import {
  GOOD_CARD,
  type Harness,
  openSession,
  startHarness,
  submitCard,
  submitForm,
  until,
} from "./test-harness.js";

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

test("a whole purchase: prices, session, card, subscription, invoice, events in order", async () => {
  const { stripe, receiver } = harness;
  const prices = await stripe.prices.list({
    lookup_keys: ["market_my_resume_quaterly", "brand_my_cv_half_yearly"],
    expand: ["data.product"],
  });
  const names = prices.data.map(({ product, unit_amount }) => [
    typeof product === "object" && "name" in product ? product.name : product,
    unit_amount,
  ]);
  expect(names.sort()).toEqual([
    ["Brand My CV", 7900],
    ["Market My Resume", 4900],
  ]);

  const session = await openSession(harness);
  expect(session.id).toMatch(/^cs_test_[A-Za-z0-9]{10,200}$/);
  expect(session).toMatchObject({ status: "open", payment_status: "unpaid", amount_total: 4900 });

  const answer = await submitCard(session, GOOD_CARD);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe(
    `http://localhost:4000/payment-success?session_id=${session.id}`,
  );

  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["subscription", "invoice", "customer", "line_items"],
  });
  expect(paid).toMatchObject({
    status: "complete",
    payment_status: "paid",
    url: null,
    client_reference_id: "user-1",
    customer_details: { email: "ada@example.com" },
    subscription: { object: "subscription", status: "active", metadata: { userId: "user-1" } },
    invoice: { status: "paid", amount_paid: 4900, billing_reason: "subscription_create" },
    line_items: { data: [{ quantity: 1, amount_total: 4900 }] },
  });
  await until(() => receiver.events.length >= 13);
  expect(receiver.events.map(({ type }) => type)).toEqual([
    "customer.created",
    "payment_method.attached",
    "customer.subscription.created",
    "invoice.created",
    "invoice.finalized",
    "payment_intent.created",
    "charge.succeeded",
    "payment_intent.succeeded",
    "invoice.paid",
    "invoice.payment_succeeded",
    "invoice_payment.paid",
    "customer.subscription.updated",
    "checkout.session.completed",
  ]);
});

test("the period is on the item, the subscription under the invoice's parent", async () => {
  const { stripe } = harness;
  const subscription = (await stripe.subscriptions.list()).data[0];
  const item = subscription?.items.data[0];
  expect(item?.current_period_end).toBeGreaterThan(item?.current_period_start ?? Infinity);
  expect(item?.quantity).toBe(1);
  const invoices = await stripe.invoices.list({ subscription: subscription?.id ?? "" });
  expect(invoices.data[0]?.parent?.subscription_details?.subscription).toBe(subscription?.id);
});

test.each([
  ["4000 0000 0000 0002", "Your card was declined."],
  ["4000 0000 0000 9995", "insufficient funds"],
  ["4242 4242 4242 4241", "card number is invalid"],
])("card %s is refused: %s", async (number, text) => {
  const session = await openSession(harness);
  const answer = await submitCard(session, number);
  expect(answer.status).toBe(402);
  const page = await answer.text();
  expect(page).toContain(text);
  expect(page).toContain('value="12 / 34"');
  expect(page).not.toContain(`value="${number}"`);
  const after = await harness.stripe.checkout.sessions.retrieve(session.id);
  expect(after).toMatchObject({ status: "open", subscription: null });
  expect((await submitCard(session, GOOD_CARD)).status).toBe(303);
});

test.each([
  [{ expiry: "01 / 20" }, "in the past"],
  [{ expiry: "13 / 34" }, "MM / YY"],
  [{ cvc: "12" }, "has 3 digits"],
  [{ number: "" }, "Enter your card number"],
])("%p shows its error next to the field", async (values, text) => {
  const answer = await submitCard(await openSession(harness), GOOD_CARD, { ...values });
  expect(answer.status).toBe(402);
  expect(await answer.text()).toContain(text);
});

test("a 3-D Secure card pays after its challenge, and not if the challenge fails", async () => {
  const session = await openSession(harness);
  const challenge = await submitCard(session, "4000002500003155");
  expect(challenge.status).toBe(303);
  const step = new URL(challenge.headers.get("location") ?? "", session.url ?? "").href;
  expect(await (await fetch(step)).text()).toContain("Complete authentication");

  const failed = await submitForm(step, { outcome: "fail" });
  expect(failed.status).toBe(402);
  expect(await failed.text()).toContain("unable to authenticate");
  expect((await harness.stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");

  await submitCard(session, "4000002500003155");
  const done = await submitForm(step, { outcome: "complete" });
  expect(done.headers.get("location")).toContain(session.id);
  expect((await harness.stripe.checkout.sessions.retrieve(session.id)).status).toBe("complete");
});

test("paying twice creates one subscription and says so", async () => {
  const before = (await harness.stripe.subscriptions.list({ limit: 100 })).data.length;
  const session = await openSession(harness);
  await Promise.all([submitCard(session, GOOD_CARD), submitCard(session, GOOD_CARD)]);
  const again = await submitCard(session, GOOD_CARD);
  expect(await again.text()).toContain("already gone through");
  const after = (await harness.stripe.subscriptions.list({ limit: 100 })).data.length;
  expect(after).toBe(before + 1);
});

test("the page escapes its data and has a strict content security policy", async () => {
  const session = await openSession(harness);
  const answer = await submitCard(session, "1", { expiry: '"><script>x</script>' });
  expect(await answer.text()).not.toContain("<script>");
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("form-action 'self' http://localhost:4000");
  expect(policy).not.toContain("unsafe");
});
