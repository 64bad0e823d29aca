import { expect, it } from "@jest/globals";
import { AppError, providerUnavailable } from "../errors.js";
import { countedCalls } from "./counted-calls.js";
import { providerTotals } from "./totals.js";

class Adapter {
  private readonly answer = "answer";

  async get(error?: Error): Promise<string> {
    if (error) throw error;
    return this.answer;
  }

  async sign(): Promise<string> {
    return this.answer;
  }

  readNow(): string {
    return this.answer;
  }
}

const s3 = async () => (await providerTotals()).find(({ name }) => name === "s3");

it("counts calls by how they end, and changes nothing about them", async () => {
  const adapter = countedCalls("s3", new Adapter(), { local: ["sign"] });
  const before = await s3();
  const down = providerUnavailable("down");
  const refused = new AppError("NOT_FOUND", "none");
  expect(adapter).toBeInstanceOf(Adapter);
  expect([await adapter.get(), await adapter.sign(), adapter.readNow()]).toEqual(
    Array(3).fill("answer"),
  );
  await expect(adapter.get(down)).rejects.toBe(down);
  await expect(adapter.get(refused)).rejects.toBe(refused);
  expect(await s3()).toEqual({
    name: "s3",
    ok: (before?.ok ?? 0) + 2,
    failed: (before?.failed ?? 0) + 1,
  });
});
