import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { days } from "../../core/clock.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, newEmail } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { KnownBrowser } from "./known-browser.entity.js";

/** What strangers can do to a person's sign-in: very little. */
let app: TestApp;
const instances: TestApp[] = [];

async function newInstance(): Promise<TestApp> {
  const instance = await createTestApp();
  instances.push(instance);
  return instance;
}
beforeAll(async () => {
  app = await newInstance();
});
afterAll(() => Promise.all(instances.map((instance) => instance.close())));

const ask = (client: TestClient, email: string) => client.post("/api/auth/login", { email });
const verify = (client: TestClient, email: string, otp: string) =>
  client.post("/api/auth/verify-otp", { email, otp });
const ALL = 100;

/**
 * Advances a minute, so that the next code may be sent: in the database's counters, and by using another instance, which
 * remembers no refusals yet.
 */
async function aMinuteLater(): Promise<TestApp> {
  await app.dataSource.query("DELETE FROM rate_limits WHERE `key` LIKE 'code-gap:%'");
  return newInstance();
}

/** The same browser and network, at another instance. */
function moved(client: TestClient, instance: TestApp): TestClient {
  const there = instance.client();
  there.ipAddress = client.ipAddress;
  for (const [name, value] of client.cookies) there.cookies.set(name, value);
  return there;
}

/** A browser that has signed in to this address and out again. */
async function knownBrowser(email: string): Promise<TestClient> {
  const client = app.client();
  await ask(client, email);
  expect((await verify(client, email, await app.inbox.codeFor(email))).status).toBe(200);
  await client.post("/api/auth/logout");
  return client;
}

/** Requests codes, each from another network, until one is refused. @returns the refusal, and how many were sent */
async function floodFromManyNetworks(email: string) {
  for (let sent = 0; sent < ALL; sent += 1) {
    const instance = await aMinuteLater();
    const answer = await ask(instance.client(), email);
    if (answer.status !== 200) return { answer, sent, instance };
  }
  throw new Error(`${ALL} codes went to one address`);
}

describe("a pending code", () => {
  it("keeps working when other browsers request codes", async () => {
    const { email } = await buildUser(app);
    const owner = app.client();
    await ask(owner, email);
    const code = await app.inbox.codeFor(email);
    const later = await aMinuteLater();
    expect((await ask(later.client(), email)).status).toBe(200);
    expect((await verify(owner, email, code)).status).toBe(200);
  });

  it("stops working when the same browser requests another", async () => {
    const { email } = await buildUser(app);
    const owner = app.client();
    await ask(owner, email);
    const first = await app.inbox.codeFor(email);
    const later = await aMinuteLater();
    const again = moved(owner, later);
    expect((await ask(again, email)).status).toBe(200);
    const second = await app.inbox.codeFor(email);
    expect((await verify(owner, email, first)).body.code).toBe("INVALID_CODE");
    expect((await verify(again, email, second)).status).toBe(200);
  });
});

describe("an address for which strangers keep requesting codes", () => {
  let email: string;
  let home: TestClient;
  let flood: Awaited<ReturnType<typeof floodFromManyNetworks>>;

  beforeAll(async () => {
    ({ email } = await buildUser(app));
    home = await knownBrowser(email);
    flood = await floodFromManyNetworks(email);
  });

  it("gets at most five mails per hour from them, however many networks they use", async () => {
    expect([flood.answer.status, flood.sent]).toEqual([429, 4]);
    // The owner requested the first one, from a browser that was not known then.
    expect(await app.inbox.mailsTo(email)).toHaveLength(5);
  });

  it("still gets its codes in a browser that has signed in before", async () => {
    const onKnownBrowser = moved(home, flood.instance);
    onKnownBrowser.ipAddress = app.client().ipAddress;
    expect((await ask(onKnownBrowser, email)).status).toBe(200);
    const code = await app.inbox.codeFor(email);
    expect((await verify(onKnownBrowser, email, code)).status).toBe(200);
  });

  it("still gets its codes on a network it has signed in from", async () => {
    const newBrowser = flood.instance.client();
    newBrowser.ipAddress = home.ipAddress;
    expect((await ask(newBrowser, email)).status).toBe(200);
    const code = await app.inbox.codeFor(email);
    expect((await verify(newBrowser, email, code)).status).toBe(200);
  });

  it("gets 429 elsewhere with the time to wait and what still works, with or without an account", async () => {
    const { answer } = flood;
    expect(answer.body.message).toMatch(/Wait \d+ minutes, or log in from a browser or network/);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(50 * 60);
    const unknown = newEmail();
    await ask(app.client(), unknown);
    const other = await floodFromManyNetworks(unknown);
    expect(other.sent).toBe(flood.sent);
    const words = (body: { message: string }) => JSON.stringify(body).replaceAll(/\d+/g, "N");
    expect(words(other.answer.body)).toBe(words(answer.body));
  });

  it("does not accept another browser's cookie, or one that it did not sign", async () => {
    const [token = "", signature = ""] = (home.cookies.get("device") ?? "").split(".");
    const other = await knownBrowser((await buildUser(app)).email);
    const cookies = [
      other.cookies.get("device") ?? "",
      token,
      `${token}.`,
      `${token}x.${signature}`,
      `.${signature}`,
    ];
    for (const cookie of cookies) {
      const stranger = flood.instance.client();
      stranger.cookies.set("device", cookie);
      expect((await ask(stranger, email)).status).toBe(429);
    }
  });

  it("one network alone cannot use up the strangers' budget", async () => {
    const { email: victim } = await buildUser(app);
    const attacker = app.client();
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1)
      statuses.push((await ask(moved(attacker, await aMinuteLater()), victim)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await ask((await aMinuteLater()).client(), victim)).status).toBe(200);
  });
});

describe("a new person who requests codes too often", () => {
  it("waits a minute each time, never an hour", async () => {
    const email = newEmail();
    const client = app.client();
    expect((await ask(client, email)).status).toBe(200);
    for (let i = 0; i < 3; i += 1) {
      const answer = await ask(client, email);
      expect(answer.status).toBe(429);
      expect(Number(answer.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    }
    expect((await ask(moved(client, await aMinuteLater()), email)).status).toBe(200);
  });
});

describe("a network where one person keeps requesting codes too often", () => {
  it.each([
    ["a new person", async () => ({ email: newEmail(), ipAddress: app.client().ipAddress })],
    [
      "a person known on this network",
      async () => {
        const { email } = await buildUser(app);
        return { email, ipAddress: (await knownBrowser(email)).ipAddress };
      },
    ],
  ])("keeps its share of codes (%s)", async (_who, person) => {
    const { email, ipAddress } = await person();
    const [client, neighbor] = [app.client(), app.client()];
    client.ipAddress = neighbor.ipAddress = ipAddress;
    expect((await ask(client, email)).status).toBe(200);
    for (let i = 0; i < 35; i += 1) expect((await ask(client, email)).status).toBe(429);
    expect((await ask(neighbor, newEmail())).status).toBe(200);
  });
});

describe("a network from which codes are tried", () => {
  it("is not blocked by tries that were not compared with a code", async () => {
    const { email } = await buildUser(app);
    const owner = app.client();
    await ask(owner, email);
    const code = await app.inbox.codeFor(email);
    for (let i = 0; i < 61; i += 1) {
      const stranger = app.client();
      stranger.ipAddress = owner.ipAddress;
      if (i % 2) stranger.cookies.set("otp", "made-up");
      expect((await verify(stranger, email, "000000")).body.code).toBe("INVALID_CODE");
    }
    expect((await verify(owner, email, code)).status).toBe(200);
  });

  it("is blocked after sixty wrong codes, except for browsers that have signed in before", async () => {
    const { email } = await buildUser(app);
    const home = await knownBrowser(email);
    for (let i = 0; i < 12; i += 1) {
      const guesser = app.client();
      guesser.ipAddress = home.ipAddress;
      const target = newEmail();
      await ask(guesser, target);
      await app.inbox.mailsTo(target);
      for (let n = 0; n < 5; n += 1)
        expect((await verify(guesser, target, "wrong")).body.code).toBe("INVALID_CODE");
    }
    const neighbor = app.client();
    neighbor.ipAddress = home.ipAddress;
    const { email: neighborsEmail } = await buildUser(app);
    await ask(neighbor, neighborsEmail);
    const neighborsCode = await app.inbox.codeFor(neighborsEmail);
    expect((await verify(neighbor, neighborsEmail, neighborsCode)).body.code).toBe("RATE_LIMITED");
    expect((await ask(home, email)).status).toBe(200);
    expect((await verify(home, email, await app.inbox.codeFor(email))).status).toBe(200);
  });
});

describe("the cookie of a known browser", () => {
  const rowsOf = (userId: string) => app.dataSource.manager.findBy(KnownBrowser, { userId });

  it("survives signing out, is new with each sign-in, and is not stored in plain text", async () => {
    const user = await buildUser(app);
    const client = app.client();
    await ask(client, user.email);
    const code = await app.inbox.codeFor(user.email);
    const { headers } = await verify(client, user.email, code);
    expect(headers.getSetCookie().join("\n")).toMatch(/^device=[^\n]*HttpOnly; SameSite=Lax$/m);
    const first = client.cookies.get("device") ?? "";
    await client.post("/api/auth/logout");
    expect(client.cookies.get("device")).toBe(first);
    expect(await rowsOf(user.id)).toHaveLength(1);
    expect(JSON.stringify(await rowsOf(user.id))).not.toContain(first.split(".")[0]);

    const again = moved(client, await aMinuteLater());
    await ask(again, user.email);
    again.ipAddress = app.client().ipAddress;
    await verify(again, user.email, await app.inbox.codeFor(user.email));
    expect(again.cookies.get("device")).not.toBe(first);
    const rows = await rowsOf(user.id);
    expect(new Set(rows.map(({ tokenHash }) => tokenHash)).size).toBe(1);
    expect(new Set(rows.map(({ networkHash }) => networkHash)).size).toBe(2);
  });

  it("has one budget, whatever a client appends to it", async () => {
    const { email } = await buildUser(app);
    const home = await knownBrowser(email);
    const cookie = home.cookies.get("device") ?? "";
    expect((await ask(home, email)).status).toBe(200);
    for (const appended of ["", ".", ".1", ".2"]) {
      home.cookies.set("device", cookie + appended);
      home.ipAddress = app.client().ipAddress;
      expect((await ask(home, email)).status).toBe(429);
    }
  });

  it("is tied to its host in production", async () => {
    const secure = await createTestApp({ PUBLIC_BASE_URL: "https://staffboard.example" });
    instances.push(secure);
    const { email } = await buildUser(app);
    const client = secure.client();
    await ask(client, email);
    const { headers } = await verify(client, email, await secure.inbox.codeFor(email));
    expect(headers.getSetCookie().join("\n")).toMatch(
      /^__Host-device=[^\n]*Path=\/[^\n]*; Secure/m,
    );
  });

  it("is forgotten after 180 days", async () => {
    const user = await buildUser(app);
    await knownBrowser(user.email);
    app.clock.advance(days(179));
    await app.services.housekeeping.run();
    expect(await rowsOf(user.id)).toHaveLength(1);
    app.clock.advance(days(1) + 1000);
    await app.services.housekeeping.run();
    expect(await rowsOf(user.id)).toHaveLength(0);
  });
});
