import type { JobFieldName } from "#site/job-fields.generated";
import { jobEditorTexts } from "#texts/desk-job-editor";
import type { ConflictPart } from "../../conflict/conflict";
import { labelOfField, valueInWords } from "./field-words";
import { isOf } from "./form-fields";
import { layout } from "./form-layout";
import { salaryTextOf, typedRange, type JobValues } from "./job-values";

/** The words of HTML, a line for each paragraph. */
const textOf = (html: string): string => {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<\/(p|li|h3)>|<br>/g, "$&\n"),
    "text/html",
  );
  return body.textContent.trim().replace(/\n{2,}/g, "\n");
};

function textIn(values: JobValues, name: JobFieldName): string {
  if (isOf("html", name)) return textOf(values[name]);
  if (isOf("list", name)) return values[name].join(", ");
  if (isOf("choices", name)) return values[name].map((each) => valueInWords(name, each)).join(", ");
  if (!isOf("choice", name)) return values[name];
  const chosen = values[name];
  return chosen === null ? "" : valueInWords(name, chosen);
}

const part = (name: JobFieldName): ConflictPart<JobValues> => ({
  label: labelOfField(name),
  names: [name],
  show: (values) => textIn(values, name),
});

const pay: ConflictPart<JobValues> = {
  label: jobEditorTexts.labels.salaryRange,
  names: ["payMin", "payMax", "payCurrency", "payPeriod", "salary"],
  show: (values) => {
    const range = typedRange(values);
    const made = range === null ? "" : salaryTextOf(range);
    return [made, values.salary].filter((text) => text !== "").join(" · ");
  },
};

/** The parts of a job that two people may have changed. */
export const jobParts: readonly ConflictPart<JobValues>[] = [
  ...layout.basics.flat().map(part),
  pay,
  ...[...layout.words, ...layout.people].map(part),
];
