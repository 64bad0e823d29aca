import { expect, it } from "@jest/globals";
import { person } from "../../test/actors.js";
import { canSeeDemo, offersDemo } from "./billing.policy.js";

it("the demo is offered only in test mode", () => {
  expect(offersDemo({ isTest: true })).toBe(true);
  expect(offersDemo({ isTest: false })).toBe(false);
});

it("a demo checkout is visible only to the person who started it", () => {
  expect(canSeeDemo(person({ id: "u1" }), { demoUserId: "u1" })).toBe(true);
  expect(canSeeDemo(person({ id: "u1" }), { demoUserId: "u2" })).toBe(false);
  expect(canSeeDemo(person({ id: "u1" }), { demoUserId: null })).toBe(false);
});
