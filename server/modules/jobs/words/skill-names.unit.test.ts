import { expect, it } from "@jest/globals";
import { PLAIN_SKILLS, SKILL_NAMES } from "./skill-names.js";
import { WorkTermsService } from "./work-terms.service.js";

it("lists every skill once", () => {
  const names = [...SKILL_NAMES, ...PLAIN_SKILLS].map((name) => name.toLowerCase());
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

it("finds a skill in lower case, but not one that is an everyday word", () => {
  const lines = ["Dashboards in tableau", "and looker,", "on the go"];
  expect(new WorkTermsService().linesNaming(["Looker", "Go"], lines)).toEqual([
    { skill: "Looker", line: 1 },
    { skill: "Go", line: null },
  ]);
});
