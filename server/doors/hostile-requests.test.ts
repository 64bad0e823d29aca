import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { buildSchema } from "graphql";
import type { TestApp } from "../test/create-test-app.js";
import { buildJob, buildUser, signedIn } from "../test/factories.js";
import { hostileOperation } from "../test/hostile/documents.js";
import * as forms from "../test/hostile/forms.js";
import { hostileRest } from "../test/hostile/rest.js";
import { faultOf, isLimited, Sender, type HostileRequest } from "../test/hostile/sender.js";
import { damaged } from "../test/hostile/texts.js";
import { PaymentsTwin } from "../test/payments-twin.js";

/**
 * Whatever a request contains, it is served or gets a 4xx with a code, and the next one is served. Jest itself fails a test
 * during which an exception or rejection is not caught. A failure prints the seed and the smallest requests that
 * reproduce it.
 */
const SEED = 20_261_122;
const CASES = 5_000;
/** Requests sent at once: 5,000 in sequence would take minutes. */
const BATCH = 25;
/** Number of test accounts, so that limits per person do not answer in place of the code under test. */
const PEOPLE = 600;
/** Maximum share of answers that may come from a limit. */
const MAX_LIMITED_SHARE = 0.05;

let app: TestApp;
let payments: PaymentsTwin;
let sender: Sender;
let people: { email: string; cookie: string }[];
let jobId: string;

beforeAll(async () => {
  ({ app, payments } = await PaymentsTwin.start());
  sender = new Sender(app.origin);
  jobId = (await buildJob(app)).id;
  people = [];
  while (people.length < PEOPLE)
    people.push(...(await Promise.all(Array.from({ length: BATCH }, newPerson))));
});
afterAll(async () => {
  sender.close();
  await payments.close();
});

async function newPerson() {
  const user = await buildUser(app);
  const client = await signedIn(app, user);
  return { email: user.email, cookie: `sid=${client.cookies.get("sid")}` };
}

let turn = 0;
function nextPerson() {
  turn += 1;
  const person = people[turn % PEOPLE];
  if (!person) throw new Error("no test account");
  return person;
}

/** Sends `CASES` requests and, between batches, one that must be served. */
async function survives(request: fc.Arbitrary<HostileRequest>): Promise<void> {
  let limited = 0;
  const batch = fc.array(request, { minLength: BATCH, maxLength: BATCH });
  await fc.assert(
    fc.asyncProperty(batch, async (requests) => {
      const answers = await Promise.all(requests.map((one) => sender.send(one)));
      for (const [at, answer] of answers.entries()) {
        const fault = faultOf(answer);
        if (fault) throw new Error(`${fault} to ${describeRequest(requests[at])}: ${answer.text}`);
        if (isLimited(answer)) limited += 1;
      }
      const next = await sender.send({
        method: "GET",
        path: "/api/companies?limit=1",
        headers: {},
      });
      expect(next.status).toBe(200);
    }),
    { seed: SEED, numRuns: CASES / BATCH },
  );
  expect(limited / CASES).toBeLessThan(MAX_LIMITED_SHARE);
}

const describeRequest = (request?: HostileRequest): string =>
  request ? `${request.method} ${request.path} ${request.body?.toString("latin1") ?? ""}` : "?";

/** In a form, replaced by the sender's own address. */
const OWN_EMAIL = "me@example.com";

/** Sends a form as a signed-in person. */
const formRequest = (
  path: "/graphql" | "/api/apply-jobs",
  body: Buffer,
  type: string = forms.FORM_TYPES[0],
): HostileRequest => {
  const { email, cookie } = nextPerson();
  return {
    method: "POST",
    path,
    body: Buffer.from(body.toString("latin1").replace(OWN_EMAIL, email), "latin1"),
    headers: { "content-type": type, "apollo-require-preflight": "1", cookie },
  };
};

describe("whatever a request contains, the site answers it and the next one", () => {
  it("multipart bodies", async () => {
    const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array));
    const parts = fc.array(forms.hostilePart, { maxLength: 6 }).map(forms.encodeForm);
    const good = fc.constant(
      forms.encodeForm([
        { name: "operations", value: forms.operationsOf(forms.goodInput(jobId, OWN_EMAIL)) },
        { name: "map", value: forms.GOOD_MAP },
        forms.FILE,
      ]),
    );
    const form = fc
      .tuple(
        fc.constantFrom("/graphql" as const, "/api/apply-jobs" as const),
        fc.oneof(
          { weight: 1, arbitrary: bytes },
          { weight: 4, arbitrary: damaged(parts) },
          { weight: 3, arbitrary: damaged(good) },
        ),
        fc.oneof(
          { weight: 9, arbitrary: fc.constant(forms.FORM_TYPES[0]) },
          { weight: 1, arbitrary: fc.constantFrom(...forms.FORM_TYPES) },
        ),
      )
      .map(([path, body, type]) => formRequest(path, body, type));
    await survives(form);
  });

  it("operations", async () => {
    const form = forms
      .hostileOperations(forms.goodInput(jobId, OWN_EMAIL))
      .map((operations) =>
        formRequest(
          "/graphql",
          forms.encodeForm([
            { name: "operations", value: operations },
            { name: "map", value: forms.GOOD_MAP },
            forms.FILE,
          ]),
        ),
      );
    await survives(form);
  });

  it("the map", async () => {
    const form = fc
      .tuple(
        forms.hostileMap,
        fc.constantFrom([0, 1, 2], [0, 1], [1, 0, 2], [0, 2, 1], [0, 1, 1, 2]),
      )
      .map(([map, order]) => {
        const operations = forms.operationsOf(forms.goodInput(jobId, OWN_EMAIL));
        const parts = [
          { name: "operations", value: operations },
          { name: "map", value: map },
          forms.FILE,
        ];
        return formRequest("/graphql", forms.encodeForm(order.flatMap((at) => parts[at] ?? [])));
      });
    await survives(form);
  });

  it("GraphQL documents and their variables", async () => {
    const schema = buildSchema(readFileSync("schema.graphql", "utf8"));
    const request = fc
      .tuple(hostileOperation(schema), fc.boolean())
      .map(([body, isSignedIn]): HostileRequest => ({
        method: "POST",
        path: "/graphql",
        body,
        headers: {
          "content-type": "application/json",
          ...(isSignedIn ? { cookie: nextPerson().cookie } : {}),
        },
      }));
    await survives(request);
  });

  it("every REST path", async () => {
    const request = fc
      .tuple(hostileRest, fc.boolean())
      .map(([{ headers, ...rest }, isSignedIn]): HostileRequest => ({
        ...rest,
        headers: isSignedIn ? { ...headers, cookie: nextPerson().cookie } : headers,
      }));
    await survives(request);
  });
});
