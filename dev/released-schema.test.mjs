import assert from "node:assert/strict";
import { test } from "node:test";
import { differencesOf } from "./released-schema.mjs";

const SCHEMA = `
  type Query { jobs(first: Int!, sort: Sort): [Job!]! applications: [Application!]! }
  type Mutation { createJob(input: CreateJobInput!): Job hire(input: HireInput!): Application }
  type Job { id: ID! role: String! town: String @deprecated(reason: "Use \`place\`. Deprecated 2026-01-31, kept until at least 2026-08-01.") applications: [Application!] }
  type Application { id: ID! name: String! }
  enum Sort { NEWEST PAY }
  input CreateJobInput { role: String! }
  input HireInput { id: ID! }
`;
const OPEN = { queries: ["jobs"], mutations: ["createJob"] };
const TODAY = new Date("2026-12-01");

const changed = (from, to, today = TODAY) =>
  differencesOf(SCHEMA, SCHEMA.replace(from, to), OPEN, today);

const BREAKING = [
  ["role: String! town", "town", "Job.role was removed."],
  ["role: String! town", "role: String town", "Job.role changed type from String! to String."],
  [", sort: Sort", "", "Query.jobs arg sort was removed."],
  ["sort: Sort)", "sort: Sort, state: String!)", "A required arg state on Query.jobs was added."],
  ["NEWEST PAY", "NEWEST", "PAY was removed from enum type Sort."],
  [
    "CreateJobInput { role: String! }",
    "CreateJobInput { role: String! pay: Int! }",
    "A required field pay on input type CreateJobInput was added.",
  ],
  ["createJob(input: CreateJobInput!): Job ", "", "Mutation.createJob was removed."],
];
for (const [from, to, description] of BREAKING)
  test(`refuses for partners: ${description}`, () => {
    assert.deepEqual(changed(from, to), { breaking: [description], listed: [] });
  });

const LISTED = [
  ["name: String!", "name: String", "Application.name changed type from String! to String."],
  [" applications: [Application!]! }", " }", "Query.applications was removed."],
  [
    "HireInput { id: ID! }",
    "HireInput { id: ID! at: String! }",
    "A required field at on input type HireInput was added.",
  ],
];
for (const [from, to, description] of LISTED)
  test(`lists for signed-in people: ${description}`, () => {
    assert.deepEqual(changed(from, to), { breaking: [], listed: [description] });
  });

test("what was deprecated may go after six months", () => {
  const town = /town: String @deprecated\(.*?\) /;
  assert.deepEqual(changed(town, ""), { breaking: [], listed: [] });
  const early = changed(town, "", new Date("2026-07-30"));
  assert.deepEqual(early.breaking, ["Job.town was removed."]);
});

test("new elements break nothing", () => {
  const same = { breaking: [], listed: [] };
  assert.deepEqual(changed("role: String! town", "role: String! pay: Int town"), same);
  assert.deepEqual(changed("sort: Sort)", "sort: Sort, state: String)"), same);
});
