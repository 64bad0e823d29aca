import { describe, expect, it } from "@jest/globals";
import { builtInTemplates } from "#texts/candidate-mails";
import { fieldProblem, fillIn, gapProblem, MERGE_FIELDS } from "./merge-fields.js";

const values = {
  ...{ firstName: "Priya", fullName: "Priya Raman", jobRole: "Java {{company}} Developer" },
  ...{ jobId: "SB-1", jobLocation: "Dallas, TX", company: "<b>A&B</b>" },
  ...{ recruiterName: "Rita", siteName: "Staffboard" },
};

describe("merge fields", () => {
  it("fills in every known field, with or without spaces", () => {
    expect(fillIn("Hi {{firstName}} at {{ company }}", values)).toBe("Hi Priya at <b>A&B</b>");
    for (const name of MERGE_FIELDS) expect(fillIn(`{{${name}}}`, values)).toBe(values[name]);
  });

  it("does not fill in fields inside a value", () => {
    expect(fillIn("{{jobRole}}", values)).toBe("Java {{company}} Developer");
  });

  it.each([
    ["Hi {{name}}", "We don’t know {{name}}."],
    ["Hi {{constructor}}", "We don’t know {{constructor}}."],
    ["Hi {{FirstName}}", "We don’t know {{FirstName}}."],
    ["Hi {{firstName}", "Write fields like {{firstName}}"],
    ["Hi firstName}}", "Write fields like {{firstName}}"],
    ["Hi {{{firstName}}}", null],
    ["Hi {firstName}", null],
    ["Hi {{firstName}}", null],
  ])("judges %s", (text, expected) => {
    const problem = fieldProblem(text);
    if (expected === null) expect(problem).toBeNull();
    else expect(problem).toContain(expected);
  });
});

it.each([
  ["Which times?\n\n- \n- \n- \n\nBest", "3 lines have only a bullet or dash"],
  ["One more thing:\n  •\t", "One line has only a bullet or dash"],
  ["–", "One line has only a bullet or dash"],
  ["*\n- Tuesday", "One line has only a bullet or dash"],
])("finds lines to fill in: %j", (text, expected) => {
  expect(gapProblem(text)).toContain(expected);
});

it.each(["- Tuesday at 10\n- Friday", "Tuesday - \nor Friday", "--\nRita", "-- \nRita", "---", ""])(
  "finds nothing to fill in: %j",
  (text) => expect(gapProblem(text)).toBeNull(),
);

it("asks to fill in the built-in templates that leave something open", () => {
  const open = builtInTemplates.filter(({ body }) => gapProblem(body) !== null);
  expect(open.map(({ id }) => id)).toEqual(["interview", "more-information"]);
});

it("finds no mistake in the built-in templates", () => {
  expect(builtInTemplates.length).toBeGreaterThan(3);
  for (const { subject, body } of builtInTemplates)
    expect([fieldProblem(subject), fieldProblem(body)]).toEqual([null, null]);
});
