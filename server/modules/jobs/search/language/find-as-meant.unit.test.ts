import { beforeAll, describe, expect, it } from "@jest/globals";
import { findAsMeant } from "./find-as-meant.js";
import { readNumbers } from "./job-numbers.js";
import type { ParsedSearch } from "./parse-search.js";
import { loadPlaces, type Places } from "./places.js";
import { Speller } from "./spelling.js";

let places: Places;
beforeAll(async () => {
  places = await loadPlaces();
});
const vocabulary = ["java", "developer", "elixir", "frontend"].map((word) => ({
  word,
  roleOrSkill: 500,
  company: 0,
  jobs: 900,
}));
const speller = new Speller([
  ...vocabulary,
  { word: "javas", roleOrSkill: 1, company: 0, jobs: 1 },
]);

/** Finds only what is listed, as words and place. */
async function find(typed: string, found: readonly string[]) {
  const asked: string[] = [];
  const keyOf = ({ text, place }: ParsedSearch) => {
    const words = text.all.map(([first = []]) => first.join("_")).join(" ");
    return place ? `${words} @${place.kind === "remote" ? "remote" : place.state}` : words;
  };
  const { answer, correctedTo, suggestion } = await findAsMeant(
    { typed, numbers: readNumbers(typed) },
    { places, speller },
    async (search) => {
      asked.push(keyOf(search));
      return { answer: keyOf(search), total: found.includes(keyOf(search)) ? 1 : 0 };
    },
  );
  return { answer, correctedTo, suggestion, asked };
}

describe("a search as it is meant", () => {
  it("is the one typed if that finds something", async () => {
    expect(await find("java dallas", ["java @TX"])).toEqual({
      answer: "java @TX",
      correctedTo: null,
      suggestion: null,
      asked: ["java @TX"],
    });
  });

  it("has no place if only the words find something", async () => {
    const { answer, asked } = await find("elixir phoenix", ["elixir phoenix"]);
    expect(answer).toBe("elixir phoenix");
    expect(asked).toEqual(["elixir @AZ", "elixir phoenix"]);
  });

  it("has no place if the words of the jobs say otherwise", async () => {
    const uses = { work: ["java"], beginningCompanies: [] };
    const read = async (typed: string) => {
      const reading = { places, speller, usesOf: async () => uses };
      const { search } = await findAsMeant(
        { typed, numbers: readNumbers(typed) },
        reading,
        async () => ({ answer: 0, total: 1 }),
      );
      return search.place !== null;
    };
    expect(await read("dallas java")).toBe(true);
    expect(await read("dallas cowboys")).toBe(false);
    expect(await read("texas cowboys")).toBe(false);
  });

  it("keeps a place that selects nothing as a word", async () => {
    expect((await find("java in OR", ["java"])).asked).toEqual(["java @OR"]);
  });

  it("keeps Oregon, as the words would leave a choice", async () => {
    expect((await find("salem or nurse", ["salem"])).asked).toEqual(["nurse @OR"]);
  });

  it("keeps the place if nothing is found either way", async () => {
    expect((await find("elixir phoenix", [])).answer).toBe("elixir @AZ");
  });

  it("is corrected if nothing is found as typed", async () => {
    expect(await find("jva developr", ["java developer"])).toMatchObject({
      answer: "java developer",
      correctedTo: "java developer",
      suggestion: null,
    });
  });

  it("is only offered in a better spelling if something is found", async () => {
    expect(await find("jva", ["jva"])).toMatchObject({
      answer: "jva",
      correctedTo: null,
      suggestion: "java",
    });
  });

  it("is offered in a spelling that is a guess only if that finds something and the one typed does not", async () => {
    expect(await find("elpixr", ["elixir"])).toMatchObject({ suggestion: "elixir" });
    expect(await find("elpixr", [])).toMatchObject({ suggestion: null });
    expect(await find("elpixr", ["elpixr"])).toMatchObject({ suggestion: null });
  });

  it("offers no spelling that is read as what was typed", async () => {
    expect(await find("front end", ["frontend"])).toMatchObject({ suggestion: null });
  });

  it("stays as typed if its correction finds nothing", async () => {
    expect(await find("jva developr", [])).toMatchObject({
      answer: "jva developr",
      correctedTo: null,
      suggestion: null,
    });
  });

  it.each([
    ["10194", ["sb10194"]],
    ["req 10194", ["sb10194"]],
    ["ref 10194", ["sb10194"]],
    ["Job # 10194", ["sb10194"]],
    ["SB_10194", ["sb10194"]],
    ["job no. 10194", ["sb10194"]],
    ['"10194"', ["sb10194"]],
    ["10194 10195", ["sb10194 | sb10195"]],
    ["SB-10194, SB-10195", ["sb10194 | sb10195"]],
    ["10194 and 10195", ["sb10194 | sb10195"]],
  ])("is first tried as numbers of jobs: %s", async (typed, expected) => {
    const asked: string[] = [];
    await findAsMeant(
      { typed, numbers: readNumbers(typed) },
      { places, speller },
      async ({ text }) => {
        asked.push(
          text.all.map((group) => group.map((words) => words.join("_")).join(" | ")).join(),
        );
        return { answer: 0, total: 1 };
      },
    );
    expect(asked).toEqual(expected);
  });

  it.each(["java 10194", "10194 java", "401k", "no experience 2026 java", "1".repeat(200)])(
    "is none of the numbers of jobs: %s",
    async (typed) => {
      const { asked } = await find(typed, []);
      expect(asked[0]).not.toMatch(/^sb/);
    },
  );

  it("has no level if no job names it", async () => {
    expect(await find("java 2", ["java"])).toMatchObject({ answer: "java", correctedTo: "java" });
    expect(await find("java developer III", ["java developer"])).toMatchObject({
      correctedTo: "java developer",
    });
    expect(await find("java 2", ["java 2"])).toMatchObject({ correctedTo: null });
    expect(await find("2", [])).toMatchObject({ asked: ["2"] });
  });
});
