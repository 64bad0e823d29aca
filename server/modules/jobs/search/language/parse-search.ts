import { QUERY_LENGTH } from "#site/query-length";
import { jobErrorTexts } from "#texts/errors";
import { badInput } from "../../../../core/errors.js";
import { guessPlace, type IsWorkWord } from "./guess-place.js";
import type { Place, Places } from "./places.js";
import { searchOf, searchParts, type SearchPart } from "./search-parts.js";
import { sponsorshipIn, type Sponsorship } from "./sponsorship-words.js";
import { taxTermsIn, type TaxTermAsked } from "./tax-term-words.js";
import type { TextQuery } from "./text-query.js";
import { titlesOf, wordsOf } from "./query-words.js";

/** What a search means. */
export interface ParsedSearch {
  /** The words; both lists are empty if there are none. */
  text: TextQuery;
  /** Word sequences that a role has if it is just what was typed; at most four. */
  titles: string[][];
  /** The place that the words seem to name. It is a guess, so people can remove it. */
  place: Place | null;
  /** The sponsorship asked for, any of these; null if none. */
  sponsorship: Sponsorship[] | null;
  /** The tax terms asked for, any of these; null if none. */
  taxTerms: TaxTermAsked[] | null;
  /** What was typed, without place, sponsorship, and tax terms. */
  rest: string;
  /** What was typed, without the place. */
  withoutPlace: string;
  /** What was typed, without the words that ask for sponsorship. */
  withoutSponsorship: string;
  /** What was typed, without the words that ask for tax terms. */
  withoutTaxTerms: string;
  /** Words that were left out because there were too many, each once; "-travel" if it was to be left out of the jobs. */
  dropped: string[];
}

export interface SearchReading {
  /** Without the table, no place is guessed. */
  places?: Places | null;
  /** Whether a word is one of roles or skills, in the jobs of this site. */
  isWorkWord?: IsWorkWord;
  /** Whether to read sponsorship and tax terms as facts (by default) or as words. */
  readsFacts?: boolean;
}

/**
 * Reads what people type: roles, companies, skills, places and text, quotes, minus, and "or".
 * @throws BAD_INPUT if it is longer than 200 characters, and never else
 */
export function parseSearch(text: string, reading: SearchReading = {}): ParsedSearch {
  if (text.length > QUERY_LENGTH)
    throw badInput(jobErrorTexts.searchTooLong(QUERY_LENGTH), { query: jobErrorTexts.tooLong });
  const { places = null, isWorkWord = () => false, readsFacts = true } = reading;
  const parts = searchParts(text);
  const sponsorship = readsFacts ? takeFact(parts, sponsorshipIn) : null;
  const tax = readsFacts ? takeFact(parts, taxTermsIn) : null;
  const withPlace = searchOf(parts);
  const place = places && takePlace(parts, places, isWorkWord);
  const rest = searchOf(parts);
  return {
    ...wordsOf(parts),
    titles: titlesOf(parts),
    place,
    sponsorship: sponsorship?.sponsorship ?? null,
    taxTerms: tax?.taxTerms ?? null,
    rest,
    withoutPlace: joined(rest, sponsorship?.words, tax?.words),
    // A place is read at the end.
    withoutSponsorship: joined(tax?.words, withPlace),
    withoutTaxTerms: joined(sponsorship?.words, withPlace),
  };
}

const joined = (...texts: (string | undefined)[]): string => texts.filter(Boolean).join(" ");

/** Takes a fact asked for out of the words. */
function takeFact<Fact extends { rest: string }>(
  parts: SearchPart[],
  read: (text: string) => Fact | null,
): Fact | null {
  for (const part of parts) {
    const found = part.kind === "words" ? read(part.text) : null;
    if (!found) continue;
    part.text = found.rest;
    return found;
  }
  return null;
}

/** Takes the place out of the words that come last, apart from those to leave out. */
function takePlace(parts: SearchPart[], places: Places, isWorkWord: IsWorkWord): Place | null {
  const last = parts.findLast(({ kind }) => kind !== "not");
  const found = last?.kind === "words" ? guessPlace(last.text, places, isWorkWord) : null;
  if (!last || !found) return null;
  last.text = found.rest;
  return found.place;
}
