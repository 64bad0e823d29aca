import { describe, expect, it } from "@jest/globals";
import { visitor, type CompanyRole, type SignedIn } from "../../../core/actor.js";
import { admin, key, person, recruiterOf } from "../../../test/actors.js";
import { ApplicationStatusEnum, type ApplicationStatus } from "../application.entity.js";
import {
  canMove,
  canWithdraw,
  movesOf,
  MOVES,
  OPEN_STAGES,
  partyOf,
  requireMover,
  requireParty,
  requireStaffOf,
  tellsCandidate,
} from "./stage.policy.js";

const STAGES = Object.values(ApplicationStatusEnum);
const application = { userId: "owner", companyId: "acme", status: "INTERVIEW" } as const;
const proven = (actor: SignedIn): SignedIn => ({ ...actor, secondFactor: true });
const member = (role: CompanyRole): SignedIn =>
  person({ id: "member", role: "RECRUITER", companyRoles: new Map([["acme", role]]) });
const owner = person({ id: "owner" });
const codeOf = (work: () => unknown): string => {
  try {
    work();
    return "ok";
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe("moves of staff", () => {
  const to = (from: ApplicationStatus) => [...MOVES.STAFF[from]];

  it("go forward, and skip stages, but no one is hired unseen by the client", () => {
    expect(to("SUBMITTED")).toEqual(["REVIEWED", "SUBMITTED_TO_CLIENT", "INTERVIEW", "REJECTED"]);
    expect(to("REVIEWED")).toContain("OFFER");
    expect(STAGES.filter((from) => to(from).includes("HIRED"))).toEqual([
      "SUBMITTED_TO_CLIENT",
      "INTERVIEW",
      "OFFER",
    ]);
  });

  it("go back a step", () => {
    expect(to("REVIEWED")).toContain("SUBMITTED");
    expect(to("SUBMITTED_TO_CLIENT")).toContain("REVIEWED");
    expect(to("INTERVIEW")).toContain("SUBMITTED_TO_CLIENT");
    expect(to("OFFER")).toContain("INTERVIEW");
  });

  it("reject every open application, and reopen it in one way", () => {
    expect(STAGES.filter((from) => to(from).includes("REJECTED"))).toEqual([...OPEN_STAGES]);
    expect(to("REJECTED")).toEqual(["REVIEWED"]);
    expect(to("HIRED")).toEqual(["OFFER"]);
    expect(to("WITHDRAWN")).toEqual([]);
  });

  it("never withdraw for the candidate, and never stay where they are", () => {
    for (const from of STAGES) {
      expect(to(from)).not.toContain("WITHDRAWN");
      expect(to(from)).not.toContain(from);
    }
  });
});

it("candidates withdraw open applications, and do nothing else", () => {
  for (const from of STAGES)
    expect([...MOVES.CANDIDATE[from]]).toEqual(OPEN_STAGES.includes(from) ? ["WITHDRAWN"] : []);
});

describe("the candidate is told", () => {
  const told = (from: ApplicationStatus) => STAGES.filter((to) => tellsCandidate(from, to));

  it("of each step from the client on, and of a rejection", () => {
    expect(told("SUBMITTED")).toEqual([
      "SUBMITTED_TO_CLIENT",
      "INTERVIEW",
      "OFFER",
      "HIRED",
      "REJECTED",
    ]);
    expect(told("INTERVIEW")).toEqual(["OFFER", "HIRED", "REJECTED"]);
    expect(told("OFFER")).toEqual(["HIRED", "REJECTED"]);
  });

  it("neither of a step back nor of a reopened application", () => {
    expect(tellsCandidate("HIRED", "OFFER")).toBe(false);
    expect(tellsCandidate("REJECTED", "REVIEWED")).toBe(false);
    expect(tellsCandidate("REVIEWED", "SUBMITTED")).toBe(false);
    expect(tellsCandidate("OFFER", "WITHDRAWN")).toBe(false);
  });
});

it.each([
  ["the candidate", owner, "CANDIDATE", "ok", "ok"],
  ["another candidate", person(), null, "NOT_FOUND", "NOT_FOUND"],
  ["a visitor", visitor, null, "UNAUTHENTICATED", "UNAUTHENTICATED"],
  ["an API key of the company", key(["JOBS_WRITE"], "acme"), null, "FORBIDDEN", "FORBIDDEN"],
  ["a recruiter of another company", proven(recruiterOf("other")), null, "NOT_FOUND", "NOT_FOUND"],
  ["a viewer", proven(member("VIEWER")), "STAFF", "ok", "FORBIDDEN"],
  ["a recruiter", proven(member("RECRUITER")), "STAFF", "ok", "ok"],
  ["an owner of the company", proven(member("OWNER")), "STAFF", "ok", "ok"],
  ["an administrator", proven(admin()), "STAFF", "ok", "ok"],
  [
    "a recruiter without a second factor",
    member("RECRUITER"),
    "STAFF",
    "SECOND_FACTOR_REQUIRED",
    "SECOND_FACTOR_REQUIRED",
  ],
  [
    "an administrator without a second factor",
    admin(),
    "STAFF",
    "SECOND_FACTOR_REQUIRED",
    "SECOND_FACTOR_REQUIRED",
  ],
  ["a recruiter who applied", proven({ ...member("OWNER"), id: "owner" }), "CANDIDATE", "ok", "ok"],
])("%s", (_who, actor, party, reading, moving) => {
  expect(partyOf(actor, application)).toBe(party);
  expect(codeOf(() => requireParty(actor, application))).toBe(reading);
  expect(codeOf(() => requireMover(actor, application))).toBe(moving);
});

it("offers each party its own moves", () => {
  const recruiter = member("RECRUITER");
  expect(movesOf(recruiter, application)).toEqual(MOVES.STAFF.INTERVIEW);
  expect(movesOf(owner, application)).toEqual(["WITHDRAWN"]);
  expect(movesOf(member("VIEWER"), application)).toEqual([]);
  expect(movesOf(person(), application)).toEqual([]);
  expect([canMove(recruiter, application), canWithdraw(recruiter, application)]).toEqual([
    true,
    false,
  ]);
  expect([canMove(owner, application), canWithdraw(owner, application)]).toEqual([false, true]);
  expect(canWithdraw(owner, { ...application, status: "HIRED" })).toBe(false);
});

it("does not let recruiters move what they applied for themselves", () => {
  const own = { ...member("OWNER"), id: "owner" };
  expect(canMove(own, application)).toBe(false);
  expect(movesOf(own, application)).toEqual(["WITHDRAWN"]);
});

it.each([
  ["a visitor", visitor, "UNAUTHENTICATED"],
  ["an API key", key(["JOBS_WRITE"], "acme"), "FORBIDDEN"],
  ["a candidate", owner, "NOT_FOUND"],
  ["a recruiter of another company", proven(recruiterOf("other")), "NOT_FOUND"],
  ["a viewer", proven(member("VIEWER")), "ok"],
  ["a viewer without a second factor", member("VIEWER"), "SECOND_FACTOR_REQUIRED"],
])("lists of a company for %s", (_who, actor, outcome) => {
  expect(codeOf(() => requireStaffOf(actor, "acme", "company"))).toBe(outcome);
});
