import { worksAt, type Actor } from "../../core/actor.js";

export type ResumeAccess = "OPEN" | "NEEDS_SECOND_FACTOR" | "NONE";

/**
 * Resumes are personal: readable by the owner and by staff who need this file, that is, administrators and members of the
 * companies it was sent to. Staff also need a second factor (docs/decisions/0008).
 */
export function resumeAccess(
  actor: Actor,
  resume: { userId: string },
  companiesAppliedTo: readonly string[],
): ResumeAccess {
  if (actor.kind !== "user") return "NONE";
  if (actor.id === resume.userId) return "OPEN";
  const concerned =
    actor.role === "ADMIN" || companiesAppliedTo.some((companyId) => worksAt(actor, companyId));
  if (!concerned) return "NONE";
  return actor.secondFactor ? "OPEN" : "NEEDS_SECOND_FACTOR";
}
