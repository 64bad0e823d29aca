import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import Stripe from "stripe";
import {
  clientFor,
  control,
  type Harness,
  LOOKUP_KEY,
  openSession,
  SECRET_KEY,
  startHarness,
} from "./test-harness.js";

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

/** Calls the API without the SDK, to send what the SDK's types forbid. */
async function raw(
  method: string,
  path: string,
  body?: string,
  headers: Record<string, string> = {},
) {
  const answer = await fetch(`${harness.standIn.url}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${SECRET_KEY}`, ...headers },
    ...(body !== undefined && { body }),
  });
  const json: unknown = await answer.json();
  return { status: answer.status, headers: answer.headers, json };
}

const failure = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  );

/** How many customers were created with this address. */
async function createdWith(email: string): Promise<number> {
  const { data } = await harness.stripe.events.list({ type: "customer.created", limit: 100 });
  return data.filter(({ data: { object } }) => "email" in object && object.email === email).length;
}

describe("keys", () => {
  test("a wrong key is an authentication error", async () => {
    const wrong = clientFor(harness.standIn.url, "sk_test_wrong");
    const error = await failure(wrong.prices.list());
    expect(error).toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
    expect(error).toMatchObject({ statusCode: 401 });
  });

  test("a missing key is reported, also on unknown paths", async () => {
    const answer = await raw("GET", "/nowhere", undefined, { authorization: "" });
    expect(answer.status).toBe(401);
    expect(JSON.stringify(answer.json)).toContain("You did not provide an API key");
  });
});

describe("refusals", () => {
  test("names that JavaScript knows reach no object", async () => {
    const form = "__proto__[polluted]=1&constructor[prototype][polluted]=1";
    const body = await raw("POST", "/customers", form);
    expect(body.json).toMatchObject({ error: { param: "constructor" } });
    expect((await raw("GET", `/prices?${form}`)).status).toBe(400);
    expect({}).not.toHaveProperty("polluted");
  });

  test("unknown parameters are refused, also nested ones", async () => {
    const plain = await raw("POST", "/customers", "email=a@example.com&color=red");
    expect(plain).toMatchObject({
      status: 400,
      json: {
        error: {
          type: "invalid_request_error",
          code: "parameter_unknown",
          param: "color",
          message: "Received unknown parameter: color",
        },
      },
    });
    const nested = await raw("POST", "/subscription_schedules/x", "phases[0][iterations]=3");
    expect(nested.json).toMatchObject({
      error: { code: "parameter_unknown", param: "phases[0][iterations]" },
    });
  });

  test.each([
    ["line_items[0][quantity]=two", "parameter_invalid_integer", "line_items[0][quantity]"],
    ["line_items[0][price]=price_none", "resource_missing", "line_items[0][price]"],
    ["success_url=nowhere", "url_invalid", "success_url"],
    ["customer=cus_none", "resource_missing", "customer"],
  ])("a session with %s: %s", async (change, code, param) => {
    const price = (await harness.stripe.prices.list({ lookup_keys: [LOOKUP_KEY] })).data[0]?.id;
    const { id: customer } = await harness.stripe.customers.create({});
    const body = new URLSearchParams({
      mode: "subscription",
      customer,
      success_url: "http://localhost/",
      "line_items[0][price]": price ?? "",
    });
    for (const [key, value] of new URLSearchParams(change)) body.set(key, value);
    const answer = await raw("POST", "/checkout/sessions", body.toString());
    expect(answer).toMatchObject({ status: 400, json: { error: { code, param } } });
  });

  test("missing parameters and invalid enum values are refused", async () => {
    expect(
      (await raw("POST", "/checkout/sessions", "success_url=http://x/&line_items[0][price]=p"))
        .json,
    ).toMatchObject({
      error: { code: "parameter_missing", param: "mode" },
    });
    const wrong = await raw(
      "POST",
      "/checkout/sessions",
      "mode=gift&success_url=http://x/&line_items[0][price]=p",
    );
    expect(wrong.json).toMatchObject({
      error: { param: "mode", message: "Invalid mode: must be one of subscription, or setup" },
    });
  });

  test("unknown ids and paths are 404", async () => {
    const error = await failure(harness.stripe.subscriptions.retrieve("sub_none"));
    expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    expect(error).toMatchObject({
      statusCode: 404,
      code: "resource_missing",
      message: "No such subscription: 'sub_none'",
    });
    expect((await raw("GET", "/coupons")).status).toBe(404);
  });

  test("more than ten lookup keys are refused", async () => {
    const lookup_keys = Array.from({ length: 11 }, (_, index) => `key_${index}`);
    expect(await failure(harness.stripe.prices.list({ lookup_keys }))).toMatchObject({
      param: "lookup_keys",
    });
  });

  test("a path that cannot be expanded is refused", async () => {
    const session = await openSession(harness);
    const attempt = harness.stripe.checkout.sessions.retrieve(session.id, { expand: ["color"] });
    expect(await failure(attempt)).toMatchObject({ param: "expand" });
  });
});

describe("idempotency", () => {
  test("the same key and body create one object and return it again", async () => {
    const options = { idempotencyKey: "cust:1" };
    const first = await harness.stripe.customers.create({ email: "i@example.com" }, options);
    const second = await harness.stripe.customers.create({ email: "i@example.com" }, options);
    expect(second.id).toBe(first.id);
    expect(await createdWith("i@example.com")).toBe(1);
  });

  test("the same key with another body is an idempotency error", async () => {
    const options = { idempotencyKey: "cust:2" };
    await harness.stripe.customers.create({ email: "one@example.com" }, options);
    const error = await failure(
      harness.stripe.customers.create({ email: "two@example.com" }, options),
    );
    expect(error).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  test("a refused request does not use up its key", async () => {
    const headers = { "idempotency-key": "cust:3" };
    expect((await raw("POST", "/customers", "color=red", headers)).status).toBe(400);
    expect((await raw("POST", "/customers", "name=Ada", headers)).status).toBe(200);
    const again = await raw("POST", "/customers", "name=Ada", headers);
    expect(again.headers.get("idempotent-replayed")).toBe("true");
  });
});

test("a failure is kept under its key, as Stripe keeps it", async () => {
  const headers = { "idempotency-key": "cust:4" };
  await control(harness, "fail", { status: 500, path: "/v1/customers" });
  expect((await raw("POST", "/customers", "name=Ada", headers)).status).toBe(500);
  const again = await raw("POST", "/customers", "name=Ada", headers);
  expect(again.status).toBe(500);
  expect(again.headers.get("idempotent-replayed")).toBe("true");
  const missing = { "idempotency-key": "portal:1" };
  expect((await raw("POST", "/billing_portal/sessions", "customer=cus_no", missing)).status).toBe(
    400,
  );
  const replayed = await raw("POST", "/billing_portal/sessions", "customer=cus_no", missing);
  expect(replayed.headers.get("idempotent-replayed")).toBe("true");
  // Too many requests are refused before anything is done, so the key is still free.
  const busy = { "idempotency-key": "cust:5" };
  await control(harness, "fail", { status: 429, path: "/v1/customers" });
  expect((await raw("POST", "/customers", "name=Ada", busy)).status).toBe(429);
  expect((await raw("POST", "/customers", "name=Ada", busy)).status).toBe(200);
});

describe("injected faults", () => {
  test("one error status, then success", async () => {
    await control(harness, "fail", { status: 503, times: 1, path: "/v1/prices" });
    expect(await failure(harness.stripe.prices.list())).toMatchObject({ statusCode: 503 });
    expect((await harness.stripe.prices.list()).object).toBe("list");
  });

  test("connection cut after the work: a retry with the same key returns the result", async () => {
    await control(harness, "fail", { mode: "cut_after", method: "POST" });
    const retrying = clientFor(harness.standIn.url, SECRET_KEY, { maxNetworkRetries: 1 });
    await retrying.customers.create({ email: "cut@example.com" });
    expect(await createdWith("cut@example.com")).toBe(1);
  });
});

test("lists are paged, newest first", async () => {
  const { prices, products } = harness.stripe;
  const { id: product } = await products.create({ name: "Paged" });
  for (const lookup_key of ["first", "second", "third"]) {
    const recurring = { interval: "month" } as const;
    await prices.create({ product, lookup_key, recurring, currency: "usd", unit_amount: 100 });
  }
  const keys: (string | null)[] = [];
  for await (const price of prices.list({ limit: 2 })) keys.push(price.lookup_key);
  expect(keys.slice(0, 3)).toEqual(["third", "second", "first"]);
  expect(keys).toHaveLength(8);
});

test("every response has a request id and the SDK's API version", async () => {
  const { headers } = await raw("GET", "/prices");
  expect(headers.get("request-id")).toMatch(/^req_/);
  expect(headers.get("stripe-version")).toBe(Stripe.API_VERSION);
});

test("the portal shows subscriptions and invoices, and links back", async () => {
  const customer = await harness.stripe.customers.create({ email: "p@example.com" });
  const session = await harness.stripe.billingPortal.sessions.create({
    customer: customer.id,
    return_url: "http://localhost:4000/account",
  });
  const page = await (await fetch(session.url)).text();
  expect(page).toContain("Invoices");
  expect(page).toContain("No subscriptions.");
  expect(page).toContain('href="http://localhost:4000/account"');
});

test("the control API refuses pages of other sites and unknown commands", async () => {
  const foreign = await fetch(`${harness.standIn.url}/_control/clock`, {
    method: "POST",
    headers: { origin: "http://evil.example" },
  });
  expect(foreign.status).toBe(403);
  expect((await control(harness, "clock", { back: 1 })).status).toBe(400);
});
