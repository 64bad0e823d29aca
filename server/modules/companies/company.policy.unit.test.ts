import { describe, expect, it } from "@jest/globals";
import { visitor, type Actor, type CompanyRole } from "../../core/actor.js";
import { admin, key, person } from "../../test/actors.js";
import { refusalBy } from "../../test/refusal.js";
import { requireManager, requireMember, requireRecruiter } from "./company.policy.js";

const at = (companyId: string, role: CompanyRole, secondFactor = true): Actor =>
  person({ role: "RECRUITER", secondFactor, companyRoles: new Map([[companyId, role]]) });

describe.each([
  ["its members", requireMember, ["VIEWER", "RECRUITER", "OWNER"]],
  ["those who work for it", requireRecruiter, ["RECRUITER", "OWNER"]],
  ["those who manage it", requireManager, ["OWNER"]],
] as const)("what is for %s", (_whom, require, roles) => {
  const isFor = (role: CompanyRole) => (roles as readonly CompanyRole[]).includes(role);

  it.each(["VIEWER", "RECRUITER", "OWNER"] as const)("is judged by the role %s", (role) => {
    const actor = at("acme", role);
    if (isFor(role)) expect(require(actor, "acme")).toBe(actor);
    else expect(refusalBy(() => require(actor, "acme"))).toBe("FORBIDDEN");
  });

  it("is for administrators, too", () => {
    const actor = { ...admin(), secondFactor: true };
    expect(require(actor, "acme")).toBe(actor);
  });

  it.each([
    ["a visitor", visitor, "UNAUTHENTICATED"],
    ["an API key", key(["JOBS_WRITE"], "acme"), "FORBIDDEN"],
    ["a candidate", person({ secondFactor: true }), "NOT_FOUND"],
    ["an owner of another company", at("other", "OWNER"), "NOT_FOUND"],
    ["an owner without a second factor", at("acme", "OWNER", false), "SECOND_FACTOR_REQUIRED"],
  ])("is refused to %s", (_who, actor, code) => {
    expect(refusalBy(() => require(actor, "acme"))).toBe(code);
  });
});
