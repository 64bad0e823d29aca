import { isStateCode, stateNames } from "../../../../kit/words/us-states.js";
import { meantCity } from "../../places/place-choices.js";
import { placeWords } from "./place-words.js";
import { DOUBTFUL_CODES, PLAIN_CODES } from "./state-codes.js";
import { isFiller, isNoise, isStopWord } from "#site/stop-words";
import { Places, stateAs, withoutCountry, type NamedPlace, type Place } from "./places.js";
import { withoutRemote } from "./remote-words.js";
import { synonymAt } from "./synonyms.js";
import { tokens } from "./tokens.js";
import type { WordUses } from "./word-uses.js";

/** A place that a search seems to name, and the search without it. */
export interface PlaceGuess {
  place: Place;
  rest: string;
  /** Whether the place is the state TN, which is also an immigration status. */
  isStatusToo?: boolean;
}

/** People in a city that is read without its state after other words, or alone. */
const TOWN = 25_000;
const CITY = 100_000;
/** A city of this size is meant even if its name is also a tool's, as in "python phoenix". */
const METROPOLIS = 300_000;
/** After "in" or "near", small places count too. */
const VILLAGE = 1_000;
const LONGEST_PLACE = 5;

/** Roles, skills and everyday words that are also names of places. */
const WORK_WORDS: ReadonlySet<string> = new Set(
  "mobile orange reading java driver teller temple security buckeye enterprise eagle liberty independence commerce industry normal surprise hope remote tech energy garden media union chase bath page frame cargo flower baker cook butler porter mason carpenter weaver gardner marshall parker superior epic oracle spring boot azure helm sketch lead price law sparks jackson lincoln hewitt excel early best home welcome friendly experiment trainer rifle coach warden college university hudson florence concord salem cypress camden columbia".split(
    " ",
  ),
);
/** Employers whose last word is a city. */
const COMPANIES = /\b(?:wells fargo|booz allen|marsh mclennan|morgan stanley|ernst and young)$/;
/**
 * Reads a place at the end of a search, after "in" or "near", or with its state anywhere: "java dallas", "nurse in Austin,
 * TX", "truck driver 75201", "java nyc jobs", "dallas, tx java", "remote java". Names that are rather a role or a skill stay
 * words: "reading teacher", "mobile". Null if no place is named.
 * @param uses null if not known
 */
export function guessPlace(text: string, places: Places, uses: WordUses | null): PlaceGuess | null {
  const typed = withoutEnd(plainSpaces(text));
  const reader = new PlaceReader(places, uses);
  return (
    reader.afterPreposition(typed) ??
    reader.atEnd(typed) ??
    reader.withStateInside(typed) ??
    stateCodeAtEnd(typed) ??
    remoteIn(typed)
  );
}

/**
 * Reads a place at the start of a search whose rest names a role or skill: "dallas java", "75201 warehouse", "nyc data engineer". Null
 * if there is none.
 * @param others the words of the search that are not in the text
 * @param uses null if not known: then any word may name a role
 */
export const placeAtStart = (
  text: string,
  others: string,
  places: Places,
  uses: WordUses | null,
): PlaceGuess | null =>
  new PlaceReader(places, uses).atStart(withoutStart(plainSpaces(text)), others);

const plainSpaces = (text: string): string => text.trim().replace(/\s+/g, " ");

class PlaceReader {
  constructor(
    private readonly places: Places,
    private readonly uses: WordUses | null,
  ) {}

  afterPreposition(text: string): PlaceGuess | null {
    for (const { index, 0: word } of text.matchAll(/(?<=^|\s)(?:in|near|around)\s/gi)) {
      const named = text.slice(index + word.length);
      const rest = text.slice(0, index);
      if (Places.isRemote(named)) return { place: { kind: "remote" }, rest: tidy(rest) };
      const found = this.places.read(withoutArea(named));
      const smallest = this.isWorkWord(placeWords(named)) ? TOWN : VILLAGE;
      if (found && (found.isSure || found.population >= smallest)) return guess(found, rest);
      const state = named.toUpperCase();
      if (/^in\s/i.test(word) && isStateCode(state))
        return { place: stateAs(state), rest: tidy(rest) };
    }
    return null;
  }

  atEnd(text: string): PlaceGuess | null {
    const words = text.split(" ");
    for (let count = Math.min(LONGEST_PLACE, words.length); count > 0; count--) {
      const tail = words.slice(-count).join(" ");
      const head = words.slice(0, -count).join(" ");
      // "Java or Dallas" asks for either, so Dallas is one of two words.
      if (/(?:^|\s)(?:or|and|\|)$/i.test(head) || COMPANIES.test(placeWords(text))) continue;
      const found = this.places.read(withoutArea(tail));
      if (found && this.isMeant(found, tail, head)) return guess(found, head);
    }
    return null;
  }

  atStart(text: string, others: string): PlaceGuess | null {
    const words = text.split(" ");
    for (let count = Math.min(LONGEST_PLACE, words.length); count > 0; count--) {
      const head = words.slice(0, count).join(" ");
      const found = this.places.read(withoutArea(head));
      // The longest name decides: "Iowa City" is not Iowa. Hamlets are none, and "Dallas |" leaves a choice.
      if (!found || (!found.isSure && found.population < VILLAGE) || !endsWithName(head)) continue;
      const rest = words
        .slice(count)
        .join(" ")
        .replace(/^[\s,-]+/, "");
      const isMeant = this.isMeantAtStart(found, head) && !isChoice(/^\S*/.exec(rest)?.[0]);
      return isMeant && this.namesWork(`${rest} ${others}`) ? guess(found, rest) : null;
    }
    return null;
  }

  /** "dallas, tx java", "java dallas tx developer": anywhere only with the state. */
  withStateInside(text: string): PlaceGuess | null {
    const words = text.split(" ");
    for (let end = 1; end < words.length; end++) {
      if (!namesState(words, end)) continue;
      const guessed = this.endingAt(words, end);
      if (guessed) return guessed;
    }
    return null;
  }

  private endingAt(words: readonly string[], end: number): PlaceGuess | null {
    for (let start = Math.max(0, end - LONGEST_PLACE); start < end; start++) {
      const named = words.slice(start, end).join(" ");
      const found = this.places.read(named);
      if (!found?.isSure || found.place.kind !== "city") continue;
      if (!this.isMeant(found, named, "")) continue;
      // "Houston, TX or remote" asks for either.
      if (isChoice(words[start - 1]) || isChoice(words[end])) continue;
      const before = tidy(words.slice(0, start).join(" "));
      const after = words
        .slice(end)
        .join(" ")
        .replace(/^[,-]\s*/, "");
      return guess(found, before ? `${before} ${after}` : after);
    }
    return null;
  }

  /** What is a role, a skill, or a company's name in the jobs of this site is no place before other words. */
  private isMeantAtStart(found: NamedPlace, head: string): boolean {
    const key = placeWords(withoutArea(head));
    const last = key.split(" ").at(-1) ?? "";
    if (this.isWorkWord(key) || this.uses?.beginningCompanies.includes(last)) return false;
    // "la nurse" and "portland me nurse"
    if (isStopWord(last) && head !== head.toUpperCase()) return false;
    if (found.isSure) return this.isMeant(found, head, "");
    const city = meantCity(key, this.places);
    return city !== null && "id" in city;
  }

  private namesWork(text: string): boolean {
    const words = tokens(text);
    const isWork = (word: string, at: number): boolean =>
      this.uses === null || this.uses.work.includes(word) || synonymAt(words, at) !== null;
    return words.some((word, at) => !isFiller(word) && isWork(word, at));
  }

  private isWorkWord(word: string): boolean {
    return WORK_WORDS.has(word) || (this.uses?.work.includes(word) ?? false);
  }

  private isMeant(found: NamedPlace, tail: string, head: string): boolean {
    const { isSure, population } = found;
    const key = placeWords(tail);
    if (isSure) {
      const [city = ""] = key.split(" ");
      // "java sd" is SAP's module; "Java, SD" is the town.
      return (
        tail.includes(",") || !key.includes(" ") || population >= TOWN || !this.isWorkWord(city)
      );
    }
    if (this.isWorkWord(key)) return Boolean(head) && population >= METROPOLIS;
    return population >= (head ? TOWN : CITY);
  }
}

const endsWithName = (text: string): boolean => /[\p{L}\p{N}][.,]?$/u.test(text);

const isChoice = (word = ""): boolean => /^(?:or|and|\|.*|&|\/)$/i.test(word);

/** Last words of the names of states: "north carolina". */
const STATE_ENDS: ReadonlySet<string> = new Set(
  stateNames().map(({ name }) => name.toLowerCase().split(" ").at(-1) ?? ""),
);

/**
 * Whether the words before a position may end with a state. "Portland or Seattle" names none: a code that is a word counts only
 * in capitals or after a comma.
 */
function namesState(words: readonly string[], end: number): boolean {
  const [, comma = "", last = ""] = /^(?:[^,]+(,))?([a-z.]+),?$/i.exec(words[end - 1] ?? "") ?? [];
  const code = last.replaceAll(".", "").toUpperCase();
  if (!isStateCode(code)) return STATE_ENDS.has(last.toLowerCase());
  const isAfterComma = comma !== "" || (words[end - 2] ?? "").endsWith(",");
  return isAfterComma || last === code || !DOUBTFUL_CODES.has(code);
}

const guess = ({ place }: NamedPlace, rest: string): PlaceGuess => ({ place, rest: tidy(rest) });

/** The country, and words that fit every job, may follow a place: "new york jobs", "boston, ma, usa". */
function withoutEnd(text: string): string {
  const place = withoutCountry(text);
  const [, before, last = ""] = /^(.*?)[\s,]+([^\s,]+)$/.exec(place) ?? [];
  const word = last.toLowerCase();
  // Not "in" and "or", which may be states.
  const goesOn = before !== undefined && isNoise(word) && !isStopWord(word);
  return goesOn ? withoutEnd(before) : place;
}

/** Words that fit every job may stand before a place, too: "jobs dallas java". */
function withoutStart(text: string): string {
  const [, first = "", after] = /^([^\s,]+)[\s,]+(.*)$/.exec(text) ?? [];
  const word = first.toLowerCase();
  return after !== undefined && isNoise(word) && !isStopWord(word) ? withoutStart(after) : text;
}

/** "Greater Boston area" is Boston. */
const withoutArea = (text: string): string =>
  text
    .replace(/^greater\s+/i, "")
    .replace(/\s+(?:metro(?:politan)?\s+)?area$/i, (area) =>
      /^bay\s/i.test(text) || /\sbay\s+area$/i.test(text) ? area : "",
    );

function stateCodeAtEnd(text: string): PlaceGuess | null {
  const [, rest = "", comma = "", code = ""] =
    /^(.*?)(,?)(?:^|\s|(?<=,))([a-z]{2})$/i.exec(text) ?? [];
  const state = code.toUpperCase();
  if (!code || !isStateCode(state)) return null;
  const isMeant =
    comma !== "" ||
    (PLAIN_CODES.has(state) && rest !== "") ||
    // No choice is left open at the end of a search.
    (code === "OR" && rest !== "") ||
    // As a word, it selects nothing.
    (code === state && rest === "" && isStopWord(code.toLowerCase())) ||
    (code === state && rest !== "" && !DOUBTFUL_CODES.has(state)) ||
    (state === "TN" && rest !== "");
  if (!isMeant) return null;
  const isStatusToo = state === "TN" && comma === "";
  return { place: stateAs(state), rest: tidy(rest), ...(isStatusToo && { isStatusToo }) };
}

function remoteIn(text: string): PlaceGuess | null {
  const rest = withoutRemote(text);
  return rest === null ? null : { place: { kind: "remote" }, rest: tidy(rest) };
}

/** What is left of a search, without words that only led to the place. */
const tidy = (rest: string): string =>
  rest
    .replace(/[\s,-]+$/, "")
    .replace(/(?:^|\s)(?:jobs?|in|near|around|at)$/i, "")
    .trim();
