import {
  resumeFault,
  type ResumeChoice,
  type StoredResume,
} from "../../../../components/resume/resume-file";
import { DEFAULT_COUNTRY_CODE, phoneFault } from "../../../../lib/phone";
import type { SavePlanIntakeInput } from "../../../../lib/schema-types.generated";
import type { Viewer } from "../../../../lib/session/viewer";
import { textOf, type Faults } from "../../../../lib/use-form";
import type { KnownForIntakeQuery, PlanIntake_IntakeFragment as Intake } from "./Intake.generated";

export interface IntakeValues {
  resume: ResumeChoice;
  targetRole: string;
  location: string;
  countryCode: string;
  phone: string;
}

type Known = KnownForIntakeQuery["myLastApplication"];

/** The phone number with its country code from the first of these that has one. */
function phoneFrom(sources: readonly ({ countryCode: string; phone: string } | null)[]) {
  const source = sources.find((one) => one !== null && one.phone !== "");
  return {
    countryCode: source?.countryCode || DEFAULT_COUNTRY_CODE,
    phone: source?.phone ?? "",
  };
}

/** What the form starts with: what was given, else what the last application and the account say. */
export const valuesOf = (intake: Intake, known: Known, viewer: Viewer | null): IntakeValues => ({
  resume: choiceOf(intake.resume ?? known?.resume ?? null),
  targetRole: intake.targetRole || (known?.job.role ?? ""),
  location: intake.location || viewer?.location || (known?.location ?? ""),
  ...phoneFrom([intake, viewer, known]),
});

export const choiceOf = (resume: StoredResume | null): ResumeChoice =>
  resume === null ? { kind: "none" } : { kind: "stored", resume };

/** Whether the form starts with something that was not given for this plan. */
export const isPrefilled = (intake: Intake, values: IntakeValues): boolean =>
  Object.keys(changesOf("", intake, values)).length > 1;

export const readIntake = (data: FormData, resume: ResumeChoice): IntakeValues => ({
  resume,
  targetRole: textOf(data, "targetRole"),
  location: textOf(data, "location"),
  countryCode: textOf(data, "countryCode"),
  phone: textOf(data, "phone"),
});

/** Nothing is required: what is missing can come later. */
export async function checkIntake(values: IntakeValues): Promise<Faults> {
  const { resume, countryCode, phone } = values;
  return {
    resume: resume.kind === "file" ? ((await resumeFault(resume.file)) ?? undefined) : undefined,
    phone: phone === "" ? undefined : await phoneFault(countryCode, phone),
  };
}

/** What differs from what was given. What was emptied stays as it was given. */
export function changesOf(id: string, intake: Intake, values: IntakeValues): SavePlanIntakeInput {
  const { resume, targetRole, location, countryCode, phone } = values;
  const input: SavePlanIntakeInput = { id };
  if (resume.kind === "file") input.resume = resume.file;
  if (resume.kind === "stored" && resume.resume.id !== intake.resume?.id)
    input.existingResumeId = resume.resume.id;
  if (targetRole !== "" && targetRole !== intake.targetRole) input.targetRole = targetRole;
  if (location !== "" && location !== intake.location) input.location = location;
  if (phone !== "" && (phone !== intake.phone || countryCode !== intake.countryCode))
    Object.assign(input, { countryCode, phone });
  return input;
}
