import { describe, expect, it } from "@jest/globals";
import { errorTexts } from "#texts/errors";
import { admin, key, person, recruiterOf } from "../test/actors.js";
import {
  owns,
  recruitsFor,
  requireAdmin,
  requireFresh,
  requireKnown,
  requireProvenAdmin,
  requireSecondFactor,
  requireStaff,
  requireUser,
  visitor,
  worksAt,
  type CompanyRole,
} from "./actor.js";
import { isOwn, requireOwn } from "./own.js";

const NOTHING = { works: false, recruits: false, owns: false };

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

describe("requireKnown", () => {
  it.each([
    ["a candidate", person()],
    ["a key", key(["JOBS_READ"])],
  ])("accepts %s", (_who, actor) => {
    expect(requireKnown(actor)).toBe(actor);
  });

  it("asks a visitor to sign in", () => {
    expect(thrown(() => requireKnown(visitor))).toMatchObject({ code: "UNAUTHENTICATED" });
  });
});

describe("requireStaff", () => {
  it.each([
    ["a recruiter", recruiterOf("acme")],
    ["an administrator", admin()],
  ])("accepts %s", (_who, actor) => {
    expect(requireStaff(actor)).toBe(actor);
  });

  it.each([
    ["a visitor", visitor, "UNAUTHENTICATED"],
    ["a candidate", person(), "FORBIDDEN"],
    ["a key", key(["JOBS_WRITE"], "acme"), "FORBIDDEN"],
  ])("refuses %s", (_who, actor, code) => {
    expect(thrown(() => requireStaff(actor))).toMatchObject({ code });
  });
});

describe("a second factor", () => {
  it("is proven or asked for", () => {
    const proven = person({ secondFactor: true });
    expect(requireSecondFactor(proven)).toBe(proven);
    expect(thrown(() => requireSecondFactor(person({ secondFactor: false })))).toMatchObject({
      code: "SECOND_FACTOR_REQUIRED",
      message: errorTexts.secondFactorRequired,
    });
  });

  it("is asked of administrators alone", () => {
    const proven = admin({ secondFactor: true });
    expect(requireProvenAdmin(proven)).toBe(proven);
    expect(thrown(() => requireProvenAdmin(admin({ secondFactor: false })))).toMatchObject({
      code: "SECOND_FACTOR_REQUIRED",
    });
    const candidate = person({ secondFactor: true });
    expect(thrown(() => requireProvenAdmin(candidate))).toMatchObject({ code: "FORBIDDEN" });
  });
});

describe("a fresh proof", () => {
  it("lets anyone pass", () => {
    const fresh = person({ isFresh: true });
    expect(requireFresh(fresh)).toBe(fresh);
  });

  it("is a code for candidates and the second factor for staff", () => {
    expect(thrown(() => requireFresh(person({ isFresh: false })))).toMatchObject({
      code: "FRESH_PROOF_REQUIRED",
      message: errorTexts.freshProofRequired,
    });
    expect(thrown(() => requireFresh(admin({ isFresh: false })))).toMatchObject({
      code: "SECOND_FACTOR_REQUIRED",
      message: errorTexts.secondFactorAgain,
    });
  });
});

describe("a role at a company", () => {
  const memberAs = (role: CompanyRole) =>
    person({ role: "RECRUITER", companyRoles: new Map([["acme", role]]) });

  it.each([
    ["an owner", memberAs("OWNER"), { works: true, recruits: true, owns: true }],
    ["a recruiter", memberAs("RECRUITER"), { works: true, recruits: true, owns: false }],
    ["a viewer", memberAs("VIEWER"), { works: true, recruits: false, owns: false }],
    ["an administrator", admin(), { works: true, recruits: true, owns: true }],
    ["someone of another company", recruiterOf("other"), NOTHING],
    ["a visitor", visitor, NOTHING],
  ])("%s: %j", (_who, actor, may) => {
    expect({
      works: worksAt(actor, "acme"),
      recruits: recruitsFor(actor, "acme"),
      owns: owns(actor, "acme"),
    }).toEqual(may);
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
