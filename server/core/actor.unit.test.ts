import { describe, expect, it } from "@jest/globals";
import { errorTexts } from "#texts/errors";
import { admin, key, person, recruiterOf } from "../test/actors.js";
import { recruitsFor, requireAdmin, requireUser, visitor } from "./actor.js";
import { isOwn, requireOwn } from "./own.js";

const thrown = (call: () => unknown): unknown => {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
};

describe("requireUser", () => {
  it("accepts anyone with a session", () => {
    for (const user of [person(), recruiterOf("acme"), admin()])
      expect(requireUser(user)).toBe(user);
  });

  it("asks a visitor to sign in, and refuses an API key", () => {
    expect(thrown(() => requireUser(visitor))).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(thrown(() => requireUser(key(["JOBS_READ"])))).toMatchObject({
      code: "FORBIDDEN",
      message: errorTexts.notForKeys,
    });
  });
});

describe("requireAdmin", () => {
  it("accepts an administrator", () => {
    const user = admin();
    expect(requireAdmin(user)).toBe(user);
  });

  it.each([
    ["a visitor", visitor, "UNAUTHENTICATED"],
    ["a candidate", person(), "FORBIDDEN"],
    ["a recruiter", recruiterOf("acme"), "FORBIDDEN"],
    ["a key", key(["JOBS_WRITE"], "acme"), "FORBIDDEN"],
  ])("refuses %s", (_who, actor, code) => {
    expect(thrown(() => requireAdmin(actor))).toMatchObject({ code });
  });
});

describe("recruiting for a company", () => {
  it.each([
    ["a visitor", visitor, false],
    [
      "a candidate, even one with a company",
      person({ companyRoles: new Map([["acme", "RECRUITER"]]) }),
      false,
    ],
    ["its recruiter", recruiterOf("acme", "other"), true],
    ["another company's recruiter", recruiterOf("other"), false],
    ["an administrator", admin(), true],
    ["a key for the company", key(["JOBS_WRITE"], "acme"), false],
  ])("%s: %s", (_who, actor, expected) => {
    expect(recruitsFor(actor, "acme")).toBe(expected);
  });
});

describe("a payload that names a person", () => {
  const user = person({ id: "u1", email: "ana@example.com" });

  it.each([
    ["no one", {}, true],
    ["no one (nulls)", { userId: null, email: null }, true],
    ["this person's id", { userId: "u1" }, true],
    ["this person's address in another spelling", { email: " Ana@EXAMPLE.com" }, true],
    ["both", { userId: "u1", email: "ana@example.com" }, true],
    ["another id", { userId: "u2" }, false],
    ["another address", { email: "bob@example.com" }, false],
    ["the right id with another address", { userId: "u1", email: "bob@example.com" }, false],
    ["the right address with another id", { userId: "u2", email: "ana@example.com" }, false],
    ["an empty id", { userId: "" }, false],
  ])("%s: %j is own: %s", (_what, claimed, own) => {
    expect(isOwn(user, claimed)).toBe(own);
    if (own) expect(() => requireOwn(user, claimed)).not.toThrow();
    else
      expect(thrown(() => requireOwn(user, claimed))).toMatchObject({
        code: "FORBIDDEN",
        message: expect.stringMatching(/\w/),
      });
  });
});
