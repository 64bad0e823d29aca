import { describe, expect, it } from "@jest/globals";
import { staffErrorTexts as texts } from "#texts/errors";
import { faultsOf } from "../../test/refusal.js";
import { invitationSchema, inviteSchema, offerOf } from "./invitation.validation.js";

const RECRUITER = { email: "ana@acme.example", role: "RECRUITER", companyId: "c1" } as const;
const ADMIN = { email: "ana@acme.example", role: "ADMIN" } as const;
const faults = (input: object) => faultsOf(inviteSchema, input);

describe("an invitation", () => {
  it("is for a recruiter of a company or an administrator of none", () => {
    expect(inviteSchema.parse(RECRUITER)).toEqual(RECRUITER);
    expect(inviteSchema.parse(ADMIN)).toEqual(ADMIN);
    expect(faults({ ...ADMIN, companyId: null, companyRole: null })).toEqual({});
  });

  it("says which company a recruiter is for", () => {
    expect(faults({ ...RECRUITER, companyId: undefined })).toEqual({
      companyId: texts.chooseCompany,
    });
    expect(faults({ ...RECRUITER, companyId: "" })).toEqual({ companyId: texts.chooseCompany });
  });

  it("gives an administrator neither company nor role at one", () => {
    expect(faults({ ...ADMIN, companyId: "c1" })).toEqual({ companyId: texts.noCompany });
    expect(faults({ ...ADMIN, companyRole: "VIEWER" })).toEqual({ companyRole: texts.noCompany });
  });

  it("knows the roles", () => {
    expect(faults({ ...RECRUITER, role: "CANDIDATE" })).toEqual({ role: texts.chooseRole });
    expect(faults({ ...RECRUITER, companyRole: "ADMIN" })).toEqual({
      companyRole: texts.chooseCompanyRole,
    });
    expect(Object.keys(faults({ role: "ADMIN" }))).toEqual(["email"]);
  });

  it("is named by its id", () => {
    expect(invitationSchema.parse({ id: "i1" })).toEqual({ id: "i1" });
    expect(Object.keys(faultsOf(invitationSchema, {}))).toEqual(["id"]);
  });
});

describe("what is offered", () => {
  it.each(["OWNER", "RECRUITER", "VIEWER"] as const)("is the role chosen: %s", (companyRole) => {
    const offer = { role: "RECRUITER", companyId: "c1", companyRole };
    expect(offerOf({ ...RECRUITER, companyRole })).toEqual(offer);
  });

  it("is a recruiter's work when no role is chosen", () => {
    const offer = { role: "RECRUITER", companyId: "c1", companyRole: "RECRUITER" };
    expect(offerOf(RECRUITER)).toEqual(offer);
    expect(offerOf({ ...RECRUITER, companyRole: null })).toEqual(offer);
  });

  it("is no company for administrators", () => {
    expect(offerOf(ADMIN)).toEqual({ role: "ADMIN", companyId: null, companyRole: null });
  });
});
