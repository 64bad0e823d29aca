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
    [" SPRING   boot ", ["Spring Boot"]],
    ["cloud s", ["Cloud security"]],
    ["loud", []],
    [`c${" ".repeat(59)}+`, ["C#", "C++", "Cloud security", "Google Cloud"]],
  ])("%j gives %j", (typed, expected) => {
    expect(completion.complete(typed, 5)).toEqual(expected);
  });

  it("are written as most jobs write them, and in the order of their jobs", () => {
    const skills = new Completion([
      { text: "sql", jobs: 2 },
      { text: "SQL", jobs: 3 },
      { text: "Sql", jobs: 3 },
      { text: "SQLite", jobs: 7 },
      { text: "SQL basics", jobs: 7 },
      { text: "SQL Server", jobs: 8 },
    ]);
    expect(skills.complete("sql", 9)).toEqual(["SQL", "SQL Server", "SQL basics", "SQLite"]);
  });

  it("gives as many as asked for", () => {
    expect(completion.complete("c", 2)).toEqual(["C#", "C++"]);
  });
});
