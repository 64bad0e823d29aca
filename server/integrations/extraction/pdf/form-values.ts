/** Of an annotation's flags (ISO 32000-1, 12.5.3): not on the page. */
const HIDDEN = 2;
const NOT_VIEWED = 32;

/** Whether a page shows an annotation with these flags. */
export const isViewed = (flags: unknown): boolean =>
  typeof flags !== "number" || (flags & (HIDDEN | NOT_VIEWED)) === 0;

/**
 * Values of form fields, and texts that were typed onto the page, that the page's text lacks, since the file has no drawing of them.
 * Hidden fields, passwords, and buttons are left out; so are notes, which are a reader's.
 * @param annotations as pdfjs-dist gives them
 */
export function formValues(annotations: readonly unknown[], pageText: string): string[] {
  const values = [...new Set(annotations.map(valueOf).filter((value) => value !== ""))];
  if (values.length === 0) return [];
  const page = new DrawnWords(pageText);
  return values.filter((value) => !page.has(value));
}

function valueOf(annotation: unknown): string {
  if (typeof annotation !== "object" || annotation === null) return "";
  const { subtype, fieldType, fieldValue, annotationFlags, password, options, contentsObj } =
    annotation as Partial<Record<string, unknown>>;
  if (!isViewed(annotationFlags)) return "";
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

/** Words may have these inside, such as in "Ann-Marie" and "ann@example.com", and "+" and "#" at the end. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:[-'’.@&/_+#]+[\p{L}\p{M}\p{N}]+)*[+#]*/gu;
/** A page has fewer words; a value that is inside of more of them than that counts as not drawn. */
const MAX_TRIES = 2_000;

const withoutSpace = (text: string): string => text.replace(/\s+/g, "");

/** The text of a page, in which space may be drawn anywhere, or not at all. */
class DrawnWords {
  private readonly text: string;
  /** Places in the text that are inside of a word. */
  private readonly inside: Uint8Array;

  constructor(pageText: string) {
    this.text = withoutSpace(pageText);
    this.inside = new Uint8Array(this.text.length + 1);
    let at = 0;
    for (const part of pageText.split(/\s+/)) {
      for (const { 0: word, index } of part.matchAll(WORD))
        this.inside.fill(1, at + index + 1, at + index + word.length);
      at += part.length;
    }
  }

  /** Whether it is drawn as whole words: "Java" isn't in "JavaScript". */
  has(value: string): boolean {
    const sought = withoutSpace(value);
    let at = this.text.indexOf(sought);
    for (let tries = 0; at >= 0 && tries < MAX_TRIES; tries++) {
      if (this.inside[at] === 0 && this.inside[at + sought.length] === 0) return true;
      at = this.text.indexOf(sought, this.nextEdge(at));
    }
    return false;
  }

  private nextEdge(from: number): number {
    const edge = this.inside.indexOf(0, from + 1);
    return edge < 0 ? this.text.length + 1 : edge;
  }
}
