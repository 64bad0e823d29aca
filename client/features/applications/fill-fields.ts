import { COUNTRY_CODES } from "../../lib/phone";
import type { ReadResumeMutation } from "./ReadResume.generated";

/** What was read from a resume. */
export type ResumeReading = NonNullable<ReadResumeMutation["readResume"]["reading"]>;

/** Fields of the form that a resume may fill in. */
export const READ_FIELDS = ["name", "phone", "location", "linkedin"] as const;
export type ReadField = (typeof READ_FIELDS)[number];

/** What was filled into which field. */
export type FilledFields = Readonly<Partial<Record<ReadField, string | undefined>>>;

type Entry = HTMLInputElement | HTMLSelectElement;

export const isReadField = (name: string): name is ReadField =>
  READ_FIELDS.some((field) => field === name);

/** The text of a field; null if the form has no such field, or it is read-only. */
export function valueIn(form: HTMLFormElement, name: string): string | null {
  const entry = entryIn(form, name);
  return entry === null ? null : entry.value;
}

/**
 * Fills in fields that are blank, or still have what an earlier resume filled in. What the person typed stays,
 * and a field they are in is left to them: what they type next would be appended.
 * @returns what is filled in now
 */
export function fillFields(
  form: HTMLFormElement,
  reading: ResumeReading,
  before: FilledFields,
): FilledFields {
  const filled: Partial<Record<ReadField, string>> = {};
  for (const field of READ_FIELDS) {
    const now = valueIn(form, field);
    const isOurs = before[field] !== undefined && before[field] === now;
    if (now === null || (now.trim() !== "" && !isOurs)) continue;
    if (!isInUse(form, field)) fillField(form, field, reading);
    else if (!isOurs) continue;
    const value = valueIn(form, field) ?? "";
    if (value !== "") filled[field] = value;
  }
  return filled;
}

function isInUse(form: HTMLFormElement, field: ReadField): boolean {
  const { activeElement } = document;
  const entries = field === "phone" ? ["countryCode", "phone"] : [field];
  return entries.some((name) => activeElement !== null && entryIn(form, name) === activeElement);
}

function fillField(form: HTMLFormElement, field: ReadField, reading: ResumeReading): void {
  if (field !== "phone") return type(entryIn(form, field), reading[field] ?? "");
  const { phone, countryCode } = reading;
  const isOffered = COUNTRY_CODES.some(({ code }) => code === countryCode);
  if (countryCode !== null && isOffered) type(entryIn(form, "countryCode"), countryCode);
  // A number that names its country needs no entry of the select.
  type(
    entryIn(form, "phone"),
    isOffered ? (phone ?? "") : `${countryCode ?? ""} ${phone ?? ""}`.trim(),
  );
}

function entryIn(form: HTMLFormElement, name: string): Entry | null {
  const entry = form.elements.namedItem(name);
  if (entry instanceof HTMLSelectElement) return entry;
  return entry instanceof HTMLInputElement && !entry.readOnly ? entry : null;
}

/** Sets a value as if it was typed: with the setter that React doesn't replace, and an event that it listens to. */
function type(entry: Entry | null, value: string): void {
  if (entry === null || entry.value === value) return;
  const prototype = Object.getPrototypeOf(entry) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(entry, value);
  entry.dispatchEvent(
    new Event(entry instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }),
  );
}
