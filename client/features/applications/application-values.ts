import * as z from "zod/mini";
import { DEFAULT_COUNTRY_CODE, isPossiblePhone } from "../../lib/phone";
import type { VisaType } from "../../lib/schema-types.generated";
import type { Viewer } from "../../lib/session/viewer";
import { webAddress } from "../../lib/web-address";
import type { ApplicationForm_ApplicationFragment as Application } from "./Application.generated";
import type { ApplyToJobMutationVariables } from "./Application.generated";
import { applicationTexts } from "#texts/application";
import { fieldTexts } from "#texts/fields";
import { resumeFault, type ResumeChoice } from "./resume-file";
import { VISA_TYPES } from "./visa-types";

type ApplyToJobInput = ApplyToJobMutationVariables["input"];

/** What a blank LinkedIn field is sent as (spec section 5). */
export const NO_LINKEDIN = "N/A";

export const RELOCATION_CHOICES = ["Yes", "No"] as const;

const required = (message: string) => z.string().check(z.trim(), z.minLength(1, message));

const isVisaType = (text: unknown): text is VisaType => VISA_TYPES.some((type) => type === text);

const faultOf = (choice: ResumeChoice): string | null => {
  if (choice.kind === "none") return applicationTexts.resumeMissing;
  return choice.kind === "file" ? resumeFault(choice.file) : null;
};

const resume = z.custom<ResumeChoice>().check(({ value, issues }) => {
  const message = faultOf(value);
  if (message !== null) issues.push({ code: "custom", input: value, message });
});

export const applicationSchema = z
  .object({
    name: required(fieldTexts.nameMissing),
    email: required(fieldTexts.emailMissing),
    countryCode: z.string(),
    phone: z.string().check(z.trim()),
    location: required(fieldTexts.locationMissing),
    // Blank until chosen. Not aborting, so that one sees all faults at once.
    visaType: z.pipe(
      z.string(),
      z.custom<VisaType>(isVisaType, { error: applicationTexts.visaTypeMissing, abort: false }),
    ),
    relocation: z.enum(RELOCATION_CHOICES, applicationTexts.relocationInvalid),
    linkedin: z.string().check(
      z.trim(),
      z.refine((text) => isNoLink(text) || webAddress(text) !== null, {
        error: applicationTexts.linkedInInvalid,
      }),
    ),
    resume,
  })
  .check(
    z.refine(
      async ({ countryCode, phone }) =>
        phone.trim() === "" || (await isPossiblePhone(countryCode, phone)),
      // Asked whatever else is wrong.
      { path: ["phone"], error: fieldTexts.phoneInvalid, when: () => true },
    ),
  );

export type ApplicationValues = z.input<typeof applicationSchema>;
export type CheckedValues = z.output<typeof applicationSchema>;

/** Blank and "N/A" both mean that there is none. */
export const isNoLink = (text: string): boolean => /^(n\/a)?$/i.test(text.trim());

/** What the form starts with: the last application, or else what the account knows. */
export function initialValues(viewer: Viewer, last: Application | null): ApplicationValues {
  return {
    name: last?.name ?? viewer.name,
    email: viewer.email,
    countryCode: last?.countryCode || viewer.countryCode || DEFAULT_COUNTRY_CODE,
    phone: last?.phone ?? viewer.phone,
    location: last?.location ?? viewer.location,
    visaType: last?.visaType ?? "",
    relocation: last?.relocation === true ? "Yes" : "No",
    linkedin: last?.linkedin ?? "",
    resume: last === null ? { kind: "none" } : { kind: "stored", resume: last.resume },
  };
}

/** The mutation's input. */
export function toInput(jobId: string, values: CheckedValues): ApplyToJobInput {
  const { resume: choice, relocation, linkedin, ...fields } = values;
  return {
    ...fields,
    jobId,
    relocation: relocation === "Yes",
    linkedin: isNoLink(linkedin) ? NO_LINKEDIN : linkedin,
    ...(choice.kind === "file" ? { resume: choice.file } : {}),
    ...(choice.kind === "stored" ? { existingResumeId: choice.resume.id } : {}),
  };
}
