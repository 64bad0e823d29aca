import { describe, expect, it } from "@jest/globals";
import { Secret } from "otpauth";
import { isTotpCode, newTotpSecret, otpauthUrl, stepOf } from "./totp.js";

/** The SHA-1 secret of RFC 6238, appendix B. Its codes have eight digits there; ours are the last six. */
const SECRET = Secret.fromLatin1("12345678901234567890").base32;
const at = (unixSeconds: number) => new Date(unixSeconds * 1000);

describe("the step of a code", () => {
  it.each([
    [59, "287082", 1],
    [1111111109, "081804", 37037036],
    [1111111111, "050471", 37037037],
    [1234567890, "005924", 41152263],
    [2000000000, "279037", 66666666],
  ])("at %i, %s is that of the RFC", (time, code, step) => {
    expect(stepOf(SECRET, code, at(time))).toBe(step);
  });

  it.each([
    [-30, 37037036],
    [0, 37037036],
    [30, 37037036],
    [60, null],
    [-60, null],
  ])("may be one off: %i seconds later it is %j", (late, step) => {
    expect(stepOf(SECRET, "081804", at(1111111109 + late))).toBe(step);
  });

  it("ignores spaces, as apps show them", () => {
    expect(stepOf(SECRET, " 287 082 ", at(59))).toBe(1);
  });

  it.each(["", "28708", "2870822", "28708a", "２８７０８２", "a287082"])("%j has none", (code) => {
    expect(stepOf(SECRET, code, at(59))).toBeNull();
  });
});

it("a code has six digits", () => {
  expect(["123456", "12 34 56"].map(isTotpCode)).toEqual([true, true]);
  expect(["12345", "1234567", "12345x", "x123456"].some(isTotpCode)).toBe(false);
});

it("a new secret has 160 random bits", () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(newTotpSecret());
});

it("the address for apps says how codes are made", () => {
  const { searchParams, protocol, pathname } = new URL(
    otpauthUrl(SECRET, "Harbor Staffing", "ana@example.com"),
  );
  expect(protocol).toBe("otpauth:");
  expect(decodeURIComponent(pathname)).toContain("Harbor Staffing:ana@example.com");
  expect(Object.fromEntries(searchParams)).toEqual({
    issuer: "Harbor Staffing",
    secret: SECRET,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
