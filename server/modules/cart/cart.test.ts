import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { buildUser, signedIn } from "../../test/factories.js";
import type { User } from "../accounts/user.entity.js";
import type { TestClient } from "../../test/test-client.js";
import { CartItem } from "./cart-item.entity.js";

const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) {
  cartItem { id productId productName amount updatedAt } message userErrors { field code message } } }`;

let app: TestApp;
let user: User;
let client: TestClient;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  user = await buildUser(app);
  client = await signedIn(app, user);
});
afterAll(() => app.close());

const items = () => app.dataSource.manager.findBy(CartItem, { userId: user.id });

describe("adding to the cart", () => {
  it("stores the name and amount from the plan, once", async () => {
    const body = {
      userId: user.id,
      productId: "BRAND_MY_CV_QUATERLY",
      productName: "x",
      amount: 1,
    };
    const first = await client.post("/api/cart/add", body);
    expect(first.status).toBe(201);
    expect(first.body).toEqual({ _id: expect.any(String), message: "Added to cart." });
    app.clock.advance(1000);
    const second = await client.post("/api/cart/add", body);
    expect(second.status).toBe(200);
    expect(second.body._id).toBe(first.body._id);
    const rows = await items();
    expect(rows).toMatchObject([{ id: first.body._id, productName: "Brand My CV", amount: 7900 }]);
    expect(rows[0]?.updatedAt.getTime()).toBeGreaterThan(rows[0]?.createdAt.getTime() ?? 0);
  });

  it("works the same over GraphQL", async () => {
    const input = { productId: "MARKET_MY_RESUME_HALF_YEARLY" };
    const { data } = await client.graphql(ADD, { input });
    expect(data.addToCart).toMatchObject({
      message: "Added to cart.",
      userErrors: [],
      cartItem: { productName: "Market My Resume", amount: 4900 },
    });
    expect(await items()).toHaveLength(1);
  });

  it("keeps one row when two tabs add the plan at once", async () => {
    const add = () => client.post("/api/cart/add", { productId: "BRAND_MY_CV_QUATERLY" });
    const statuses = (await Promise.all([add(), add(), add()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 200, 201]);
    expect(await items()).toHaveLength(1);
  });

  it("refuses an unknown product, another person's id, and visitors", async () => {
    const unknown = await client.post("/api/cart/add", { productId: "GOLD" });
    expect(unknown.body).toMatchObject({ code: "BAD_INPUT", error: "Unknown product." });
    const { data } = await client.graphql(ADD, { input: { productId: "GOLD" } });
    expect(data.addToCart.userErrors).toMatchObject([{ field: "productId", code: "BAD_INPUT" }]);
    const other = await buildUser(app);
    const body = { productId: "BRAND_MY_CV_QUATERLY", userId: other.id };
    expect((await client.post("/api/cart/add", body)).status).toBe(403);
    expect((await app.client().post("/api/cart/add", body)).status).toBe(401);
    expect(await items()).toHaveLength(0);
  });
});
