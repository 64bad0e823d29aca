import { beforeAll, describe, expect, it, jest } from "@jest/globals";
import { judgedIndex } from "./judged-index.js";
import { judgedJobs } from "./jobs.js";
import { judge, judgments, printQuality, type JudgedEngine } from "./quality.js";

/** An engine that answers one search only. */
const only =
  (known: string, ...ids: string[]): JudgedEngine =>
  async (typed) => ({ ids: typed === known ? ids : [], correctedTo: null });

describe("the judged searches", () => {
  let search: JudgedEngine;
  beforeAll(async () => {
    search = await judgedIndex();
  });

  it("are at least 300, each once, with a reason and a wanted job", () => {
    expect(judgments.length).toBeGreaterThanOrEqual(300);
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
    expect(quality.ndcg).toBeGreaterThanOrEqual(0.95);
    expect(quality.empty).toBeLessThanOrEqual(0.02 * judgments.length);
    const shown = quality.searches.flatMap(({ typed, correctedTo }) =>
      correctedTo === null ? [] : [[typed, correctedTo] as const],
    );
    // And none of those that are spelled right.
    expect(Object.fromEntries(shown)).toEqual({
      "jva developr": "java developer",
      "registerd nurse": "registered nurse",
      datascientist: "data scientist",
      kubernets: "kubernetes",
      "pyton developer": "python developer",
      electrican: "electrician",
      "accountnat orange ca": "accountant orange ca",
      "data scientest": "data scientist",
      warehous: "warehouse",
      kuberntes: "kubernetes",
      "dallas pyhton": "dallas python",
      "newyork react": "react New York",
      "perl portlnd": "perl portland",
      "sdet ii": "sdet",
    });
  });

  it("count what is missing and what is unwanted", async () => {
    const none = await judge(only(""));
    expect([none.ndcg, none.unwanted, none.empty]).toEqual([0, 0, judgments.length]);
    const wrong = await judge(only("c#", "cpp-0", "dotnet-0"));
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
    printQuality("nothing", await judge(only("c#", "cpp-0")));
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
    const best: JudgedEngine = async (typed) => ({
      ids: wanted.get(typed) ?? [],
      correctedTo: null,
    });
    expect((await judge(best)).ndcg).toBeCloseTo(1);
  });
});
