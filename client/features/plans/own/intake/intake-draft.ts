import { dropDraft, readDraft, writeDraft } from "../../../../lib/session/drafts";
import type { IntakeValues } from "./intake-values";

/** Kept as typed, even if it can't be sent like that. The file is sent as soon as it is chosen. */
type DraftValues = Omit<IntakeValues, "resume">;

const nameOf = (planId: string) => `intake:${planId}`;

/** Keeps what the person typed for this plan: a phone may close the page while a file is being chosen. */
export function keepDraft(viewerId: string, planId: string, values: IntakeValues): void {
  const { targetRole, location, countryCode, phone } = values;
  const typed = { targetRole, location, countryCode, phone };
  writeDraft(viewerId, nameOf(planId), typed satisfies DraftValues);
}

export const forgetDraft = (viewerId: string, planId: string): void =>
  dropDraft(viewerId, nameOf(planId));

/** The form's initial values, with what the person typed before the page was reloaded. */
export function withDraft(viewerId: string, planId: string, initial: IntakeValues): IntakeValues {
  const draft = readDraft(viewerId, nameOf(planId));
  if (typeof draft !== "object" || draft === null) return initial;
  const kept = new Map<string, unknown>(Object.entries(draft));
  const text = (name: keyof DraftValues): string => {
    const value = kept.get(name);
    return typeof value === "string" ? value : initial[name];
  };
  return {
    ...initial,
    targetRole: text("targetRole"),
    location: text("location"),
    countryCode: text("countryCode"),
    phone: text("phone"),
  };
}
