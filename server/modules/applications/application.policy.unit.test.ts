import { expect, it } from "@jest/globals";
import { visitor } from "../../core/actor.js";
import { admin, key, person, recruiterOf } from "../../test/actors.js";
import { resumeAccess } from "./application.policy.js";

const resume = { userId: "owner" };
const withSecondFactor = { secondFactor: true };

it.each([
  ["its owner", person({ id: "owner" }), "OPEN"],
  ["another candidate", person(), "NONE"],
  ["another candidate with a second factor", person(withSecondFactor), "NONE"],
  ["a visitor", visitor, "NONE"],
  ["a key of a company applied to", key(["JOBS_WRITE"], "acme"), "NONE"],
  ["a recruiter of a company applied to", recruiterOf("acme"), "NEEDS_SECOND_FACTOR"],
  ["the same with a second factor", { ...recruiterOf("acme"), ...withSecondFactor }, "OPEN"],
  ["a recruiter of another company", { ...recruiterOf("other"), ...withSecondFactor }, "NONE"],
  ["an administrator", admin(), "NEEDS_SECOND_FACTOR"],
  ["an administrator with a second factor", { ...admin(), ...withSecondFactor }, "OPEN"],
])("reading a resume as %s", (_who, actor, access) => {
  expect(resumeAccess(actor, resume, ["first", "acme"])).toBe(access);
});

it("an administrator may open a resume that was sent to no company", () => {
  expect(resumeAccess({ ...admin(), ...withSecondFactor }, resume, [])).toBe("OPEN");
  expect(resumeAccess({ ...recruiterOf("acme"), ...withSecondFactor }, resume, [])).toBe("NONE");
});
