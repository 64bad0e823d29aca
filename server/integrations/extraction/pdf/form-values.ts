/** Of an annotation's flags (ISO 32000-1, 12.5.3): not on the page. */
const HIDDEN = 2;
const NOT_VIEWED = 32;

/**
 * Values of form fields, and texts that were typed onto the page, that the page's text lacks, since the file has no drawing of them.
 * Hidden fields, passwords, and buttons are left out; so are notes, which are a reader's.
 * @param annotations as pdfjs-dist gives them
 */
export function formValues(annotations: readonly unknown[], pageText: string): string[] {
  const shown = withoutSpace(pageText);
  const values = annotations.map(valueOf).filter((value) => value !== "");
  return [...new Set(values)].filter((value) => !shown.includes(withoutSpace(value)));
}

function valueOf(annotation: unknown): string {
  if (typeof annotation !== "object" || annotation === null) return "";
  const { subtype, fieldType, fieldValue, annotationFlags, password, options, contentsObj } =
    annotation as Partial<Record<string, unknown>>;
  const flags = typeof annotationFlags === "number" ? annotationFlags : 0;
  if ((flags & (HIDDEN | NOT_VIEWED)) !== 0) return "";
  if (subtype === "FreeText") return typedText(contentsObj);
  if (subtype !== "Widget" || fieldType === "Btn" || password === true) return "";
  const values: unknown[] = Array.isArray(fieldValue) ? fieldValue : [fieldValue];
  const shown = values.filter((value) => typeof value === "string");
  return shown
    .map((value) => shownChoice(value, options))
    .join(", ")
    .trim();
}

const typedText = (contents: unknown): string =>
  typeof contents === "object" &&
  contents !== null &&
  "str" in contents &&
  typeof contents.str === "string"
    ? contents.str.trim()
    : "";

/** A list of choices may store other values than those that it shows. */
function shownChoice(value: string, options: unknown): string {
  const list: unknown[] = Array.isArray(options) ? options : [];
  return list.filter(isChoice).find((one) => one.exportValue === value)?.displayValue ?? value;
}

const isChoice = (option: unknown): option is { exportValue: unknown; displayValue: string } =>
  typeof option === "object" &&
  option !== null &&
  "exportValue" in option &&
  "displayValue" in option &&
  typeof option.displayValue === "string";

const withoutSpace = (text: string): string => text.replace(/\s+/g, "");
