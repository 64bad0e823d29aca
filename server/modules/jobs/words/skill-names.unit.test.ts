import { expect, it } from "@jest/globals";
import { PLAIN_SKILLS, SKILL_NAMES } from "./skill-names.js";
import { WorkTermsService } from "./work-terms.service.js";

it("lists every skill once", () => {
  const names = [...SKILL_NAMES, ...PLAIN_SKILLS].map((name) => name.toLowerCase());
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it("finds a skill in lower case, but not one that is an everyday word", () => {
  const lines = ["Dashboards in tableau", "and looker,", "on the go"];
  expect(new WorkTermsService().linesNaming(["Looker", "Go"], lines)).toMatchObject([
    { skill: "Looker", line: 1 },
    { skill: "Go", line: null },
  ]);
});

it.each([
  ["Java 21", "Java, Spring", true],
  ["Java 21", "Java 21 and Spring", false],
  ["Angular 15+", "angular", true],
  ["Python 3.x", "Python", true],
  ["Spring Boot v3", "Spring Boot", true],
  ["Java", "Java 8", false],
])("finds %s in %j, and says whether the version is missing", (skill, line, isWithoutVersion) => {
  expect(new WorkTermsService().linesNaming([skill], [line])).toEqual([
    { skill, line: 0, isWithoutVersion },
  ]);
});
