import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { buildSchema } from "graphql";
import type { Role } from "../core/actor.js";
import { CompanyLogoService } from "../modules/companies/company-logo.service.js";
import type { TestApp } from "../test/create-test-app.js";
import { buildCompany, buildJob, buildUser, signedIn } from "../test/factories.js";
import { hostileOperation, hostileQuery } from "../test/hostile/documents.js";
import * as forms from "../test/hostile/forms.js";
import { hostileRest } from "../test/hostile/rest.js";
import { seedOf } from "../test/hostile/seed.js";
import { faultOf, isLimited, Sender, type HostileRequest } from "../test/hostile/sender.js";
import { PaymentsTwin } from "../test/payments-twin.js";

/**
 * Whatever a request contains, it is served or gets a 4xx with a code, and the next one is served. Jest itself fails a test
 * during which an exception or rejection is not caught. A failure prints the seed and the smallest requests that
 * reproduce it. `HOSTILE_SEED=7 npm run test:jest -- server/doors/hostile-requests.test.ts` runs other cases.
 */
const SEED = seedOf(process.env.HOSTILE_SEED);
const CASES = 5_000;
/** Requests sent at once: 5,000 in sequence would take minutes. */
const BATCH = 25;
/** Numbers of test accounts, so that limits per person do not answer in place of the code under test. */
const PEOPLE = 600;
const ADMINS = 300;
/** Maximum share of answers that may come from a limit. */
const MAX_LIMITED_SHARE = 0.05;

let app: TestApp;
let payments: PaymentsTwin;
let sender: Sender;
interface Person {
  email: string;
  cookie: string;
}
/** Everyone signed in, and who of them may set logos: administrators with a second factor. */
let people: Person[];
let admins: Person[];
let resume: forms.Upload;
let logo: forms.Upload;

beforeAll(async () => {
  ({ app, payments } = await PaymentsTwin.start());
  sender = new Sender(app.origin);
  resume = forms.resumeUpload((await buildJob(app)).id, OWN_EMAIL);
  logo = forms.logoUpload((await buildCompany(app)).id);
  admins = await newPeople(ADMINS, "ADMIN");
  people = [...(await newPeople(PEOPLE - ADMINS, "CANDIDATE")), ...admins];
});
afterAll(async () => {
  sender.close();
  await payments.close();
});

async function newPeople(count: number, role: Role): Promise<Person[]> {
  const made: Person[] = [];
  while (made.length < count)
    made.push(...(await Promise.all(Array.from({ length: BATCH }, () => newPerson(role)))));
  return made;
}

async function newPerson(role: Role): Promise<Person> {
  const user = await buildUser(app, { role });
  const client = await signedIn(app, user);
  return { email: user.email, cookie: `sid=${client.cookies.get("sid")}` };
}

const schema = buildSchema(readFileSync("schema.graphql", "utf8"));

let turn = 0;
function nextPerson(from = people): Person {
  turn += 1;
  const person = from[turn % from.length];
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
  // Names the seed too, which fast-check prints only for its own failures.
  expect({ seed: SEED, isMostlyServed: limited / CASES < MAX_LIMITED_SHARE }).toEqual({
    ...{ seed: SEED, isMostlyServed: true },
  });
}

const describeRequest = (request?: HostileRequest): string =>
  request ? `${request.method} ${request.path} ${request.body?.toString("latin1") ?? ""}` : "?";

/** In a form, replaced by the sender's own address. */
const OWN_EMAIL = "me@example.com";

/** Sends a form as a signed-in person. */
const formRequest = (
  path: "/graphql" | "/api/apply-jobs",
  body: Buffer,
  { type = forms.FORM_TYPES[0], from = people }: { type?: string; from?: Person[] } = {},
): HostileRequest => {
  const { email, cookie } = nextPerson(from);
  return {
    method: "POST",
    path,
    body: Buffer.from(body.toString("latin1").replace(OWN_EMAIL, email), "latin1"),
    headers: { "content-type": type, "apollo-require-preflight": "1", cookie },
  };
};

/** One of the two operations with a file. */
const upload = (): fc.Arbitrary<forms.Upload> => fc.constantFrom(resume, logo);
const sendersOf = (one: forms.Upload): Person[] => (one === logo ? admins : people);

/** The parts of a form, in the order in which they are read. */
const partsOf = (
  good: forms.Upload,
  { operations = forms.operationsOf(good), map = good.map } = {},
): forms.Part[] => [
  { name: "operations", value: operations },
  { name: "map", value: map },
  forms.FILE,
];

describe("whatever a request contains, the site answers it and the next one", () => {
  it("multipart bodies", async () => {
    const bytes = fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array));
    const parts = fc.array(forms.hostilePart, { maxLength: 6 });
    const form = fc
      .tuple(
        fc.constantFrom("/graphql" as const, "/api/apply-jobs" as const),
        upload().chain((good) =>
          fc.tuple(
            fc.constant(good),
            fc.oneof(
              { weight: 1, arbitrary: bytes },
              { weight: 4, arbitrary: forms.damagedForm(parts) },
              { weight: 3, arbitrary: forms.damagedForm(fc.constant(partsOf(good))) },
            ),
          ),
        ),
        fc.oneof(
          { weight: 9, arbitrary: fc.constant(forms.FORM_TYPES[0]) },
          { weight: 1, arbitrary: fc.constantFrom(...forms.FORM_TYPES) },
        ),
      )
      .map(([path, [good, body], type]) =>
        formRequest(path, body, { type, from: sendersOf(good) }),
      );
    await survives(form);
  });

  it("operations", async () => {
    const form = upload().chain((good) =>
      forms.hostileOperations(good).map((operations) =>
        formRequest("/graphql", forms.encodeForm(partsOf(good, { operations })), {
          from: sendersOf(good),
        }),
      ),
    );
    await survives(form);
  });

  it("the map", async () => {
    const setLogo = jest.spyOn(CompanyLogoService.prototype, "set");
    const form = fc
      .tuple(
        upload(),
        forms.hostileMap,
        fc.constantFrom([0, 1, 2], [0, 1], [1, 0, 2], [0, 2, 1], [0, 1, 1, 2]),
      )
      .map(([good, map, order]) => {
        const parts = partsOf(good, { map });
        const body = forms.encodeForm(order.flatMap((at) => parts[at] ?? []));
        return formRequest("/graphql", body, { from: sendersOf(good) });
      });
    await survives(form);
    const arrived = setLogo.mock.calls.filter(([, , receive]) => receive !== null);
    setLogo.mockRestore();
    expect(arrived.length).toBeGreaterThan(0);
  });

  it("GraphQL documents and their variables", async () => {
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

  it("GraphQL documents in an address", async () => {
    const request = fc
      .tuple(hostileQuery(schema), fc.boolean(), fc.nat(9))
      .map(([query, isSignedIn, kind]): HostileRequest => ({
        method: "GET",
        path: `/graphql?${query}`,
        headers: {
          // Without it, Apollo refuses the request before it reads the query.
          ...(kind === 0 ? {} : { "apollo-require-preflight": "1" }),
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
