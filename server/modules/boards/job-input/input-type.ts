import { boardTexts } from "#texts/boards";
import type { BoardAdvert } from "../board.types.js";
import type { InputNotes } from "./input-notes.js";
import type { JobWords } from "./job-words.js";

/** What is said beside a title: "Nurse (Part-time)", "Analyst - 6-month contract". Not "Contract Manager". */
const BESIDE_TITLE = /[([,|–—]\s*([^([,|–—]+?)[)\]]?\s*$|\s-\s*([^-]+(?:-[^-\s]+)*)\s*$/u;
const INTERN_AT_END = /\binterns?(?:hip)?\s*$/i;

/** The type of employment. A job needs one, and few boards leave it out unless it is full time. */
export function typeInput(
  advert: BoardAdvert,
  role: string,
  notes: InputNotes,
  words: JobWords,
): string {
  const told = notes.line("jobType", advert.jobType);
  if (told !== undefined) {
    if (words.jobTypesOf(told).length === 0)
      notes.guessed("jobType", advert.jobType?.from ?? "", boardTexts.notes.typeUnknown);
    return told;
  }
  const beside = besideTitle(role);
  if (
    beside !== null &&
    beside.length <= notes.limitOf("jobType") &&
    words.jobTypesOf(beside).length > 0
  ) {
    notes.guessed("jobType", advert.title?.from ?? "", boardTexts.notes.typeFromTitle);
    return beside;
  }
  notes.guessed("jobType", "", boardTexts.notes.typeAssumed);
  return boardTexts.fullTime;
}

function besideTitle(title: string): string | null {
  const [, aside, end] = BESIDE_TITLE.exec(title) ?? [];
  const text = aside ?? end;
  if (text !== undefined) return text.trim();
  return INTERN_AT_END.test(title) ? boardTexts.internship : null;
}
