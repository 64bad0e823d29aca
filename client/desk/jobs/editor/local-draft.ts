import { isOptional } from "./form-fields";
import { sameValues, type JobValues } from "./job-values";

/** What someone typed that the server does not have yet. */
export interface LocalDraft {
  values: JobValues;
  /** What the job said when the edit began, and its version then. */
  base: JobValues;
  version: number;
  /** ISO 8601 */
  time: string;
}

const keyOf = (personId: string, jobId: string): string => `desk-job:${personId}:${jobId}`;

/** Keeps what someone types on this device, until the server has it. Without storage it does nothing. */
export function localDraft(personId: string, jobId: string) {
  const key = keyOf(personId, jobId);
  return {
    /** @param like values whose shape the stored ones must have */
    read(like: JobValues): LocalDraft | null {
      try {
        const draft = parse(localStorage.getItem(key), like);
        return draft === null || sameValues(draft.values, like) ? null : draft;
      } catch {
        return null;
      }
    },
    write(draft: LocalDraft): void {
      try {
        localStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // Storage may be full or blocked; the server still gets the text.
      }
    },
    forget(): void {
      try {
        localStorage.removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? { ...value } : {};

function parse(text: string | null, like: JobValues): LocalDraft | null {
  if (text === null) return null;
  const { values, base, version, time } = record(JSON.parse(text));
  if (typeof version !== "number" || typeof time !== "string") return null;
  return { values: shaped(values, like), base: shaped(base, like), version, time };
}

/** The stored values, and the known ones in place of those of another type. */
function shaped(stored: unknown, like: JobValues): JobValues {
  const given = record(stored);
  const fits = (name: string, known: unknown): boolean => {
    const value = given[name];
    if (Array.isArray(known))
      return Array.isArray(value) && value.every((entry) => typeof entry === "string");
    if (name === "payMin" || name === "payMax") return value === null || typeof value === "number";
    if (isOptional(name)) return value === null || typeof value === "string";
    return typeof value === typeof known;
  };
  const kept = Object.entries<unknown>({ ...like }).map(([name, known]) => [
    name,
    fits(name, known) ? given[name] : known,
  ]);
  return { ...like, ...record(Object.fromEntries(kept)) };
}
