import { beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { days, later } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { privacyRules } from "../../privacy-rules.js";
import { app, client, payments, user } from "../../test/customer.js";
import { buildUser, signedIn } from "../../test/factories.js";
import { openPayPageBeside, sessionIdOf } from "../../test/payments-twin.js";
import { moveTo } from "../../test/plan-time.js";
import type { TestClient } from "../../test/test-client.js";
import type { User } from "../accounts/user.entity.js";
import { AuditEvent } from "../audit/audit.entity.js";
import { Subscription } from "../billing/subscription/subscription.entity.js";
import { DataCopy } from "../privacy/data-copy.js";
import { firmDayOf } from "#site/firm-day";
import { Delivery } from "./delivery.entity.js";

const ENTRY = "id kind deliveredOn count note link version author { name }";
const ERRORS = "userErrors { field code }";
const RECORD = `mutation ($input: RecordDeliveryInput!) { recordDelivery(input: $input) { delivery { ${ENTRY} } ${ERRORS} } }`;
const UPDATE = `mutation ($input: UpdateDeliveryInput!) { updateDelivery(input: $input) { delivery { ${ENTRY} } ${ERRORS} } }`;
const DELETE = `mutation ($input: DeleteDeliveryInput!) { deleteDelivery(input: $input) { deletedId ${ERRORS} } }`;
const DUE = `query ($first: Int!, $after: String, $withinDays: Int) {
  dueDeliveries(first: $first, after: $after, withinDays: $withinDays) {
    totalCount nodes { kind dueOn isOverdue plan { id planTitle buyer { name } } } pageInfo { hasNextPage endCursor } } }`;
const OWN = `{ mySubscriptions { id deliveries { ${ENTRY} } } }`;

let ada: User;
let admin: TestClient;
let plan: Subscription;
beforeAll(async () => {
  await moveTo(app, payments, app.clock.nextNoon());
  ada = await buildUser(app, { role: "ADMIN", name: "Ada Poe" });
  admin = await signedIn(app, ada);
});
beforeEach(async () => {
  await app.dataSource.manager.update(Subscription, { running: true }, { running: false });
  plan = await buy("MARKET_MY_RESUME_QUATERLY");
});

/** Buys a plan as the person of this test. */
async function buy(productId: string): Promise<Subscription> {
  const url = await openPayPageBeside(client, productId);
  await payments.pay(url);
  await client.post("/api/payment/add", { sessionId: sessionIdOf(url) });
  return app.dataSource.manager.findOneByOrFail(Subscription, { userId: user.id, productId });
}

const today = () => firmDayOf(app.clock.now());
const call = async (text: string, input: object, as = admin) =>
  Object.values((await as.graphql(text, { input })).data)[0] as {
    delivery: Record<string, unknown> | null;
    userErrors: { field: string | null; code: string }[];
  };
const entry = (change: object = {}) => ({
  ...{ planId: plan.id, kind: "SUBMISSIONS", deliveredOn: today(), count: 12 },
  ...change,
});
const record = (change: object = {}, as = admin) => call(RECORD, entry(change), as);
const startedDaysAgo = (count: number, id = plan.id) =>
  app.dataSource.manager.update(
    Subscription,
    { id },
    { startedAt: later(app.clock.now(), -days(count)) },
  );
const due = async (variables: object = {}) =>
  (await admin.graphql(DUE, { first: 50, ...variables })).data.dueDeliveries;

describe("recording what was done", () => {
  it("shows it to the buyer, without the author", async () => {
    const { delivery, userErrors } = await record({
      note: " Twelve firms in Dallas ",
      link: "example.com/list",
    });
    expect(userErrors).toEqual([]);
    expect(delivery).toMatchObject({
      ...{ kind: "SUBMISSIONS", count: 12, note: "Twelve firms in Dallas", version: 1 },
      ...{ link: "https://example.com/list", author: { name: "Ada Poe" } },
    });
    const { data } = await client.graphql(OWN);
    expect(data.mySubscriptions).toMatchObject([
      { id: plan.id, deliveries: [{ count: 12, author: null }] },
    ]);
  });

  it.each([
    ["a kind that the plan does not include", { kind: "DRAFT" }, "kind"],
    ["a day before the start", { deliveredOn: "2020-01-01" }, "deliveredOn"],
    ["a day in the future", { deliveredOn: "2099-01-01" }, "deliveredOn"],
    ["no real day", { deliveredOn: "2026-02-30" }, "deliveredOn"],
    ["no count", { count: null }, "count"],
    ["a count of zero", { count: 0 }, "count"],
    ["a count too high", { count: 10_001 }, "count"],
    ["a script as link", { link: "javascript:alert(1)" }, "link"],
    ["a note too long", { note: "x".repeat(1001) }, "note"],
  ])("refuses %s and writes nothing", async (_what, change, field) => {
    const { delivery, userErrors } = await record(change);
    expect(delivery).toBeNull();
    expect(userErrors).toMatchObject([{ field, code: "BAD_INPUT" }]);
    expect(await app.dataSource.manager.countBy(Delivery, { subscriptionId: plan.id })).toBe(0);
  });

  it("refuses an unknown plan", async () => {
    const { userErrors } = await record({ planId: newId() });
    expect(userErrors).toMatchObject([{ code: "NOT_FOUND" }]);
  });

  it("ignores a count of what is not counted", async () => {
    expect((await record({ kind: "CONTACT", count: 3 })).delivery).toMatchObject({ count: null });
  });

  it("changes an entry once for each version, deletes it, and tells the audit log", async () => {
    const id = (await record()).delivery?.id;
    const change = { id, kind: "REPLIES", deliveredOn: today(), count: 2 };
    const changed = await call(UPDATE, { ...change, expectedVersion: 1 });
    expect(changed.delivery).toMatchObject({ kind: "REPLIES", count: 2, version: 2 });
    const again = await call(UPDATE, { ...change, expectedVersion: 1 });
    expect(again.userErrors).toMatchObject([{ code: "CONFLICT" }]);
    await call(DELETE, { id });
    await call(DELETE, { id });
    const events = await app.dataSource.manager.find(AuditEvent, {
      where: { targetId: plan.id, kind: "DELIVERY_CHANGED" },
      order: { id: "ASC" },
    });
    expect(events.map(({ details }) => details.change)).toEqual(["ADDED", "CHANGED", "REMOVED"]);
    expect(events[0]).toMatchObject({ actorId: ada.id, subjectId: user.id });
  });
});

describe("what is due", () => {
  it("asks for a first contact, and a weekly list afterwards", async () => {
    await startedDaysAgo(20);
    expect((await due()).nodes).toMatchObject([
      {
        ...{ kind: "CONTACT", isOverdue: true },
        plan: { id: plan.id, planTitle: "Market My Resume", buyer: { name: user.name } },
      },
    ]);
    await record({ kind: "CONTACT" });
    expect((await due()).nodes).toMatchObject([{ kind: "SUBMISSIONS", isOverdue: true }]);
    await record();
    expect((await due()).nodes).toEqual([]);
    expect((await due({ withinDays: 14 })).nodes).toMatchObject([
      { kind: "SUBMISSIONS", isOverdue: false },
    ]);
  });

  it("lists what is overdue longest first, a page at a time", async () => {
    const brand = await buy("BRAND_MY_CV_QUATERLY");
    await startedDaysAgo(20);
    await startedDaysAgo(30, brand.id);
    const first = await due({ first: 1 });
    expect(first).toMatchObject({ totalCount: 2, nodes: [{ plan: { id: brand.id } }] });
    const second = await due({ first: 1, after: first.pageInfo.endCursor });
    expect(second).toMatchObject({
      nodes: [{ plan: { id: plan.id } }],
      pageInfo: { hasNextPage: false },
    });
  });

  it("asks for nothing when a plan is over", async () => {
    await startedDaysAgo(20);
    await app.dataSource.manager.update(Subscription, { id: plan.id }, { running: false });
    expect(await due()).toMatchObject({ totalCount: 0, nodes: [] });
  });

  it.each([-1, 61])("refuses %i days ahead", async (withinDays) => {
    const { errors } = await admin.graphql(DUE, { first: 1, withinDays });
    expect(errors?.[0]?.extensions?.code).toBe("BAD_INPUT");
  });
});

it("gives the person a copy of what was done, without the author", async () => {
  await record({ note: "For you" });
  const account = { id: user.id, stripeCustomerId: null };
  const areas = new Map<string, unknown>();
  for await (const { name, rows } of new DataCopy(
    app.dataSource,
    privacyRules,
    app.env.SECRET_KEY,
  ).areas({
    account,
    address: user.email,
  }))
    areas.set(name, rows);
  expect(areas.get("deliveries")).toMatchObject([{ note: "For you", count: 12 }]);
  expect(JSON.stringify([...areas])).not.toContain(ada.id);
});
