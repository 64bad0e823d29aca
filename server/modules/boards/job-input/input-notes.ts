import { boardTexts } from "#texts/boards";
import type { BoardNote, JobInputField, Told } from "../board.types.js";
import { unescaped } from "../source/html-characters.js";
import type { JobWords } from "./job-words.js";

/** Entries of a list that a job may have. */
const MOST_ENTRIES = 40;
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** What becomes of the fields of an advert: collects the notes about them. */
export class InputNotes {
  readonly list: BoardNote[] = [];

  constructor(private readonly words: JobWords) {}

  mapped(field: JobInputField, { from, guess }: Told<unknown>, message = ""): void {
    const kind = guess === undefined ? "MAPPED" : "GUESSED";
    this.list.push({ field, kind, from, message: guess ?? message });
  }

  guessed(field: JobInputField, from: string, message: string): void {
    this.list.push({ field, kind: "GUESSED", from, message });
  }

  refused(field: JobInputField, from: string, message: string): void {
    this.list.push({ field, kind: "REFUSED", from, message });
  }

  limitOf(field: JobInputField): number {
    return this.words.form[field]?.max ?? Infinity;
  }

  /** One line of text; undefined if it is blank, or too long for its field. */
  line(field: JobInputField, told: Told<string> | null): string | undefined {
    if (!told) return undefined;
    const line = cleanLine(told.value);
    if (line === "") return undefined;
    const most = this.limitOf(field);
    if (line.length > most) this.refused(field, told.from, boardTexts.notes.tooLong(most));
    else this.mapped(field, told, hasControls(told.value) ? boardTexts.notes.cleaned : "");
    return line.length > most ? undefined : line;
  }

  /** The entries that fit; undefined if there are none. */
  entries(field: JobInputField, told: Told<readonly string[]> | null): string[] | undefined {
    if (!told) return undefined;
    const most = this.limitOf(field);
    const all = [...new Set(told.value.map(cleanLine).filter(Boolean))];
    const kept = all.filter((entry) => entry.length <= most).slice(0, MOST_ENTRIES);
    if (kept.length > 0) this.mapped(field, told);
    if (kept.length < all.length)
      this.refused(field, told.from, boardTexts.notes.entriesLeftOut(all.length - kept.length));
    return kept.length > 0 ? kept : undefined;
  }

  /** The values that a field has, in any spelling of their names. */
  choices(field: JobInputField, told: Told<readonly string[]> | null): string[] | undefined {
    if (!told) return undefined;
    const known = this.words.form[field]?.values ?? [];
    const found = told.value.map((text) => ({
      text,
      value: known.find((name) => lettersOf(name) === lettersOf(text)),
    }));
    for (const { text, value } of found)
      if (value === undefined)
        this.refused(field, told.from, boardTexts.notes.valueUnknown(cleanLine(text)));
    const kept = found.flatMap(({ value }) => value ?? []);
    if (kept.length > 0) this.mapped(field, told);
    return kept.length > 0 ? [...new Set(kept)] : undefined;
  }
}

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z\d]/g, "");

const hasControls = (text: string): boolean => /[\p{Cc}\p{Zl}\p{Zp}]/u.test(text.trim());

/** One line without signs that can't be shown; line breaks become spaces. */
export const cleanLine = (text: string): string =>
  unescaped(text).toWellFormed().replace(CONTROLS, " ").replace(/\s+/g, " ").trim();

/** Cut at the end of a word. */
export function shortened(line: string, most: number): string {
  if (line.length <= most) return line;
  const cut = line.slice(0, most - 1);
  const end = /\s/.test(line[most - 1] ?? "") ? cut.length : cut.lastIndexOf(" ");
  return `${(end > most / 2 ? cut.slice(0, end) : cut).trimEnd()}…`.toWellFormed();
}
