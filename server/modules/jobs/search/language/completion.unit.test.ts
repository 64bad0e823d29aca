import { describe, expect, it } from "@jest/globals";
import { Completion } from "./completion.js";

const completion = new Completion([
  { text: "Spring", jobs: 20 },
  { text: "Spring Boot", jobs: 90 },
  { text: "spring boot", jobs: 10 },
  { text: "C#", jobs: 50 },
  { text: "C++", jobs: 40 },
  { text: "Résumé writing", jobs: 1 },
  { text: "Google Cloud", jobs: 60 },
  { text: "Cloud security", jobs: 5 },
]);

describe("completed skills", () => {
  it.each([
    ["spr", ["Spring Boot", "Spring"]],
    ["c", ["C#", "C++", "Cloud security", "Google Cloud"]],
    ["c+", ["C++"]],
    ["resu", ["Résumé writing"]],
    ["cloud", ["Cloud security", "Google Cloud"]],
    ["  ", []],
    ["zzz", []],
  ])("%j gives %j", (typed, expected) => {
    expect(completion.complete(typed, 5)).toEqual(expected);
  });

  it("gives as many as asked for", () => {
    expect(completion.complete("c", 2)).toEqual(["C#", "C++"]);
  });
});
