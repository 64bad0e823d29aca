import { jobEditorTexts } from "#texts/desk-job-editor";
import { labelOfField } from "./field-words";
import { isJobField } from "./form-fields";

const byName: Readonly<Record<string, string>> = jobEditorTexts.labels;

/** The label of a field that the API names, such as "salaryRange.min" or "skills.2". */
export function labelOf(field: string): string {
  const [name = ""] = field.split(".");
  return isJobField(name) ? labelOfField(name) : (byName[name] ?? field);
}

/** Moves to a field of the form that the API names. */
export function focusField(field: string): void {
  const name = field.split(".")[0] ?? "";
  const place = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const target = place?.matches("input")
    ? place
    : place?.querySelector<HTMLElement>("input, [contenteditable]");
  (target ?? place)?.scrollIntoView({ block: "center" });
  (target ?? place)?.focus({ preventScroll: true });
}
