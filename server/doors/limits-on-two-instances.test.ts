import { afterAll, beforeAll, describe, expect, it, jest } from "@jest/globals";
import type { User } from "../modules/accounts/user.entity.js";
import { newId } from "../core/ids.js";
import { AccountDeletion } from "../modules/departures/account-deletion.entity.js";
import { DataExport } from "../modules/departures/data-export.entity.js";
import { FactorReset } from "../modules/factors/factor-reset.entity.js";
import { Passkey } from "../modules/factors/passkey.entity.js";
import { createTestApp, type TestApp } from "../test/create-test-app.js";
import { applicationForm } from "../test/access/actors.js";
import { buildCompany, buildJob, buildUser, newEmail, signedIn } from "../test/factories.js";
import { PaymentsTwin } from "../test/payments-twin.js";
import type { Answer, TestClient } from "../test/test-client.js";

/**
 * Every limit below, at, and above its number, with requests that alternate between two instances over one database. Limits
 * that one instance counts in memory are at the end.
 */
let app: TestApp;
let twin: TestApp;
let payments: PaymentsTwin;
/** By how many milliseconds the clocks of both instances are ahead of the start, where they stand still otherwise. Only grows. */
let ahead = 0;
beforeAll(async () => {
  ({ app, payments } = await PaymentsTwin.start());
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE = "" } = app.env;
  twin = await createTestApp({ STRIPE_SECRET_KEY, STRIPE_API_BASE });
  const start = Date.now();
  jest.spyOn(Date, "now").mockImplementation(() => start + ahead);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await twin.close();
  await payments.close();
});

const wait = (seconds: number) => {
  ahead += seconds * 1000;
};
const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** The error code of a response, or "ok". */
function outcomeOf({ status, body }: Answer): string {
  const [payload] = Object.values<{ userErrors?: { code: string }[] } | null>(body?.data ?? {});
  const refusal = body?.errors?.[0]?.extensions?.code ?? payload?.userErrors?.[0]?.code;
  return refusal ?? (status < 400 ? "ok" : body.code);
}

/** A visitor of this instance, on a network of its own unless it is named. */
function visitorOf(instance: TestApp, ipAddress?: string): TestClient {
  const client = instance.client();
  if (ipAddress) client.ipAddress = ipAddress;
  return client;
}

const askForCode = async (client: TestClient, email: string) =>
  outcomeOf(await client.post("/api/auth/login", { email }));
const verify = async (client: TestClient, email: string, otp: string) =>
  outcomeOf(await client.post("/api/auth/verify-otp", { email, otp }));
const mutate = async (client: TestClient, text: string, input?: object) =>
  outcomeOf(await client.graphql(text, input ? { input } : {}));

/** The nth, again and again. */
function at<Item>(list: readonly Item[], n: number): Item {
  const item = list[n % list.length];
  if (item === undefined) throw new Error("nothing to choose from");
  return item;
}

type Attempt = (instance: TestApp, n: number) => Promise<string>;
interface Limited {
  limit: number;
  what: string;
  /** Seconds after the first attempt until it is allowed again. */
  window: number;
  /** Seconds between two attempts. */
  gap?: number;
  /** The answer to what is allowed; "ok" unless it fails in any case. */
  allowed?: string;
  /** Whether the limit is exact for requests at the same moment. */
  isExact?: boolean;
  begin: () => Promise<Attempt> | Attempt;
}

const contact = (client: TestClient, email: string) =>
  client.post("/api/contact", { name: "Ana", email, message: "Hello" }).then(outcomeOf);
const subscribe = (client: TestClient, email: string) =>
  client.post("/api/newsletter/subscribe", { email, topics: ["NEWS"] }).then(outcomeOf);

const INVITE =
  "mutation ($input: InviteStaffInput!) { inviteStaff(input: $input) { userErrors { code } } }";
const EXPORT = "mutation { requestDataExport { userErrors { code } } }";
const DELETE = "mutation { requestAccountDeletion { userErrors { code } } }";
const KEEP = "mutation { cancelAccountDeletion(input: {}) { userErrors { code } } }";

const codes: Limited[] = [
  {
    what: "code a minute for an address",
    limit: 1,
    window: MINUTE,
    isExact: true,
    begin() {
      const email = newEmail();
      return (instance) => askForCode(visitorOf(instance), email);
    },
  },
  {
    what: "codes an hour for an address",
    limit: 5,
    window: HOUR,
    gap: MINUTE + 1,
    begin() {
      const email = newEmail();
      return (instance) => askForCode(visitorOf(instance), email);
    },
  },
  {
    what: "codes a day for an address",
    limit: 10,
    window: 24 * HOUR,
    gap: 13 * MINUTE,
    begin() {
      const email = newEmail();
      return (instance) => askForCode(visitorOf(instance), email);
    },
  },
  {
    what: "codes an hour for an address from one strange network",
    limit: 3,
    window: HOUR,
    gap: MINUTE + 1,
    begin() {
      const [email, { ipAddress }] = [newEmail(), app.client()];
      return (instance) => askForCode(visitorOf(instance, ipAddress), email);
    },
  },
  {
    what: "codes a day for an address from one strange network",
    limit: 6,
    window: 24 * HOUR,
    gap: 21 * MINUTE,
    begin() {
      const [email, { ipAddress }] = [newEmail(), app.client()];
      return (instance) => askForCode(visitorOf(instance, ipAddress), email);
    },
  },
  {
    what: "codes in 15 minutes from one network",
    limit: 30,
    window: 15 * MINUTE,
    isExact: true,
    begin() {
      const { ipAddress } = app.client();
      return (instance) => askForCode(visitorOf(instance, ipAddress), newEmail());
    },
  },
  {
    what: "wrong codes in 15 minutes from one network",
    limit: 60,
    window: 15 * MINUTE,
    allowed: "INVALID_CODE",
    async begin() {
      const { ipAddress } = app.client();
      // Each code takes five tries, so that the network's limit is what ends them.
      const browsers = await Promise.all(
        Array.from({ length: 13 }, async () => {
          const [client, email] = [visitorOf(app, ipAddress), newEmail()];
          await askForCode(client, email);
          return { client, email };
        }),
      );
      return async (instance, n) => {
        const { client, email } = at(browsers, Math.floor(n / 5));
        const tab = visitorOf(instance, ipAddress);
        for (const [name, value] of client.cookies) tab.cookies.set(name, value);
        return verify(tab, email, "none");
      };
    },
  },
  {
    what: "visits to LinkedIn in 15 minutes from one network",
    limit: 100,
    window: 15 * MINUTE,
    begin() {
      const { ipAddress } = app.client();
      return async (instance) => {
        const { headers } = await visitorOf(instance, ipAddress).get("/auth/linkedin/start");
        return headers.get("location")?.includes("reason=wait") ? "RATE_LIMITED" : "ok";
      };
    },
  },
];

const mails: Limited[] = [
  {
    what: "messages an hour from one network",
    limit: 5,
    window: HOUR,
    isExact: true,
    begin() {
      const { ipAddress } = app.client();
      return (instance) => contact(visitorOf(instance, ipAddress), newEmail());
    },
  },
  {
    what: "messages an hour for an address",
    limit: 3,
    window: HOUR,
    isExact: true,
    begin() {
      const email = newEmail();
      return (instance) => contact(visitorOf(instance), email);
    },
  },
  {
    what: "messages a day for an address",
    limit: 6,
    window: 24 * HOUR,
    gap: 21 * MINUTE,
    begin() {
      const email = newEmail();
      return (instance) => contact(visitorOf(instance), email);
    },
  },
  {
    what: "newsletter requests an hour from one network",
    limit: 10,
    window: HOUR,
    isExact: true,
    begin() {
      const { ipAddress } = app.client();
      return (instance) => subscribe(visitorOf(instance, ipAddress), newEmail());
    },
  },
  {
    what: "newsletter requests an hour for an address",
    limit: 3,
    window: HOUR,
    isExact: true,
    begin() {
      const email = newEmail();
      return (instance) => subscribe(visitorOf(instance), email);
    },
  },
  {
    what: "newsletter requests a day for an address",
    limit: 6,
    window: 24 * HOUR,
    gap: 21 * MINUTE,
    begin() {
      const email = newEmail();
      return (instance) => subscribe(visitorOf(instance), email);
    },
  },
];

type SignIn = (instance: TestApp) => Promise<TestClient>;

/** Signs a person in at an instance, once for each moment: a proof lasts minutes, and a person has ten sessions at most. */
function sessionsOf(user: User): SignIn {
  const known = new Map<string, Promise<TestClient>>();
  return (instance) => {
    const moment = `${instance.origin} ${ahead}`;
    const client = known.get(moment) ?? signedIn(instance, user);
    known.set(moment, client);
    return client;
  };
}

const invite = async (instance: TestApp, signIn: SignIn, email: string) => {
  const company = await buildCompany(instance);
  const input = { email, role: "RECRUITER", companyId: company.id };
  return mutate(await signIn(instance), INVITE, input);
};

const people: Limited[] = [
  {
    what: "invitations an hour by one person",
    limit: 30,
    window: HOUR,
    isExact: true,
    async begin() {
      const signIn = sessionsOf(await buildUser(app, { role: "ADMIN" }));
      return (instance) => invite(instance, signIn, newEmail());
    },
  },
  {
    what: "invitations a day for an address",
    limit: 5,
    window: 24 * HOUR,
    isExact: true,
    async begin() {
      const email = newEmail();
      const admins = [
        sessionsOf(await buildUser(app, { role: "ADMIN" })),
        sessionsOf(await buildUser(app, { role: "ADMIN" })),
      ];
      return (instance, n) => invite(instance, at(admins, n), email);
    },
  },
  {
    what: "copies of data a day for a person",
    limit: 3,
    window: 24 * HOUR,
    async begin() {
      const user = await buildUser(app);
      return async (instance) => {
        const outcome = await mutate(await signedIn(instance, user), EXPORT);
        // As if it had been made: while one is waiting, that one is the answer.
        const doneAt = instance.clock.now();
        await instance.dataSource.manager.update(DataExport, { userId: user.id }, { doneAt });
        return outcome;
      };
    },
  },
  {
    what: "deletion requests a day for a person",
    limit: 3,
    window: 24 * HOUR,
    async begin() {
      const user = await buildUser(app);
      return async (instance) => {
        const client = await signedIn(instance, user);
        const outcome = await mutate(client, DELETE);
        await mutate(client, KEEP);
        return outcome;
      };
    },
  },
];

const PASSKEY = "mutation { startPasskeySignIn { userErrors { code } } }";
const DEMO = `mutation ($input: StartDemoCheckoutInput!) {
  startDemoCheckout(input: $input) { userErrors { code } } }`;
const PORTAL = `mutation ($input: OpenBillingPortalInput!) {
  openBillingPortal(input: $input) { userErrors { code } } }`;
const TERMS = ["MARKET_MY_RESUME_QUATERLY", "MARKET_MY_RESUME_HALF_YEARLY"];
const PAY = "/api/stripe/create-subscription-schedule-session";

const startDemo = (client: TestClient) => mutate(client, DEMO, { lookupKey: "starter_plan" });
const acceptTerms = (client: TestClient) =>
  client
    .post("/api/accept-terms", { plan: "Market My Resume", signature: "Ana Ortiz" })
    .then(outcomeOf);

const purchases: Limited[] = [
  {
    what: "pay pages an hour for a person",
    limit: 5,
    window: HOUR,
    async begin() {
      const user = await buildUser(app);
      expect(await acceptTerms(await signedIn(app, user))).toBe("ok");
      return async (instance, n) => {
        const client = await signedIn(instance, user);
        // Each opens a page of its own, since it is for the other term than the one before. Refused, the page before stays open.
        return outcomeOf(await client.post(PAY, { productId: at(TERMS, Math.min(n, 5)) }));
      };
    },
  },
  {
    what: "pay pages of the demo an hour for a person",
    limit: 5,
    window: HOUR,
    isExact: true,
    async begin() {
      const signIn = sessionsOf(await buildUser(app));
      return async (instance) => startDemo(await signIn(instance));
    },
  },
  {
    what: "billing portals an hour for a person",
    limit: 20,
    window: HOUR,
    isExact: true,
    async begin() {
      const signIn = sessionsOf(await buildUser(app));
      expect(await startDemo(await signIn(app))).toBe("ok");
      return async (instance) => mutate(await signIn(instance), PORTAL, { returnTo: "PRICING" });
    },
  },
  {
    what: "reads of Stripe an hour for a person",
    limit: 60,
    window: HOUR,
    async begin() {
      const user = await buildUser(app);
      return async (instance) => {
        const client = await signedIn(instance, user);
        return outcomeOf(
          await client.graphql('{ demoCheckout(sessionId: "cs_test_unknown") { id } }'),
        );
      };
    },
  },
  {
    what: "acceptances of the Terms an hour for a person",
    limit: 30,
    window: HOUR,
    isExact: true,
    async begin() {
      const signIn = sessionsOf(await buildUser(app));
      return async (instance) => acceptTerms(await signIn(instance));
    },
  },
];

let told = -Infinity;
/** The file store refuses an instance's first request from another time, and tells it the right one. */
async function tellInstancesTheTime(): Promise<void> {
  if (ahead - told < 5 * MINUTE * 1000) return;
  told = ahead;
  for (const instance of [app, twin]) {
    const [user, job] = [await buildUser(app), await buildJob(app)];
    const client = await signedIn(instance, user);
    const upload = async () => {
      const form = applicationForm(job, user.name, user.email);
      return outcomeOf(await client.postForm("/api/apply-jobs", form));
    };
    expect([await upload(), await upload()]).toContain("ok");
  }
}

const uploads: Limited[] = [
  {
    what: "resume files an hour for a person",
    limit: 10,
    window: HOUR,
    gap: MINUTE + 1,
    async begin() {
      const [user, job] = [await buildUser(app), await buildJob(app)];
      return async (instance) => {
        await tellInstancesTheTime();
        const client = await signedIn(instance, user);
        const form = applicationForm(job, user.name, user.email);
        return outcomeOf(await client.postForm("/api/apply-jobs", form));
      };
    },
  },
  {
    what: "applications a minute for a person",
    limit: 10,
    window: MINUTE,
    isExact: true,
    async begin() {
      await tellInstancesTheTime();
      const user = await buildUser(app);
      const signIn = sessionsOf(user);
      const jobs = await Promise.all(Array.from({ length: 16 }, () => buildJob(app)));
      const form = applicationForm(at(jobs, 0), user.name, user.email);
      const first = await (await signedIn(app, user)).postForm("/api/apply-jobs", form);
      wait(MINUTE + 1);
      return async (instance, n) => {
        const client = await signIn(instance);
        const again = applicationForm(at(jobs, n), user.name, user.email);
        again.delete("resume");
        again.set("existingResume", first.body.resume);
        return outcomeOf(await client.postForm("/api/apply-jobs", again));
      };
    },
  },
];

const passkeys: Limited[] = [
  {
    what: "passkey logins started in 15 minutes from one network",
    limit: 300,
    window: 15 * MINUTE,
    // So that the network's points, which each instance counts, suffice.
    gap: 1,
    begin() {
      const { ipAddress } = app.client();
      return (instance) => mutate(visitorOf(instance, ipAddress), PASSKEY);
    },
  },
];

const cases = [...codes, ...mails, ...people, ...purchases, ...uploads, ...passkeys];

describe.each(cases)("$limit $what", ({ limit, window, gap = 0, allowed = "ok", begin }) => {
  it("are allowed, no more on either instance, and again when the time is over", async () => {
    const attempt = await begin();
    const outcomes: string[] = [];
    const try_ = async (n: number) => {
      outcomes.push(await attempt(n % 2 ? twin : app, n));
      wait(gap);
    };
    for (let n = 0; n < limit + 2; n += 1) await try_(n);
    const refused = Array<string>(2).fill("RATE_LIMITED");
    expect(outcomes).toEqual([...Array<string>(limit).fill(allowed), ...refused]);
    wait(window);
    await try_(limit + 2);
    await try_(limit + 3);
    expect(outcomes.slice(limit + 2)).toContain(allowed);
  });
});

describe.each(cases.filter(({ isExact }) => isExact))(
  "$limit $what, asked for at the same moment on both instances",
  ({ limit, begin }) => {
    it("are allowed, and no more", async () => {
      const attempt = await begin();
      const outcomes = await Promise.all(
        Array.from({ length: limit + 6 }, (_, n) => attempt(n % 2 ? twin : app, n)),
      );
      const refused = Array<string>(6).fill("RATE_LIMITED");
      expect(outcomes.toSorted()).toEqual([...refused, ...Array<string>(limit).fill("ok")]);
    });
  },
);

describe("one code", () => {
  /** A browser that got a code, as it appears to either instance. */
  async function withCode() {
    const [first, email] = [app.client(), newEmail()];
    expect(await askForCode(first, email)).toBe("ok");
    const code = await app.inbox.codeFor(email);
    const tabAt = (n: number) => {
      const tab = visitorOf(n % 2 ? twin : app, first.ipAddress);
      for (const [name, value] of first.cookies) tab.cookies.set(name, value);
      return tab;
    };
    return { email, code, tabAt };
  }

  it.each([
    [4, "ok"],
    [5, "INVALID_CODE"],
  ])("after %s wrong tries on both instances: the right one is %s", async (tries, outcome) => {
    const { email, code, tabAt } = await withCode();
    for (let n = 0; n < tries; n += 1)
      expect(await verify(tabAt(n), email, "none")).toBe("INVALID_CODE");
    expect(await verify(tabAt(tries), email, code)).toBe(outcome);
  });

  it("signs in once, also if both instances get it at the same moment", async () => {
    const { email, code, tabAt } = await withCode();
    const outcomes = await Promise.all(
      // Not more than the tries that a code has.
      Array.from({ length: 5 }, (_, n) => verify(tabAt(n), email, code)),
    );
    expect(outcomes.toSorted()).toEqual([...Array<string>(4).fill("INVALID_CODE"), "ok"]);
  });
});

describe("requests that come to both instances at the same moment", () => {
  it("reset a person's factors once", async () => {
    const person = await buildUser(app, { role: "RECRUITER" });
    const createdAt = app.clock.now();
    await app.dataSource.manager.insert(Passkey, {
      ...{ id: newId(), userId: person.id, credentialId: newId(), createdAt, name: "Phone" },
      ...{ publicKey: "", counter: "0", transports: [], backedUp: false },
    });
    const admins = await Promise.all(
      [app, twin].map(async (instance) =>
        signedIn(instance, await buildUser(app, { role: "ADMIN" })),
      ),
    );
    const reset = `mutation ($input: RequestFactorResetInput!) { requestFactorReset(input: $input) {
      userErrors { code } } }`;
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, n) => mutate(at(admins, n), reset, { userId: person.id })),
    );
    expect(outcomes.toSorted()).toEqual([...Array<string>(7).fill("CONFLICT"), "ok"]);
    expect(await app.dataSource.manager.countBy(FactorReset, { userId: person.id })).toBe(1);
  });

  it.each([
    ["make one copy of a person's data", EXPORT, DataExport],
    ["request the deletion of an account once", DELETE, AccountDeletion],
  ])("%s", async (_what, text, entity) => {
    const user = await buildUser(app);
    const clients = [await signedIn(app, user), await signedIn(twin, user)];
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, n) => mutate(at(clients, n), text)),
    );
    expect(new Set(outcomes)).toEqual(new Set(["ok"]));
    expect(await app.dataSource.manager.countBy(entity, { userId: user.id })).toBe(1);
  });
});

/** Counted by each instance, since they protect its own load (docs/decisions/0009). */
describe("the points of an API key", () => {
  const CREATE = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }`;
  /** No GraphQL, so it costs its length: a point for 100 characters. */
  const costing = (points: number) => "}".padEnd(points * 100);

  it("are 2,000 on each instance, and 500 come back every second", async () => {
    const admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
    const input = { name: "Payroll", scopes: ["JOBS_READ"] };
    const { secret } = (await admin.graphql(CREATE, { input })).data.createApiKey;
    for (const instance of [app, twin]) {
      instance.clock.hold();
      const client = instance.client();
      client.apiKey = secret;
      const spend = async (points: number) => outcomeOf(await client.graphql(costing(points)));
      for (let n = 0; n < 3; n += 1) expect(await spend(500)).toBe("GRAPHQL_PARSE_FAILED");
      expect(await spend(501)).toBe("THROTTLED");
      expect(await spend(499)).toBe("GRAPHQL_PARSE_FAILED");
      expect(await spend(1)).toBe("GRAPHQL_PARSE_FAILED");
      expect(await spend(1)).toBe("THROTTLED");
      instance.clock.advance(1000);
      expect(await spend(501)).toBe("THROTTLED");
      expect(await spend(500)).toBe("GRAPHQL_PARSE_FAILED");
      expect(await spend(1)).toBe("THROTTLED");
      instance.clock.release();
    }
  });
});
