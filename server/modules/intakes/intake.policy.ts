import type { IntakeItem, PlanIntake } from "./plan-intake.entity.js";

export type Given = Pick<PlanIntake, "resumeId" | "targetRole" | "location" | "phone">;

/** What the firm still needs, in the order in which the form asks for it. */
export function missingOf({ resumeId, targetRole, location, phone }: Given): IntakeItem[] {
  const missing: [IntakeItem, boolean][] = [
    ["RESUME", resumeId === null],
    ["TARGET_ROLE", targetRole === ""],
    ["LOCATION", location === ""],
    ["PHONE", phone === ""],
  ];
  return missing.filter(([, isMissing]) => isMissing).map(([item]) => item);
}
