import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildApplication } from "../../test/applications/build-application.js";
import { newId } from "../../core/ids.js";
import { buildJob, buildUser, signedIn } from "../../test/factories.js";
import type { TestClient } from "../../test/test-client.js";
import type { User } from "../accounts/user.entity.js";
import { Subscription } from "../billing/subscription/subscription.entity.js";
import { PlanIntake } from "../intakes/plan-intake.entity.js";

const LIST = `query ($first: Int!, $after: String) { doubtfulPhones(first: $first, after: $after) {
  totalCount nodes { id name phones { countryCode phone doubt } } pageInfo { hasNextPage endCursor } } }`;

interface Found {
  id: string;
  phones: { countryCode: string; phone: string; doubt: string }[];
}

let app: TestApp;
let admin: TestClient;
let people: User[];
beforeAll(async () => {
  app = await createTestApp();
  admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
  const job = await buildJob(app);
  people = [
    await buildUser(app, { countryCode: "+1", phone: "9876543210" }),
    await buildUser(app, { countryCode: "+91", phone: "919876543210" }),
    await buildUser(app, { countryCode: "+1", phone: "2145550134x12" }),
    await buildUser(app, { phone: "" }),
    await buildUser(app, { countryCode: "+1", phone: "2145550135" }),
  ];
  const [first, , right, blank, buyer] = people;
  await buildApplication(app, job, { by: first, countryCode: "+1", phone: "9876543210" });
  await buildApplication(app, job, { by: right, countryCode: "+1", phone: "2145550134" });
  await buildApplication(app, job, { by: blank, countryCode: "", phone: "12" });
  await buildIntake(first, "+1", "9876543210");
  await buildIntake(right, "+1", "2145550134");
  await buildIntake(blank, "", "");
  await buildIntake(buyer, "+1", "9876543211");
});
afterAll(() => app.close());

/** What a person gave for a plan of theirs. */
async function buildIntake(by: User | undefined, countryCode: string, phone: string) {
  const now = app.clock.now();
  const subscriptionId = newId();
  await app.dataSource.manager.insert(Subscription, {
    ...{ id: subscriptionId, userId: by?.id ?? "", productId: "MARKET_MY_RESUME_QUATERLY" },
    ...{ stripeSubscriptionId: `sub_${subscriptionId}`, stripeCustomerId: `cus_${subscriptionId}` },
    ...{ status: "ACTIVE", months: 3, startedAt: now, updatedAt: now },
  });
  const times = { createdAt: now, updatedAt: now };
  await app.dataSource.manager.insert(PlanIntake, { subscriptionId, countryCode, phone, ...times });
}

const list = async (first: number, after: string | null = null) =>
  (await admin.graphql(LIST, { first, after })).data.doubtfulPhones;

it("lists people with numbers that are probably wrong, each number once", async () => {
  const { nodes, totalCount } = await list(10);
  const [american, twice, , applicant, buyer] = people;
  const expected: Found[] = [
    {
      id: american?.id ?? "",
      phones: [{ countryCode: "+1", phone: "9876543210", doubt: "OTHER_COUNTRY" }],
    },
    {
      id: twice?.id ?? "",
      phones: [{ countryCode: "+91", phone: "919876543210", doubt: "REPEATED_CODE" }],
    },
    { id: applicant?.id ?? "", phones: [{ countryCode: "", phone: "12", doubt: "NOT_CALLABLE" }] },
    {
      id: buyer?.id ?? "",
      phones: [{ countryCode: "+1", phone: "9876543211", doubt: "OTHER_COUNTRY" }],
    },
  ];
  expect(nodes.map(({ id, phones }: Found) => ({ id, phones }))).toEqual(
    expected.sort((a, b) => (a.id < b.id ? -1 : 1)),
  );
  expect(totalCount).toBe(4);
});

it("comes in pages, and changes nothing", async () => {
  const first = await list(2);
  expect(first.pageInfo.hasNextPage).toBe(true);
  const second = await list(2, first.pageInfo.endCursor);
  expect(second.pageInfo.hasNextPage).toBe(false);
  const ids = [...first.nodes, ...second.nodes].map(({ id }: Found) => id);
  expect(new Set(ids).size).toBe(4);
  expect(await app.services.accounts.get(people[0]?.id ?? "")).toMatchObject({
    countryCode: "+1",
    phone: "9876543210",
  });
});

it("refuses a cursor of another list", async () => {
  const after = Buffer.from('["x"]').toString("base64url");
  const { errors } = await admin.graphql(LIST, { first: 1, after });
  expect(errors?.[0]?.extensions.code).toBe("BAD_INPUT");
});
