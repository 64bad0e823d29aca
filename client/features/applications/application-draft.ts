import { readDraft, writeDraft } from "../../lib/session/drafts";
import { RELOCATION_CHOICES, type ApplicationValues } from "./application-values";
import { draftOf } from "./forget-draft";
import { VISA_TYPES } from "./visa-types";

/** Kept as typed, even if it can't be sent like that. The address is the account's, and browsers give no file back. */
type DraftValues = Omit<ApplicationValues, "email" | "resume">;

/** Keeps what the person typed in the form for this job. */
export function keepDraft(viewerId: string, jobId: string, values: ApplicationValues): void {
  const { name, countryCode, phone, location, visaType, relocation, linkedin } = values;
  const typed = { name, countryCode, phone, location, visaType, relocation, linkedin };
  writeDraft(viewerId, draftOf(jobId), typed satisfies DraftValues);
}

/** The form's initial values, with what the person typed before the page was reloaded. */
export function withDraft(
  viewerId: string,
  jobId: string,
  initial: ApplicationValues,
): ApplicationValues {
  const draft = readDraft(viewerId, draftOf(jobId));
  if (typeof draft !== "object" || draft === null) return initial;
  const kept = new Map<string, unknown>(Object.entries(draft));
  const text = (name: "name" | "countryCode" | "phone" | "location" | "linkedin"): string => {
    const value = kept.get(name);
    return typeof value === "string" ? value : initial[name];
  };
  return {
    ...initial,
    name: text("name"),
    countryCode: text("countryCode"),
    phone: text("phone"),
    location: text("location"),
    linkedin: text("linkedin"),
    visaType: VISA_TYPES.find((type) => type === kept.get("visaType")) ?? null,
    relocation: RELOCATION_CHOICES.find((choice) => choice === kept.get("relocation")) ?? null,
  };
}
