import { recruitsFor, type Actor } from "../../core/actor.js";

/** Resumes are personal: the owner, and recruiters of the companies this very file was sent to. */
export const canReadResume = (
  actor: Actor,
  resume: { userId: string },
  companiesAppliedTo: readonly string[],
): boolean =>
  actor.kind === "user" &&
  (actor.id === resume.userId ||
    actor.role === "ADMIN" ||
    companiesAppliedTo.some((companyId) => recruitsFor(actor, companyId)));
