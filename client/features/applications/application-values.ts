import { ifBlank } from "../../lib/checks";
import { DEFAULT_COUNTRY_CODE, phoneFault } from "../../lib/phone";
import type { VisaType } from "../../lib/schema-types.generated";
import type { Viewer } from "../../lib/session/viewer";
import { textOf, type Faults } from "../../lib/use-form";
import { webAddress } from "../../lib/web-address";
import type { ApplicationForm_ApplicationFragment as Application } from "./Application.generated";
import type { ApplyToJobMutationVariables } from "./ApplyToJob.generated";
import { applicationTexts } from "#texts/application";
import { fieldTexts } from "#texts/fields";
import { resumeFault, type ResumeChoice } from "../../components/resume/resume-file";
import { VISA_TYPES } from "./visa-types";

/** What the form sends. */
export type ApplyToJobInput = ApplyToJobMutationVariables["input"];

/** The value sent for a blank LinkedIn field. */
export const NO_LINKEDIN = "N/A";

export const RELOCATION_CHOICES = ["Yes", "No"] as const;

export type RelocationChoice = (typeof RELOCATION_CHOICES)[number];

/** The form's values. */
export interface ApplicationValues {
  name: string;
  email: string;
  countryCode: string;
  phone: string;
  location: string;
  /** Null until chosen. */
  visaType: VisaType | null;
  /** Null if left open. */
  relocation: RelocationChoice | null;
  linkedin: string;
  resume: ResumeChoice;
}

/** @param initial values for locked fields: a form does not submit disabled fields */
export function readApplication(
  data: FormData,
  initial: ApplicationValues,
  resume: ResumeChoice,
): ApplicationValues {
  const textOr = (name: "countryCode" | "visaType" | "relocation") =>
    data.has(name) ? textOf(data, name) : (initial[name] ?? "");
  return {
    name: textOf(data, "name"),
    email: textOf(data, "email"),
    countryCode: textOr("countryCode"),
    phone: textOf(data, "phone"),
    location: textOf(data, "location"),
    visaType: VISA_TYPES.find((type) => type === textOr("visaType")) ?? null,
    relocation: RELOCATION_CHOICES.find((choice) => choice === textOr("relocation")) ?? null,
    linkedin: textOf(data, "linkedin"),
    resume,
  };
}

export async function checkApplication(values: ApplicationValues): Promise<Faults> {
  const { name, email, countryCode, phone, location, visaType, linkedin } = values;
  const isLink = isNoLink(linkedin) || webAddress(linkedin) !== null;
  return {
    name: ifBlank(name, fieldTexts.nameMissing),
    email: ifBlank(email, fieldTexts.emailMissing),
    phone: phone === "" ? undefined : await phoneFault(countryCode, phone),
    location: ifBlank(location, fieldTexts.locationMissing),
    visaType: visaType === null ? applicationTexts.visaTypeMissing : undefined,
    linkedin: isLink ? undefined : applicationTexts.linkedInInvalid,
    ...(await checkResume(values)),
  };
}

/** Checks an application whose other fields are locked. */
export const checkResume = async ({ resume }: ApplicationValues): Promise<Faults> => ({
  resume: await resumeChoiceFault(resume),
});

const resumeChoiceFault = async (choice: ResumeChoice): Promise<string | undefined> => {
  if (choice.kind === "none") return applicationTexts.resumeMissing;
  return choice.kind === "file" ? ((await resumeFault(choice.file)) ?? undefined) : undefined;
};

/** Whether the text is blank or "N/A", which both mean no profile. */
export const isNoLink = (text: string): boolean => /^(n\/a)?$/i.test(text.trim());

const answerOf = (relocation: boolean | null): RelocationChoice | null => {
  if (relocation === null) return null;
  return relocation ? "Yes" : "No";
};

/** Initial values: from the last application, or else from the account, and the resume sent for a plan. */
export function initialValues(
  viewer: Viewer,
  last: Application | null,
  planResume: Application["resume"] | null,
): ApplicationValues {
  const resume = last?.resume ?? planResume;
  return {
    name: last?.name ?? viewer.name,
    email: viewer.email,
    countryCode: last?.countryCode || viewer.countryCode || DEFAULT_COUNTRY_CODE,
    phone: last?.phone ?? viewer.phone,
    location: last?.location ?? viewer.location,
    visaType: last?.visaType ?? null,
    relocation: answerOf(last?.relocation ?? null),
    linkedin: last === null ? viewer.linkedin : (last.linkedin ?? ""),
    resume: resume === null ? { kind: "none" } : { kind: "stored", resume },
  };
}

/**
 * Converts the form's values into the mutation's input.
 * @throws Error without a visa type, which validation rules out
 */
export function toInput(jobId: string, values: ApplicationValues): ApplyToJobInput {
  const { resume: choice, relocation, linkedin, visaType, ...fields } = values;
  if (visaType === null) throw new Error("The application is incomplete");
  return {
    ...fields,
    jobId,
    visaType,
    relocation: relocation === null ? null : relocation === "Yes",
    linkedin: isNoLink(linkedin) ? NO_LINKEDIN : linkedin,
    ...(choice.kind === "file" ? { resume: choice.file } : {}),
    ...(choice.kind === "stored" ? { existingResumeId: choice.resume.id } : {}),
  };
}
