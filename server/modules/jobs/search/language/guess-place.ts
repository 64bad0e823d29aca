import { isStateCode } from "../../../../kit/words/us-states.js";
import { meantAbroad, meantHere } from "../../places/place-choices.js";
import { placeWords } from "./place-words.js";
import { stateCodeAfterIn, stateCodeAtStart } from "./state-at-start.js";
import { DOUBTFUL_CODES, PLAIN_CODES } from "./state-codes.js";
import { isFiller, isStopWord } from "#site/stop-words";
import {
  afterLead,
  beginnings,
  endsWithName,
  isChoice,
  LONGEST_PLACE,
  namesState,
  plainSpaces,
  tidy,
  withoutArea,
  withoutEnd,
  withoutStart,
} from "./place-surroundings.js";
import { Places, stateAs, type NamedPlace, type Place } from "./places.js";
import { withoutRemote } from "./remote-words.js";
import { NAME_WORDS, synonymAt } from "./synonyms.js";
import { tokens } from "./tokens.js";
import { joined } from "./typed-words.js";
import type { WordUses } from "./word-uses.js";

/** A place that a search seems to name, and the search without it. */
export interface PlaceGuess {
  place: Place;
  rest: string;
  /** Whether the place is the state TN, which is also an immigration status. */
  isStatusToo?: boolean;
  /** How far from it jobs may be, if the search says so. */
  miles?: number;
}

/** People in a city that is read without its state after other words, or alone. */
const TOWN = 25_000;
const CITY = 100_000;
/** A city of this size is meant even if its name is also a tool's, as in "python phoenix". */
const METROPOLIS = 300_000;
/** After "in" or "near", small places count too. */
const VILLAGE = 1_000;

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
    reader.beforeOthers(typed) ??
    reader.withStateInside(typed) ??
    stateCodeAtEnd(typed) ??
    remoteIn(typed, places, uses)
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
): PlaceGuess | null => {
  const reader = new PlaceReader(places, uses);
  const [lead, typed] = afterLead(plainSpaces(text));
  // As typed first, since "los" and "el" fit every job, but not Los Angeles and El Paso.
  const after = withoutStart(typed);
  const found =
    reader.atStart(typed, others) ?? (after === typed ? null : reader.atStart(after, others));
  return found && { ...found, rest: joined(lead, found.rest) };
};

class PlaceReader {
  constructor(
    private readonly places: Places,
    private readonly uses: WordUses | null,
  ) {}

  /** A place here: "london" alone is not the one in Ohio. */
  private readHere(text: string): NamedPlace | null {
    const found = this.places.read(text);
    return found?.isSure === false && meantAbroad(text, this.places) ? null : found;
  }

  afterPreposition(text: string): PlaceGuess | null {
    for (const { index, 0: word } of text.matchAll(/(?<=^|\s)(?:in|near|around)\s/gi)) {
      const named = text.slice(index + word.length);
      const rest = text.slice(0, index);
      if (Places.isRemote(named)) return { place: { kind: "remote" }, rest: tidy(rest) };
      const found = this.readHere(withoutArea(named));
      const smallest = this.isWorkWord(placeWords(named)) ? TOWN : VILLAGE;
      if (found && (found.isSure || found.population >= smallest)) return guess(found, rest);
      const state = named.toUpperCase();
      if (/^in\s/i.test(word) && isStateCode(state))
        return { place: stateAs(state), rest: tidy(rest) };
    }
    return null;
  }

  /** "in dallas java": what follows the place. */
  beforeOthers(text: string): PlaceGuess | null {
    for (const { index, 0: word } of text.matchAll(/(?<=^|\s)(?:in|near|around)\s/gi)) {
      const named = text.slice(index + word.length);
      const found = this.placeFirst(named) ?? (/^in\s/i.test(word) ? this.stateFirst(named) : null);
      if (found) return { ...found, rest: joined(tidy(text.slice(0, index)), found.rest) };
    }
    return null;
  }

  private placeFirst(text: string): PlaceGuess | null {
    for (const { head, rest } of beginnings(text)) {
      const found = rest ? this.readHere(withoutArea(head)) : null;
      if (!found || !endsWithName(head)) continue;
      const key = placeWords(withoutArea(head));
      const isMeant = found.isSure
        ? this.isMeant(found, head, "") && this.isNoWord(found, head, rest)
        : found.population >= TOWN && !this.isWorkWord(key);
      const isOther = this.beginsCompany(key) || this.isChoiceOf(rest);
      return isMeant && !isOther ? guess(found, rest) : null;
    }
    return null;
  }

  private stateFirst(text: string): PlaceGuess | null {
    const found = stateCodeAfterIn(text);
    if (!found || this.isChoiceOf(found.rest)) return null;
    return { place: stateAs(found.state), rest: tidy(found.rest) };
  }

  atEnd(text: string): PlaceGuess | null {
    const words = text.split(" ");
    for (let count = Math.min(LONGEST_PLACE, words.length); count > 0; count--) {
      const tail = words.slice(-count).join(" ");
      const head = words.slice(0, -count).join(" ");
      // "Java or Dallas" asks for either, so Dallas is one of two words.
      if (/(?:^|\s)(?:or|and|\|)$/i.test(head) || COMPANIES.test(placeWords(text))) continue;
      const found = this.readHere(withoutArea(tail));
      if (found && this.isMeant(found, tail, head)) return guess(found, head);
    }
    return null;
  }

  atStart(text: string, others: string): PlaceGuess | null {
    for (const { head, rest } of beginnings(text)) {
      const found = this.places.read(withoutArea(head));
      // The longest name decides: "Iowa City" is not Iowa. Hamlets are none, and "Dallas |" leaves a choice.
      if (!found || (!found.isSure && found.population < VILLAGE) || !endsWithName(head)) continue;
      const isMeant = this.isMeantAtStart(found, head, rest) && !this.isChoiceOf(rest);
      return isMeant && this.namesWork(`${rest} ${others}`) ? guess(found, rest) : null;
    }
    return this.stateAtStart(text, others);
  }

  private stateAtStart(text: string, others: string): PlaceGuess | null {
    const found = stateCodeAtStart(text);
    if (!found || this.beginsCompany(found.state.toLowerCase())) return null;
    const isMeant = !this.isChoiceOf(found.rest) && this.namesWork(`${found.rest} ${others}`);
    return isMeant ? { place: stateAs(found.state), rest: tidy(found.rest) } : null;
  }

  private beginsCompany(key: string): boolean {
    return this.uses?.beginningCompanies.includes(key.split(" ").at(-1) ?? "") ?? false;
  }

  /** Whether what follows a place leaves a choice with it: "or austin". */
  private isChoiceOf(rest: string): boolean {
    return isChoice(/^\S*/.exec(rest)?.[0]);
  }

  /** Whether a text begins with a place: then the "or" before it is no Oregon. */
  private beginsWithPlace(text: string): boolean {
    return [...beginnings(text)].some(({ head }) => {
      const found = this.places.read(head);
      return (
        found !== null &&
        (found.isSure || found.population >= TOWN) &&
        !this.isWorkWord(placeWords(head))
      );
    });
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
  private isMeantAtStart(found: NamedPlace, head: string, rest: string): boolean {
    const key = placeWords(withoutArea(head));
    if (this.isWorkWord(key) || this.beginsCompany(key)) return false;
    if (!this.isNoWord(found, head, rest)) return false;
    if (found.isSure) return this.isMeant(found, head, "");
    return meantHere(key, this.places) !== null;
  }

  /**
   * Whether the last word is no mere word: "la nurse" names no city, nor does "dallas or java", though there is a Dallas in Oregon.
   * "Portland or nurse" does.
   */
  private isNoWord(found: NamedPlace, head: string, rest: string): boolean {
    const words = placeWords(withoutArea(head)).split(" ");
    if (!isStopWord(words.at(-1) ?? "") || head === head.toUpperCase()) return true;
    const isLargeCity = words.length > 1 && found.isSure && found.population >= TOWN;
    return isLargeCity && !this.beginsWithPlace(rest);
  }

  private namesWork(text: string): boolean {
    const words = tokens(text);
    const isWork = (word: string, at: number): boolean =>
      this.uses === null ||
      this.uses.work.includes(word) ||
      NAME_WORDS.has(word) ||
      synonymAt(words, at) !== null;
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

const guess = ({ place }: NamedPlace, rest: string): PlaceGuess => ({ place, rest: tidy(rest) });

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

/**
 * "Java remote". Beside a city or state, "remote" stays a word, in whatever order they are typed: "remote dallas java" is "dallas
 * remote java". A choice ("remote or dallas") stays words.
 */
function remoteIn(text: string, places: Places, uses: WordUses | null): PlaceGuess | null {
  const rest = withoutRemote(text);
  if (rest === null || leavesChoice(rest)) return null;
  const reader = new PlaceReader(places, uses);
  const other = reader.atEnd(rest) ?? reader.withStateInside(rest) ?? reader.atStart(rest, "");
  if (other) return { ...other, rest: joined("remote", other.rest) };
  return { place: { kind: "remote" }, rest: tidy(rest) };
}

const leavesChoice = (text: string): boolean =>
  isChoice(/^\S*/.exec(text)?.[0]) || /(?:^|\s)(?:or|and|\||&|\/)$/i.test(text);
