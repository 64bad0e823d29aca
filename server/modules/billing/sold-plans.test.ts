import { beforeAll, expect, it } from "@jest/globals";
import { hours } from "../../core/clock.js";
import { app, client, payments, user } from "../../test/customer.js";
import { buildUser, signedIn } from "../../test/factories.js";
import { openPayPage, sessionIdOf } from "../../test/payments-twin.js";
import type { TestClient } from "../../test/test-client.js";
import { Subscription } from "./subscription.entity.js";

const SOLD = `query ($first: Int!, $after: String, $days: Int) {
  soldPlans(first: $first, after: $after, days: $days) {
    totalCount nodes { id planTitle months status startedAt buyer { id name } }
    pageInfo { hasNextPage endCursor } } }`;

let admin: TestClient;
beforeAll(async () => {
  admin = await signedIn(app, await buildUser(app, { role: "ADMIN" }));
});

/** Buys a plan as the person of this test. @returns the row */
async function buy(productId: string): Promise<Subscription> {
  const url = await openPayPage(client, productId);
  await payments.pay(url);
  await client.post("/api/payment/add", { sessionId: sessionIdOf(url) });
  return app.dataSource.manager.findOneByOrFail(Subscription, { userId: user.id, productId });
}

const sold = async (variables: object = {}) => {
  const { data } = await admin.graphql(SOLD, { first: 100, ...variables });
  return data.soldPlans;
};

it("lists running plans that started in the period, newest first, a page at a time", async () => {
  const { manager } = app.dataSource;
  const brand = await buy("BRAND_MY_CV_QUATERLY");
  const market = await buy("MARKET_MY_RESUME_HALF_YEARLY");
  const now = app.clock.now().getTime();
  const at = (back: number) => new Date(now - hours(back));
  await manager.update(Subscription, { id: brand.id }, { startedAt: at(48) });
  await manager.update(Subscription, { id: market.id }, { startedAt: at(20) });
  const buyer = { id: user.id, name: user.name };
  const first = await sold({ first: 1 });
  expect(first).toMatchObject({
    totalCount: 2,
    nodes: [
      {
        ...{ id: market.id, planTitle: "Market My Resume", months: 6, status: "ACTIVE", buyer },
        startedAt: at(20).toISOString(),
      },
    ],
    pageInfo: { hasNextPage: true },
  });
  const second = await sold({ first: 1, after: first.pageInfo.endCursor });
  expect(second.nodes).toMatchObject([{ id: brand.id, planTitle: "Brand My CV", buyer }]);
  expect(second.pageInfo.hasNextPage).toBe(false);
  const ids = async (period: number): Promise<string[]> =>
    (await sold({ days: period })).nodes.map(({ id }: { id: string }) => id);
  expect(await ids(1)).toEqual([market.id]);
  await manager.update(Subscription, { id: market.id }, { status: "CANCELED", running: false });
  expect(await ids(30)).toEqual([brand.id]);
});

it.each([0, -1, 366])("refuses a period of %i days", async (period) => {
  const { errors } = await admin.graphql(SOLD, { first: 1, days: period });
  expect(errors?.[0]?.extensions?.code).toBe("BAD_INPUT");
});
