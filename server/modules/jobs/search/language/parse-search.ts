import type { PayAtLeast } from "#site/pay-at-least";
import { QUERY_LENGTH } from "#site/query-length";
import type { WorkAuthorization } from "../../record/work-authorization.js";
import { factWords, NO_FACTS, takeFacts, type SearchFacts } from "./facts-in-search.js";
import { guessPlace, placeAtStart, type PlaceGuess } from "./guess-place.js";
import { searchTooLong } from "./job-numbers.js";
import type { Place, Places } from "./places.js";
import { withoutSlashAtPlace } from "./slashed-place.js";
import { searchOf, searchParts, type SearchPart } from "./search-parts.js";
import type { Sponsorship } from "./sponsorship-words.js";
import type { TaxTermAsked } from "./tax-term-words.js";
import type { TextQuery } from "./text-query.js";
import { titlesOf, wordsOf } from "./query-words.js";
import { distanceIn } from "./typed-distance.js";
import { joined } from "./typed-words.js";
import type { WordUses } from "./word-uses.js";

/** What a search means. */
export interface ParsedSearch {
  /** The words; both lists are empty if there are none. */
  text: TextQuery;
  /** Word sequences that a role has if it is just what was typed; at most four. */
  titles: string[][];
  /** The place that the words seem to name. It is a guess, so people can remove it. */
  place: Place | null;
  /** How far from the place jobs may be; null if the words don't say. */
  miles: number | null;
  /** The sponsorship asked for, any of these; null if none. */
  sponsorship: Sponsorship[] | null;
  /** The immigration statuses that jobs must be open to, any of these; null if none. */
  statuses: readonly WorkAuthorization[] | null;
  /** The tax terms asked for, any of these; null if none. */
  taxTerms: TaxTermAsked[] | null;
  /** The tax terms that jobs must not be limited to; null if none. */
  refusedTaxTerms: TaxTermAsked[] | null;
  /** The least pay asked for; null if none. */
  payAtLeast: PayAtLeast | null;
  /** What was typed, without place and facts. */
  rest: string;
  /** What was typed, without the place. */
  withoutPlace: string;
  /** What was typed, without the words that ask for each of these. */
  withoutSponsorship: string;
  withoutStatuses: string;
  withoutTaxTerms: string;
  withoutRefusedTaxTerms: string;
  withoutPay: string;
  /** The words that ask for each of these; empty if none do. */
  factWords: Readonly<Record<"sponsorship" | "statuses" | "taxTerms", string>>;
  /** Words that narrow nothing: "no sponsorship", "under $50". Empty if there are none. */
  unneeded: string[];
  /** The search with the other meaning of its words, as with "TN", a status and a state; null if they have one. */
  instead: string | null;
  /** Words that were left out because there were too many, each once; "-travel" if it was to be left out of the jobs. */
  dropped: string[];
}

export interface SearchReading {
  /** Without the table, no place is guessed. */
  places?: Places | null;
  /** How the jobs of this site use the words; null if not known. */
  uses?: WordUses | null;
  /** Whether to read sponsorship, statuses, tax terms, and pay as facts (by default) or as words. */
  readsFacts?: boolean;
}

/**
 * Reads what people type: roles, companies, skills, places and text, quotes, minus, and "or".
 * @throws BAD_INPUT if it is longer than 200 characters, and never else
 */
export function parseSearch(text: string, reading: SearchReading = {}): ParsedSearch {
  if (text.length > QUERY_LENGTH) throw searchTooLong();
  const { places = null, uses = null, readsFacts = true } = reading;
  const parts = searchParts(text);
  const facts = readsFacts ? takeFacts(parts) : NO_FACTS;
  const withPlace = searchOf(parts);
  const guess = places && takePlace(parts, places, uses);
  const rest = searchOf(parts);
  return {
    ...wordsOf(parts),
    titles: titlesOf(parts),
    place: guess?.place ?? null,
    miles: guess?.miles ?? null,
    ...meantBy(facts),
    rest,
    withoutPlace: joined(rest, factWords(facts)),
    ...withoutFacts(facts, withPlace),
    factWords: {
      sponsorship: facts.sponsorship?.words ?? "",
      statuses: facts.statuses?.words ?? "",
      taxTerms: facts.taxTerms?.words ?? "",
    },
    instead: insteadOf(facts, guess, rest),
  };
}

const meantBy = ({
  sponsorship,
  statuses,
  taxTerms,
  refusedTaxTerms,
  pay,
  unneeded,
}: SearchFacts) => ({
  sponsorship: sponsorship?.sponsorship ?? null,
  statuses: statuses?.statuses ?? null,
  taxTerms: taxTerms?.taxTerms ?? null,
  refusedTaxTerms: refusedTaxTerms?.taxTerms ?? null,
  payAtLeast: pay?.payAtLeast ?? null,
  unneeded: [...(unneeded ? [unneeded.words] : []), ...(pay && !pay.payAtLeast ? [pay.words] : [])],
});

/** @param rest what was typed, without the facts but with the place, which is read best at the end */
function withoutFacts(facts: SearchFacts, rest: string) {
  const without = (fact: keyof SearchFacts): string => joined(factWords(facts, fact), rest);
  return {
    withoutSponsorship: without("sponsorship"),
    withoutStatuses: without("statuses"),
    withoutTaxTerms: without("taxTerms"),
    withoutRefusedTaxTerms: without("refusedTaxTerms"),
    withoutPay: without("pay"),
  };
}

function insteadOf(facts: SearchFacts, guess: PlaceGuess | null, rest: string): string | null {
  const { statuses } = facts;
  if (statuses?.instead) return joined(statuses.instead, factWords(facts, "statuses"));
  if (!guess?.isStatusToo) return null;
  return joined(rest, "TN visa", factWords(facts));
}

/** Finds a place in the last words, or else in the first ones, and takes it out of the search. */
function takePlace(
  parts: readonly SearchPart[],
  places: Places,
  uses: WordUses | null,
): PlaceGuess | null {
  const near = takeDistant(parts, places, uses);
  if (near) return near;
  const typed = parts.map(({ text }) => text);
  let isSpaced = false;
  for (const part of parts) {
    const spaced = part.kind === "words" ? withoutSlashAtPlace(part.text, places) : null;
    if (spaced === null) continue;
    part.text = spaced;
    isSpaced = true;
  }
  const found = takeGuess(parts, places, uses);
  if (found || !isSpaced) return found;
  // It was no place after all.
  parts.forEach((part, at) => (part.text = typed[at] ?? ""));
  return takeGuess(parts, places, uses);
}

/** "Java within 50 miles of Dallas"; null, with the parts as they were, if what follows is no city. */
function takeDistant(
  parts: readonly SearchPart[],
  places: Places,
  uses: WordUses | null,
): PlaceGuess | null {
  for (const part of parts) {
    const typed = part.text;
    const distance = part.kind === "words" ? distanceIn(typed) : null;
    if (!distance) continue;
    part.text = distance.rest;
    const found = takeGuess(parts, places, uses);
    if (found?.place.kind === "city") return { ...found, miles: distance.miles };
    part.text = typed;
  }
  return null;
}

function takeGuess(
  parts: readonly SearchPart[],
  places: Places,
  uses: WordUses | null,
): PlaceGuess | null {
  const wanted = parts.filter(({ kind }) => kind !== "not");
  const take = (part: SearchPart, found: PlaceGuess): PlaceGuess => {
    part.text = found.rest;
    return found;
  };
  const [first, ...others] = wanted;
  const last = wanted.at(-1);
  const atEnd = last?.kind === "words" ? guessPlace(last.text, places, uses) : null;
  if (last && atEnd) return take(last, atEnd);
  if (first?.kind !== "words") return null;
  const otherWords = others.map(({ text }) => text).join(" ");
  const atStart = placeAtStart(first.text, otherWords, places, uses);
  return atStart && take(first, atStart);
}
