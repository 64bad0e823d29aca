import { namedIndustries } from "#content/industry-names";
import { jobEditorTexts } from "#texts/desk-job-editor";
import { jobsTexts } from "#texts/jobs";
import { salaryTextOf, typedRange, type JobValues } from "./job-values";

/** A part of the form that one of two versions is kept of. */
export interface ConflictPart {
  label: string;
  /** The values that belong together. */
  names: readonly (keyof JobValues)[];
  /** The part in words. */
  show: (values: JobValues) => string;
}

const { labels } = jobEditorTexts;

const part = (
  name: keyof JobValues & keyof typeof labels,
  show: ConflictPart["show"],
): ConflictPart => ({ label: labels[name], names: [name], show });

/** The words of HTML, a line for each paragraph. */
const textOf = (html: string): string => {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<\/(p|li|h3)>|<br>/g, "$&\n"),
    "text/html",
  );
  return body.textContent.trim().replace(/\n{2,}/g, "\n");
};

const PARTS: readonly ConflictPart[] = [
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
];

const pick = ({ names }: ConflictPart, values: JobValues): string =>
  JSON.stringify(names.map((name) => values[name]));

/** The parts that differ between two versions. */
export const differingParts = (mine: JobValues, theirs: JobValues): readonly ConflictPart[] =>
  PARTS.filter((each) => pick(each, mine) !== pick(each, theirs));

/** Whether someone changed the part since the edit began. */
export const isChanged = (each: ConflictPart, base: JobValues, now: JobValues): boolean =>
  pick(each, base) !== pick(each, now);

/** My values, with some parts of theirs. */
export function merge(
  mine: JobValues,
  theirs: JobValues,
  taken: readonly ConflictPart[],
): JobValues {
  const names = new Set(taken.flatMap((each) => each.names));
  const kept = Object.entries(theirs).filter(([name]) => [...names].some((each) => each === name));
  return { ...mine, ...Object.fromEntries(kept) };
}
