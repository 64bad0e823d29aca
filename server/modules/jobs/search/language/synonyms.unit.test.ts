import { expect, it } from "@jest/globals";
import { synonymAt } from "./synonyms.js";

it("finds C++ by CPP, but no Certified Payroll Professional by C++", () => {
  expect(synonymAt(["cpp", "developer"], 0)?.also).toEqual([["c++"]]);
  expect(synonymAt(["c++"], 0)).toBeNull();
});

it("finds top secret jobs by TS only as a clearance", () => {
  expect(synonymAt(["ts", "sci"], 0)?.also).toEqual([["topsecret"]]);
  expect(synonymAt(["ts", "clearance"], 0)?.also).toEqual([["topsecret"]]);
  expect(synonymAt(["ts"], 0)?.also).toEqual([["typescript"]]);
});
