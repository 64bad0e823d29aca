import type { Application } from "./application.entity.js";
import { VISA_LABELS } from "./visa-type.js";

/** Empty while unanswered. */
const yesOrNo = (answer: boolean | null): string => {
  if (answer === null) return "";
  return answer ? "Yes" : "No";
};

/** The documented fields that prefill the form. */
export const presentForm = (application: Application) => ({
  name: application.name,
  email: application.email,
  location: application.location,
  phone: application.phone,
  countryCode: application.countryCode,
  visaType: VISA_LABELS[application.visaType],
  relocation: yesOrNo(application.relocation),
  linkedin: application.linkedin ?? "N/A",
  resume: application.resume.storedName,
});

/** The documented application. `jobId` is the job's code, as in the documented job. */
export const presentApplication = (application: Application) => ({
  _id: application.id,
  ...presentForm(application),
  jobId: application.job.code,
  jobRole: application.job.role,
  companyName: application.job.company.name,
  status: application.status,
  appliedAt: application.appliedAt.toISOString(),
});
