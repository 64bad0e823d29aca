import { namedIndustries } from "#content/industry-names";
import { jobEditorTexts } from "#texts/desk-job-editor";
import { jobsTexts } from "#texts/jobs";
import type { ConflictPart } from "../../conflict/conflict";
import { salaryTextOf, typedRange, type JobValues } from "./job-values";

const { labels } = jobEditorTexts;

const part = (
  name: keyof JobValues & keyof typeof labels,
  show: ConflictPart<JobValues>["show"],
): ConflictPart<JobValues> => ({ label: labels[name], names: [name], show });

/** The words of HTML, a line for each paragraph. */
const textOf = (html: string): string => {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<\/(p|li|h3)>|<br>/g, "$&\n"),
    "text/html",
  );
  return body.textContent.trim().replace(/\n{2,}/g, "\n");
};

/** The parts of a job that two people may have changed. */
export const jobParts: readonly ConflictPart<JobValues>[] = [
  part("role", ({ role }) => role),
  part("companyLocation", ({ companyLocation }) => companyLocation),
  part("workplaceType", ({ workplaceType }) => jobsTexts.workplaces[workplaceType]),
  part("contract", ({ contract }) => contract),
  part("jobType", ({ jobType }) => jobType),
  part(
    "industry",
    ({ industry }) => namedIndustries.find(({ value }) => value === industry)?.label ?? "",
  ),
  part("securityClearance", ({ securityClearance }) => jobsTexts.clearances[securityClearance]),
  {
    label: labels.salaryRange,
    names: ["payMin", "payMax", "payCurrency", "payPeriod", "salary"],
    show: (values) => {
      const range = typedRange(values);
      const made = range === null ? "" : salaryTextOf(range);
      return [made, values.salary].filter((text) => text !== "").join(" · ");
    },
  },
  part("description", ({ description }) => textOf(description)),
  part("responsibilities", ({ responsibilities }) => textOf(responsibilities)),
  part("skills", ({ skills }) => skills.join(", ")),
  part("workAuthorization", ({ workAuthorization }) => workAuthorization.join(", ")),
  part("sponsorship", ({ sponsorship }) =>
    sponsorship.map((each) => jobsTexts.sponsorships[each]).join(", "),
  ),
];
