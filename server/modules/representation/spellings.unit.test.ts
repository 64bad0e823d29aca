import { describe, expect, it } from "@jest/globals";
import { clientKey, folded, requisitionKey } from "./spellings.js";

describe("spellings of the same name", () => {
  it.each([
    ["José  Ortiz", "jose ortiz"],
    ["  ŁUKASZ Nowak", "łukasz nowak"],
    ["O’Neil", "O'neil"],
    ["Anne‑Marie", "Anne-Marie"],
  ])("%j is %j", (one, other) => {
    expect(folded(one)).toBe(folded(other));
  });

  it("are not those of another", () => {
    expect(folded("José Ortiz")).not.toBe(folded("José Ortis"));
  });
});

describe("spellings of the same client", () => {
  it.each([
    ["Acme, Inc.", "ACME"],
    ["Acme Co., Ltd.", "acme"],
    ["A.C.M.E. LLC", "acme"],
    ["Société Générale", "Societe Generale"],
    ["The Company Store", "the company store"],
  ])("%j is %j", (one, other) => {
    expect(clientKey(one)).toBe(clientKey(other));
  });

  it("are not those of another", () => {
    expect(clientKey("Acme Health")).not.toBe(clientKey("Acme"));
    expect(clientKey("Inc.")).not.toBe("");
    expect(clientKey("!!!")).toBe("!!!");
  });
});

describe("spellings of the same requisition", () => {
  it.each([
    ["REQ-1042", "req 1042"],
    ["#77", "77"],
  ])("%j is %j", (one, other) => {
    expect(requisitionKey(one)).toBe(requisitionKey(other));
  });

  it("are not those of another", () => {
    expect(requisitionKey("REQ-1042")).not.toBe(requisitionKey("REQ-1043"));
  });
});
