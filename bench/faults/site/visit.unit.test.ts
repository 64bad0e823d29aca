import { expect, it } from "@jest/globals";
import { isGoodAnswer, promiseOf, type Visit } from "./visit.js";

const visitTo = (path: string): Visit => ({ kind: "any", method: "POST", path, headers: {} });
const GRAPHQL = visitTo("/graphql");
const saved = (userErrors: object[]) => JSON.stringify({ data: { saveJob: { userErrors } } });

it.each([
  ["a page", visitTo("/jobs"), 200, "<!doctype html>"],
  ["what was made", visitTo("/api/apply-jobs"), 201, "{}"],
  ["data", GRAPHQL, 200, '{"data":{"me":{"id":"1"},"savedJobIds":[]}}'],
  ["data that is missing", visitTo("/graphql?query=x"), 200, '{"data":{"me":null}}'],
  ["a mutation without errors", GRAPHQL, 200, saved([])],
])("takes %s for a good answer", (_what, visit, status, text) => {
  expect(isGoodAnswer(visit, status, text)).toBe(true);
});

it.each([
  ["a refusal", visitTo("/jobs"), 503, ""],
  ["a redirect", visitTo("/jobs"), 302, ""],
  ["an error with 200", GRAPHQL, 200, '{"data":{"me":null},"errors":[{"message":"No."}]}'],
  ["no data", GRAPHQL, 200, '{"data":null}'],
  ["a mutation that is refused", GRAPHQL, 200, saved([{ code: "JOB_CLOSED" }])],
  ["half an answer", GRAPHQL, 200, '{"data":{"me'],
  ["no JSON object", GRAPHQL, 200, "1"],
])("takes %s for no good answer", (_what, visit, status, text) => {
  expect(isGoodAnswer(visit, status, text)).toBe(false);
});

it("tells applications of one person apart, and messages from them", () => {
  const promises = [promiseOf("a@b.c", "1"), promiseOf("a@b.c", "2"), promiseOf("a@b.c")];
  expect(new Set(promises).size).toBe(3);
  expect(promiseOf("a@b.c", "")).toBe(promiseOf("a@b.c"));
});
