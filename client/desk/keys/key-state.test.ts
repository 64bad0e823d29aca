import { isOver, stateOf } from "./key-state";

const NOW = Date.parse("2026-11-22T12:00:00Z");
const inDays = (days: number) => new Date(NOW + days * 86_400_000).toISOString();
const key = { isValid: true, revokedAt: null, expiresAt: inDays(90), replacedById: null };

test.each([
  ["LIVE", key],
  ["LIVE", { ...key, expiresAt: inDays(14.01) }],
  ["ENDS_SOON", { ...key, expiresAt: inDays(14) }],
  ["EXPIRED", { ...key, isValid: false, expiresAt: inDays(0) }],
  ["REPLACED", { ...key, expiresAt: inDays(1), replacedById: "next" }],
  ["EXPIRED", { ...key, isValid: false, expiresAt: inDays(-1), replacedById: "next" }],
  ["REVOKED", { ...key, isValid: false, revokedAt: inDays(-1), replacedById: "next" }],
] as const)("a key is %s", (state, given) => {
  expect(stateOf(given, NOW)).toBe(state);
});

test("expired and revoked keys no longer work", () => {
  expect(isOver("EXPIRED") && isOver("REVOKED")).toBe(true);
  expect(isOver("REPLACED") || isOver("ENDS_SOON") || isOver("LIVE")).toBe(false);
});
