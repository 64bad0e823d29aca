import { beforeAll, describe, expect, it, jest } from "@jest/globals";
import { judgedIndex } from "./judged-index.js";
import { judgedJobs } from "./jobs.js";
import { judge, judgments, printQuality } from "./quality.js";

describe("the judged searches", () => {
  let search: (typed: string) => Promise<string[]>;
  beforeAll(async () => {
    search = await judgedIndex();
  });

  it("are at least 150, each once, with a reason and a wanted job", () => {
    expect(judgments.length).toBeGreaterThanOrEqual(150);
    expect(new Set(judgments.map(({ typed }) => typed)).size).toBe(judgments.length);
    const empty = judgments.filter(({ gains, because }) => gains.size === 0 || !because);
    expect(empty.map(({ typed }) => typed)).toEqual([]);
    expect(new Set(judgedJobs.map(({ id }) => id)).size).toBe(judgedJobs.length);
  });

  it("name no job that is not there", () => {
    const ids = new Set(judgedJobs.flatMap(({ id, kind }) => [id, kind]));
    expect(judgments.flatMap(({ gains }) => [...gains.keys()]).every((id) => ids.has(id))).toBe(
      true,
    );
  });

  it("are answered well by the job index", async () => {
    const quality = await judge(search);
    expect(quality.ndcg).toBeGreaterThanOrEqual(0.9);
  });

  it("count what is missing and what is unwanted", async () => {
    const none = await judge(async () => []);
    expect([none.ndcg, none.unwanted]).toEqual([0, 0]);
    const wrong = await judge(async (typed) => (typed === "c#" ? ["cpp-0", "dotnet-0"] : []));
    const [last] = wrong.searches.toReversed();
    expect(last).toMatchObject({ typed: "c#", unwanted: ["cpp-0"] });
    expect(last?.ndcg).toBeGreaterThan(0.1);
    expect(wrong.unwanted).toBe(1);
  });

  it("print the figures and the worst searches", async () => {
    const lines: string[] = [];
    const log = jest
      .spyOn(console, "log")
      .mockImplementation((line: string) => void lines.push(line));
    printQuality("nothing", await judge(async (typed) => (typed === "c#" ? ["cpp-0"] : [])));
    log.mockRestore();
    expect(lines[0]).toMatch(/^nothing: NDCG@10 0\.000 over \d+ searches of \d+ jobs, 1 unwanted/);
    expect(lines[1]).toContain("c#, unwanted: cpp-0 (The sign belongs to the word.)");
    expect(lines).toHaveLength(11);
  });

  it("are perfect if the wanted jobs come first", async () => {
    const wanted = new Map(
      judgments.map(({ typed, gains }) => [
        typed,
        [...gains].sort(([, a], [, b]) => b - a).map(([id]) => id),
      ]),
    );
    expect((await judge(async (typed) => wanted.get(typed) ?? [])).ndcg).toBeCloseTo(1);
  });
});
