import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Router } from "express";
import { createLogger } from "../../core/logger.js";
import { PointBuckets } from "../../kit/http/point-buckets.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildJob, buildUser, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { ReadyLists } from "../web/bytes/ready-lists.js";
import { restApi } from "./api.js";

const PRODUCT = "MARKET_MY_RESUME_QUATERLY";
const CHECKOUT = "/stripe/create-subscription-schedule-session";
const WRONG = { not: "a text" };

/** An invalid payload for each call, and the fields that the error must name: exactly these documented names. */
const WRONG_PAYLOADS: [call: string, payload: object, fields: string[]][] = [
  ["POST /auth/signup", {}, ["countryCode", "email", "location", "name", "phone"]],
  ["POST /auth/login", { email: WRONG }, ["email"]],
  ["POST /auth/verify-otp", {}, ["email", "otp"]],
  ["POST /auth/google-oauth", {}, ["credential"]],
  ["GET /users/by-email", {}, ["email"]],
  ["POST /accept-terms", { plan: WRONG }, ["plan", "signature"]],
  ["POST /accept-terms", { plan: "NOTHING", signature: "Priya Raman" }, ["plan"]],
  ["POST /accept-terms", { productId: PRODUCT, signature: "Priya Raman" }, ["plan"]],
  [`POST ${CHECKOUT}`, {}, ["productId"]],
  [
    `POST ${CHECKOUT}`,
    { productId: WRONG, lookup_key: WRONG, months: WRONG, userId: WRONG, email: WRONG },
    ["email", "lookup_key", "months", "productId", "userId"],
  ],
  [`POST ${CHECKOUT}`, { productId: PRODUCT, lookup_key: "nothing" }, ["lookup_key"]],
  [`POST ${CHECKOUT}`, { productId: PRODUCT, months: 6 }, ["months"]],
  ["GET /jobs", { limit: "x" }, ["limit"]],
  ["GET /jobs", { after: "zzz" }, ["after"]],
  ["GET /companies", { limit: "0" }, ["limit"]],
  ["GET /companies", { after: "zzz" }, ["after"]],
  ["GET /apply-jobs/user/last", { email: ["a@example.com", "b@example.com"] }, ["email"]],
  ["GET /apply-jobs/user/job", {}, ["jobId"]],
  ["POST /apply-jobs", { jobId: "" }, ["jobId"]],
  [
    "POST /apply-jobs",
    { visaType: "B-2", relocation: "perhaps", linkedin: "ftp://x", countryCode: "x" },
    ["countryCode", "linkedin", "location", "name", "relocation", "visaType"],
  ],
  [
    "POST /apply-jobs",
    { name: "Priya Raman", location: "Dallas", visaType: "H-1B", countryCode: "+1", phone: "1" },
    ["phone"],
  ],
  ["POST /apply-jobs", { name: "Priya Raman", location: "Dallas", visaType: "H-1B" }, ["resume"]],
  ["POST /apply-jobs/held", { jobId: "" }, ["jobId"]],
  [
    "POST /apply-jobs/held",
    { name: "Priya Raman", location: "Dallas", visaType: "H-1B" },
    ["resume"],
  ],
  ["POST /payment/get-subscription-id", {}, ["session_id"]],
  ["POST /payment/get-subscription-id", { sessionId: "cs_test_1" }, ["session_id"]],
  ["POST /payment/add", { userId: WRONG }, ["sessionId", "userId"]],
  ["POST /cart/add", { userId: WRONG }, ["productId", "userId"]],
  ["POST /cart/add", { productId: "NOTHING" }, ["productId"]],
  ["POST /contact", {}, ["email", "message", "name"]],
  ["POST /newsletter/subscribe", {}, ["email", "topics"]],
  ["POST /newsletter/confirm", {}, ["token"]],
];
/** Calls whose response depends on no payload, or only on the path. */
const WITHOUT_PAYLOAD = [
  "POST /auth/logout",
  "GET /auth/me",
  "GET /auth/current-user",
  "GET /jobs.jsonl.gz",
  "GET /jobs/:id",
  "DELETE /apply-jobs/held/:id",
];

let app: TestApp;
let jobId: string;
let email: string;
let me: TestClient;

beforeAll(async () => {
  app = await createTestApp();
  jobId = (await buildJob(app)).code;
});
afterAll(() => app.close());

async function signInNewPerson() {
  const user = await buildUser(app);
  ({ email } = user);
  me = await signedIn(app, user);
}

/** Every route of this router, such as "POST /cart/add". */
const callsOf = (router: Router): string[] =>
  router.stack.flatMap(({ route, handle }) => {
    if (route) return route.stack.map(({ method }) => `${method.toUpperCase()} ${route.path}`);
    return "stack" in handle ? callsOf(handle as unknown as Router) : [];
  });

function send(call: string, payload: object) {
  const [method = "", path = ""] = call.split(" ");
  const pairs = Object.entries(payload).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  if (method === "GET") return me.get(`/api${path}?${new URLSearchParams(pairs).toString()}`);
  if (!path.startsWith("/apply-jobs")) return me.post(`/api${path}`, payload);
  const form = new FormData();
  for (const [name, value] of Object.entries({ jobId, email, ...payload }))
    form.set(name, String(value));
  return me.postForm(`/api${path}`, form);
}

it("covers every route", () => {
  const known = new Set([...WRONG_PAYLOADS.map(([call]) => call), ...WITHOUT_PAYLOAD]);
  const lists = { points: new PointBuckets(app.clock), sender: new ReadyLists() };
  const api = restApi(app.services.parts.rest, lists, createLogger("silent"));
  expect(callsOf(api).sort()).toEqual([...known].sort());
});

it.each(WRONG_PAYLOADS)(
  "%s names the fields of %j as they were sent",
  async (call, payload, fields) => {
    // A new person each time, since attempts are limited per person.
    await signInNewPerson();
    const { status, body } = await send(call, payload);
    expect({ status, fields: Object.keys(body.fields ?? body).sort() }).toEqual({
      status: 400,
      fields,
    });
  },
);

it("a call without a body also gets errors by field", async () => {
  await signInNewPerson();
  for (const path of ["/payment/get-subscription-id", "/accept-terms", CHECKOUT]) {
    const { status, body } = await me.send("POST", `/api${path}`);
    expect([path, status, body.code]).toEqual([path, 400, "BAD_INPUT"]);
  }
});
