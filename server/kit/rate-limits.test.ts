import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createTestApp, type TestApp } from "../test/create-test-app.js";
import { MySqlRateLimits } from "./rate-limits.js";

const LIMIT = { name: "test", points: 2, seconds: 3600 };
const REFUSED = { code: "RATE_LIMITED", details: { retryAfterSeconds: expect.any(Number) } };

interface Pool {
  getConnection(ready: unknown): void;
}
let app: TestApp;
let pool: Pool;
let database: string;
let key = 0;

beforeAll(async () => {
  app = await createTestApp();
  pool = (app.dataSource.driver as unknown as { pool: Pool }).pool;
  database = new URL(app.env.DATABASE_URL).pathname.slice(1);
});
afterAll(() => app.close());
beforeEach(() => {
  key += 1;
});

const newInstance = () => new MySqlRateLimits(pool, database);

describe("a limit that is used up", () => {
  it("is refused without another database query", async () => {
    const limits = newInstance();
    for (let i = 0; i < 2; i += 1) await limits.consume(LIMIT, `${key}`);
    const asked = jest.spyOn(pool, "getConnection");
    for (let i = 0; i < 5; i += 1) {
      await expect(limits.consume(LIMIT, `${key}`)).rejects.toMatchObject(REFUSED);
      await expect(limits.check(LIMIT, `${key}`)).rejects.toMatchObject(REFUSED);
    }
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it("is refused by every instance, each of which then remembers it", async () => {
    const [one, other] = [newInstance(), newInstance()];
    for (let i = 0; i < 2; i += 1) await one.consume(LIMIT, `${key}`);
    await expect(other.check(LIMIT, `${key}`)).rejects.toMatchObject(REFUSED);
    const asked = jest.spyOn(pool, "getConnection");
    await expect(other.check(LIMIT, `${key}`)).rejects.toMatchObject(REFUSED);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it("does not affect other keys", async () => {
    const limits = newInstance();
    for (let i = 0; i < 2; i += 1) await limits.consume(LIMIT, `${key}`);
    await limits.check(LIMIT, `${key} other`);
    await limits.consume(LIMIT, `${key} other`);
  });
});
