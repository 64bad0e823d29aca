import { describe, expect, it } from "@jest/globals";
import { type CompanyRole } from "../../core/actor.js";
import { admin, person } from "../../test/actors.js";
import { refusalBy } from "../../test/refusal.js";
import {
  higherCompanyRole,
  higherRole,
  ownersMayOffer,
  requireInviter,
  type Offer,
} from "./staff.policy.js";

const PROVEN = { secondFactor: true, isFresh: true };
const memberAs = (role: CompanyRole, change: object = {}) =>
  person({ role: "RECRUITER", companyRoles: new Map([["acme", role]]), ...PROVEN, ...change });
const administrator = { ...admin(), ...PROVEN };

const recruiter: Offer = { role: "RECRUITER", companyId: "acme", companyRole: "RECRUITER" };
const owner: Offer = { ...recruiter, companyRole: "OWNER" };
const colleague: Offer = { role: "ADMIN", companyId: null, companyRole: null };

it.each([
  ["CANDIDATE", "RECRUITER", "RECRUITER"],
  ["RECRUITER", "CANDIDATE", "RECRUITER"],
  ["RECRUITER", "ADMIN", "ADMIN"],
  ["ADMIN", "RECRUITER", "ADMIN"],
  ["ADMIN", "ADMIN", "ADMIN"],
] as const)("of %s and %s, %s is the higher role", (a, b, higher) => {
  expect(higherRole(a, b)).toBe(higher);
});

it.each([
  [null, "VIEWER", "VIEWER"],
  ["VIEWER", "RECRUITER", "RECRUITER"],
  ["RECRUITER", "VIEWER", "RECRUITER"],
  ["OWNER", "RECRUITER", "OWNER"],
  ["RECRUITER", "OWNER", "OWNER"],
] as const)("of %s and %s at a company, %s is the higher role", (a, b, higher) => {
  expect(higherCompanyRole(a, b)).toBe(higher);
});

it.each([
  ["RECRUITER", "RECRUITER", true],
  ["RECRUITER", "VIEWER", true],
  ["RECRUITER", "OWNER", false],
  ["ADMIN", null, false],
] as const)("owners may offer %s, %s: %s", (role, companyRole, may) => {
  expect(ownersMayOffer({ role, companyRole })).toBe(may);
});

describe("inviting", () => {
  it("is for a company's owner, if it is to work there", () => {
    const actor = memberAs("OWNER");
    expect(requireInviter(actor, recruiter)).toBe(actor);
    expect(refusalBy(() => requireInviter(actor, owner))).toBe("FORBIDDEN");
    expect(refusalBy(() => requireInviter(actor, colleague))).toBe("FORBIDDEN");
    expect(refusalBy(() => requireInviter(actor, { ...recruiter, companyId: null }))).toBe(
      "FORBIDDEN",
    );
    expect(refusalBy(() => requireInviter(actor, { ...recruiter, companyId: "other" }))).toBe(
      "NOT_FOUND",
    );
  });

  it("is for administrators, whatever they offer", () => {
    for (const offer of [recruiter, owner, colleague])
      expect(requireInviter(administrator, offer)).toBe(administrator);
  });

  it.each(["RECRUITER", "VIEWER"] as const)("is refused to a member who is a %s", (role) => {
    expect(refusalBy(() => requireInviter(memberAs(role), recruiter))).toBe("FORBIDDEN");
  });

  it("needs a second factor proven lately", () => {
    const stale = { isFresh: false };
    for (const actor of [memberAs("OWNER", stale), { ...administrator, ...stale }])
      expect(refusalBy(() => requireInviter(actor, recruiter))).toBe("SECOND_FACTOR_REQUIRED");
  });
});
