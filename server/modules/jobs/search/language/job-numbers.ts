import { QUERY_LENGTH } from "#site/query-length";
import { jobErrorTexts } from "#texts/errors";
import { badInput } from "../../../../core/errors.js";

/** Numbers of jobs alone, such as "10194" of SB-10194, and "req 10194, 10195". One may also be a ZIP code, or pay. */
const NUMBERS =
  /^(?:(?:(?:sb|job|jobs|id|code|number|no|req|ref|requisition|reference|posting|and|or)(?![a-z])|["“”'#:,;/&|_\s.-])*\d{4,10}){1,5}["“”'\s]*$/i;

export const searchTooLong = (): Error =>
  badInput(jobErrorTexts.searchTooLong(QUERY_LENGTH), { query: jobErrorTexts.tooLong });

/**
 * The numbers of jobs, if nothing else was typed; else none.
 * @throws BAD_INPUT for other text that is too long to search for
 */
export function readNumbers(typed: string): string[] {
  if (NUMBERS.test(typed)) return typed.match(/\d{4,10}/g) ?? [];
  if (typed.length > QUERY_LENGTH) throw searchTooLong();
  return [];
}
