import { withPlaceRespelled } from "./misspelled-place.js";
import { parseSearch, type ParsedSearch, type SearchReading } from "./parse-search.js";
import type { Place } from "./places.js";
import type { Correction } from "./spelling.js";
import type { WordUses } from "./word-uses.js";

/** What a search found, and how it was read. */
export interface FoundAsMeant<Answer> {
  answer: Answer;
  search: ParsedSearch;
  /** The corrected text that was searched because the one typed finds nothing; else null. */
  correctedTo: string | null;
  /** A better spelling to offer; null if there is none. */
  suggestion: string | null;
}

/** Corrects typing errors; null if there are none. */
export interface Corrector {
  correct(text: string): Correction | null | Promise<Correction | null>;
}

/** What a search is read with. */
export interface Meaning extends Pick<SearchReading, "places"> {
  speller: Corrector | null;
  /** How the jobs of this site use the words of a text; asked only where it seems to name a place. */
  usesOf?: (text: string) => Promise<WordUses>;
}

/** What someone typed. */
interface Typed {
  typed: string;
  /** Numbers of jobs, if nothing else was typed. */
  numbers: readonly string[];
}

/** Runs one reading of a search. */
type Find<Answer> = (search: ParsedSearch) => Promise<{ answer: Answer; total: number }>;

/**
 * Searches for what someone means. A number alone is tried as a job's number first. If nothing is found, a place read from the words
 * is taken back ("elixir phoenix"), then words that no job has are corrected ("jva developr"), then the name of a large city
 * ("san fransisco").
 * @throws BAD_INPUT if the text is too long
 */
export async function findAsMeant<Answer>(
  { typed, numbers }: Typed,
  reading: Meaning,
  find: Find<Answer>,
): Promise<FoundAsMeant<Answer>> {
  const byNumber = await findByNumber(numbers, reading, find);
  if (byNumber) return byNumber;
  const asTyped = await findWithOrWithoutPlace(typed, reading, find);
  const correction = (await reading.speller?.correct(typed)) ?? null;
  const { answer, search, total } = asTyped;
  const found = { answer, search, correctedTo: null, suggestion: null };
  if (total > 0)
    return { ...found, suggestion: correction?.isGuess ? null : (correction?.text ?? null) };
  const sure = correction?.isSure ? correction.text : null;
  const place = respelledPlace(sure ?? typed, reading);
  for (const text of [sure, place, withoutLevel(sure ?? typed)]) {
    if (text === null) continue;
    const { total: inOther, ...other } = await findWithOrWithoutPlace(text, reading, find);
    if (inOther > 0) return { ...other, correctedTo: text, suggestion: null };
  }
  // A city may have no jobs now; a word in better spelling that no job has helps no one.
  return { ...found, suggestion: place ?? (await offered(correction, reading, find)) };
}

/** A spelling that is a guess, if it finds something. */
async function offered<Answer>(
  correction: Correction | null,
  reading: Meaning,
  find: Find<Answer>,
): Promise<string | null> {
  if (!correction || correction.isSure) return null;
  const { total } = await findWithOrWithoutPlace(correction.text, reading, find);
  return total > 0 ? correction.text : null;
}

/** "SDET 2" and "SDE II" without the level, which few jobs name. Null without one. */
function withoutLevel(text: string): string | null {
  const without = text
    .trim()
    .replace(/(?<=\p{L}\s+)(?:level\s+)?(?:[1-5]|i{1,3}|iv|v)(?=$|\s)/iu, "");
  return without === text.trim() ? null : without.replace(/\s+/g, " ").trim();
}

const respelledPlace = (text: string, { speller, places }: Meaning): string | null =>
  speller && places ? withPlaceRespelled(text, places) : null;

async function findByNumber<Answer>(
  numbers: readonly string[],
  { places = null }: Meaning,
  find: Find<Answer>,
): Promise<FoundAsMeant<Answer> | null> {
  const [number] = numbers;
  if (number === undefined) return null;
  const search = parseSearch(numbers.map((each) => `SB-${each}`).join(" or "));
  const { answer, total } = await find(search);
  if (total === 0) return null;
  if (numbers.length > 1) return { answer, search, correctedTo: null, suggestion: null };
  const isPay = parseSearch(number).payAtLeast !== null;
  const instead = places?.named(number) ? `near ${number}` : isPay ? `$${number}` : null;
  return { answer, search: { ...search, instead }, correctedTo: null, suggestion: null };
}

async function findWithOrWithoutPlace<Answer>(
  typed: string,
  reading: Meaning,
  find: Find<Answer>,
): Promise<{ answer: Answer; total: number; search: ParsedSearch }> {
  const search = await read(typed, reading);
  const found = await find(search);
  if (found.total > 0 || !search.place || !search.rest) return { ...found, search };
  if (isOregon(search.place) && /\sor\s/i.test(typed)) return { ...found, search };
  const words = parseSearch(typed, { places: null });
  // "nurse in OR" would find nurses everywhere: as words, the state selects nothing.
  if (JSON.stringify(words.text) === JSON.stringify(search.text)) return { ...found, search };
  const again = await find(words);
  return again.total > 0 ? { ...again, search: words } : { ...found, search };
}

/** As words, "salem or nurse" would ask for either. */
const isOregon = (place: Place): boolean => place.kind !== "remote" && place.state === "OR";

/** A word of the site's jobs is no small city: "java sd" asks for Java, not for the town in South Dakota. */
async function read(typed: string, { places = null, usesOf }: Meaning): Promise<ParsedSearch> {
  const search = parseSearch(typed, { places });
  if (!search.place || search.place.kind === "remote" || !usesOf) return search;
  return parseSearch(typed, { places, uses: await usesOf(typed) });
}
