import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { days, hours, minutes } from "../../core/clock.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { deviceOf } from "../../core/user-agent.js";

const LIST = `query ($first: Int!, $after: String) { me { sessions(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor }
  nodes { id browser system network signedInBy isCurrent hasSecondFactor }
} } }`;
const END =
  "mutation ($input: EndSessionInput!) { endSession(input: $input) { userErrors { code } } }";
const END_OTHERS = "mutation { endOtherSessions { count } }";
const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const sessionsOf = async (client: TestClient, first = 100, after: string | null = null) =>
  (await client.graphql(LIST, { first, after })).data.me.sessions;
const end = async (client: TestClient, id: string) =>
  (await client.graphql(END, { input: { id } })).data.endSession.userErrors;
const isIn = async (client: TestClient) => (await client.get("/api/auth/me")).status === 200;

describe("the devices of a person", () => {
  it("are listed with browser, system, and network, the last used first, in pages", async () => {
    const user = await buildUser(app);
    const first = app.client();
    const from = { ipAddress: "203.0.113.77", userAgent: CHROME };
    first.cookies.set("sid", (await app.services.sessions.open(user, from)).token);
    app.clock.advance(hours(1));
    const second = await signedIn(app, user);
    await signedIn(app, await buildUser(app));
    const { nodes, totalCount } = await sessionsOf(second);
    expect(totalCount).toBe(2);
    expect(nodes).toMatchObject([
      { browser: null, isCurrent: true },
      {
        ...{ browser: "Chrome 128", system: "Windows 10", network: "203.0.113.x" },
        ...{ signedInBy: "CODE", isCurrent: false, hasSecondFactor: false },
      },
    ]);
    const page = await sessionsOf(second, 1);
    expect(page.pageInfo.hasNextPage).toBe(true);
    const rest = await sessionsOf(second, 1, page.pageInfo.endCursor);
    expect(rest.nodes).toEqual([nodes[1]]);
    expect(rest.pageInfo.hasNextPage).toBe(false);
    app.clock.advance(days(7) - minutes(30));
    expect(await isIn(second)).toBe(true);
    expect((await sessionsOf(second)).nodes).toHaveLength(1);
  });

  it("can be signed out one by one, but not other people's", async () => {
    const user = await buildUser(app);
    const [here, there] = [await signedIn(app, user), await signedIn(app, user)];
    const other = await signedIn(app, await buildUser(app));
    const [{ id: others }] = (await sessionsOf(other)).nodes;
    expect(await end(here, others)).toEqual([{ code: "NOT_FOUND" }]);
    expect(await end(here, "nonsense")).toEqual([{ code: "NOT_FOUND" }]);
    expect(await isIn(other)).toBe(true);
    const { id } = (await sessionsOf(here)).nodes.find(
      (node: { isCurrent: boolean }) => !node.isCurrent,
    );
    expect(await end(here, id)).toEqual([]);
    expect(await end(here, id)).toEqual([{ code: "NOT_FOUND" }]);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    const events = await app.dataSource.manager.findBy(AuditEvent, { kind: "SESSION_ENDED" });
    expect(events).toMatchObject([{ actorId: user.id, subjectId: user.id, targetId: id }]);
  });

  it("can all be signed out except this one", async () => {
    const user = await buildUser(app);
    const [here, ...others] = [
      await signedIn(app, user),
      await signedIn(app, user),
      await signedIn(app, user),
    ];
    expect((await here.graphql(END_OTHERS)).data.endOtherSessions).toEqual({ count: 2 });
    expect(await Promise.all([here, ...others].map(isIn))).toEqual([true, false, false]);
    expect((await here.graphql(END_OTHERS)).data.endOtherSessions).toEqual({ count: 0 });
  });

  it("lose the cookie when they sign themselves out", async () => {
    const client = await signedIn(app, await buildUser(app));
    const [{ id }] = (await sessionsOf(client)).nodes;
    expect(await end(client, id)).toEqual([]);
    expect(client.cookies.has("sid")).toBe(false);
  });
});

describe("the name of a device", () => {
  it.each([
    [CHROME, "Chrome 128", "Windows 10"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
      "Safari 18",
      "iOS",
    ],
    [
      "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0",
      "Firefox 130",
      "Linux",
    ],
    ["", null, null],
    ["\u0000<script>", null, null],
  ])("%j", (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });
});
