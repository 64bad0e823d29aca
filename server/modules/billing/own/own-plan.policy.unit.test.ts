import { describe, expect, it } from "@jest/globals";
import { canCancel, canUndoCancel } from "./own-plan.policy.js";

const at = (day: string) => new Date(`2026-${day}T00:00:00Z`);
const active = {
  status: "ACTIVE",
  running: true,
  currentPeriodEnd: at("02-01"),
  endsAt: at("04-01"),
  canceledBy: null,
} as const;
const canceled = {
  ...active,
  status: "CANCELING",
  endsAt: at("02-01"),
  canceledBy: "BUYER",
} as const;
const NOW = at("01-15");

describe("what buyers may do with their own plan", () => {
  it.each([
    ["in its first month", active, true],
    ["with a payment that failed", { ...active, status: "PAST_DUE" as const }, true],
    ["in its last month", { ...active, currentPeriodEnd: at("04-01") }, false],
    ["before its end is set", { ...active, status: "PENDING" as const, endsAt: null }, false],
    ["before its first payment is confirmed", { ...active, status: "PENDING" as const }, false],
    ["before its first month is known", { ...active, currentPeriodEnd: null }, false],
    ["canceled", canceled, false],
    ["canceled for a later month", { ...active, status: "CANCELING" as const }, false],
    ["over", { ...active, running: false, status: "CANCELED" as const }, false],
  ])("cancel it %s: %#", (_state, plan, expected) => expect(canCancel(plan)).toBe(expected));

  it.each([
    ["their own cancellation", canceled, true],
    ["the firm's", { ...canceled, canceledBy: "STAFF" as const }, false],
    ["one made at Stripe", { ...canceled, canceledBy: "STRIPE" as const }, false],
    ["of a plan that is over", { ...canceled, running: false }, false],
    ["after its end", { ...canceled, endsAt: at("01-14") }, false],
    ["at its end", { ...canceled, endsAt: NOW }, false],
    ["before its end is known", { ...canceled, endsAt: null }, false],
    ["that was never made", active, false],
  ])("undo %s: %#", (_what, plan, expected) => expect(canUndoCancel(plan, NOW)).toBe(expected));
});
