import { PLACES_VERSION } from "../language/places.js";
import { LANGUAGE_VERSION } from "../language/tokens.js";
import { TABLES_VERSION } from "./index-file.js";

const BEFORE_WORDS = " words ";

/**
 * What a file depends on besides the jobs: how it is made, and how texts are read as words.
 * @param filters version of what jobs have in their filters
 * @param database the jobs' own
 */
export const indexVersion = (filters: number, database: string): string =>
  [TABLES_VERSION, PLACES_VERSION, filters, database].join(" ") + BEFORE_WORDS + LANGUAGE_VERSION;

/** Whether a file can answer until one of the version wanted is built: at most, it reads some words in another way. */
export const canAnswerFor = (version: string, wanted: string): boolean =>
  madeAs(version) === madeAs(wanted);

const madeAs = (version: string): string | undefined => version.split(BEFORE_WORDS)[0];
