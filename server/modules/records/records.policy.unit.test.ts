import { describe, expect, it } from "@jest/globals";
import { visitor } from "../../core/actor.js";
import { minutes } from "../../core/clock.js";
import { admin, key, person, recruiterOf } from "../../test/actors.js";
import { canDeleteNote, canEditNote, EDIT_MINUTES, requireRecruiterAt } from "./records.policy.js";

const writtenAt = new Date("2026-03-02T10:00:00Z");
const note = { authorId: "ada", createdAt: writtenAt, deletedAt: null };
const deleted = { ...note, deletedAt: writtenAt };
const ofNoOne = { ...note, authorId: null };
const after = (ms: number) => new Date(writtenAt.getTime() + ms);
const ada = { id: "ada", role: "RECRUITER" } as const;
const ben = { id: "ben", role: "RECRUITER" } as const;
const root = { id: "root", role: "ADMIN" } as const;

describe("changing a note", () => {
  it.each([
    ["its author, just now", ada, note, 0, true],
    ["its author, a moment before the time is up", ada, note, minutes(EDIT_MINUTES) - 1, true],
    ["its author, when the time is up", ada, note, minutes(EDIT_MINUTES), false],
    ["a colleague", ben, note, 0, false],
    ["an administrator", root, note, 0, false],
    ["its author, once it is deleted", ada, deleted, 0, false],
    ["anyone, once the author's account is deleted", ada, ofNoOne, 0, false],
  ] as const)("as %s", (_who, user, written, later, allowed) => {
    expect(canEditNote(user, written, after(later))).toBe(allowed);
  });
});

describe("deleting a note", () => {
  it.each([
    ["its author", ada, note, true],
    ["a colleague", ben, note, false],
    ["an administrator", root, note, true],
    ["an administrator, of a former colleague", root, ofNoOne, true],
    ["its author, a second time", ada, deleted, false],
    ["an administrator, a second time", root, deleted, false],
  ] as const)("as %s", (_who, user, written, allowed) => {
    expect(canDeleteNote(user, written)).toBe(allowed);
  });
});

describe("working on a company's records", () => {
  const proven = { secondFactor: true };
  const companyRoles = new Map([["acme", "VIEWER" as const]]);

  it.each([
    ["a recruiter", { ...recruiterOf("acme"), ...proven }],
    ["an administrator", { ...admin(), ...proven }],
  ])("is for %s", (_who, actor) => {
    expect(requireRecruiterAt(actor, "acme")).toBe(actor);
  });

  it.each([
    ["a visitor", visitor, "UNAUTHENTICATED"],
    ["a key", key(["JOBS_WRITE"], "acme"), "FORBIDDEN"],
    ["a candidate", person(proven), "NOT_FOUND"],
    ["a recruiter of another company", { ...recruiterOf("other"), ...proven }, "NOT_FOUND"],
    ["a recruiter without a second factor", recruiterOf("acme"), "SECOND_FACTOR_REQUIRED"],
    ["someone who may only look", { ...recruiterOf("acme"), ...proven, companyRoles }, "FORBIDDEN"],
  ])("is not for %s", (_who, actor, code) => {
    expect(() => requireRecruiterAt(actor, "acme")).toThrow(expect.objectContaining({ code }));
  });
});
