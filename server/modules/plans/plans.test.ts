import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";

describe("over GraphQL", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());

  it("a visitor reads each plan with its terms", async () => {
    const { data } = await app.client().graphql(`{ plans {
      id title description features monthlyAmount currency terms { productId lookupKey months label } } }`);
    expect(data.plans.map(({ id }: { id: string }) => id)).toEqual([
      "MARKET_MY_RESUME",
      "BRAND_MY_CV",
    ]);
    for (const plan of data.plans) {
      expect(plan.features.length).toBeGreaterThan(0);
      expect(plan.terms.map(({ months }: { months: number }) => months)).toEqual([3, 6]);
      for (const text of [plan.title, plan.description, ...plan.features])
        expect(text).toMatch(/\w/);
    }
  });
});
