import { foldWords, isAuthorization } from "../../jobs/words/work-words.js";

/**
 * Words that tell of someone's immigration status. The search over people has none of them: neither in what is indexed,
 * nor in what is searched, nor in the passages it shows. Choosing people by status or citizenship is what the
 * Immigration and Nationality Act, 8 U.S.C. 1324b, forbids; staff see the answer only inside an application.
 */
const STATUS_WORD = new RegExp(
  `^(?:${[
    "h-?1b?\\d?|1b|h-?[234][ab]?|h-?4-?ead|l-?[12][abs]?|l-?2-?ead|f-?[123]|j-?[12]|o-?[123]|e-?[123]d?|b-?[12]|k-?[1234]|u-?visa",
    "tn|tn[12]|eb-?[1-5][abc]?|i-?(?:9|20|94|129|140|485|539|765|797|983)",
    "opt|cpt|stem-?opt|ead|gc|gcead|greencards?|lpr|usc|uscitizens?",
    "visas?|sponsor(?:s|ed|ing|ship|ships)?|citizens?|citizenships?|immigra(?:nt|nts|tion)|nonimmigrants?|emigra(?:nt|nts|tion)",
    "asylum|asylees?|refugees?|daca|dreamers?|undocumented|naturali[sz](?:ed|ation)|nationality|nationalities|aliens?|uscis",
  ].join("|")})$`,
);

/**
 * Phrases of words that are harmless alone. They share one beginning: with `\b` in each alternative, this would take ten
 * times as long, and the search over people tries it on every passage.
 */
const STATUS_PHRASES = new RegExp(
  `\\b(?=[a-z])(?:${[
    String.raw`permanent[\s-]+residen(?:t|ts|ce|cy)\b`,
    String.raw`green[\s-]*cards?(?:\s+holders?)?\b`,
    String.raw`work(?:ing)?[\s-]+(?:permits?|authori[sz]ations?)\b`,
    String.raw`employment[\s-]+authori[sz]ations?(?:\s+documents?)?\b`,
    String.raw`authori[sz]ed\s+to\s+work\b`,
    String.raw`legally\s+(?:authori[sz]ed|allowed|entitled)\b`,
    String.raw`u\.?\s?s\.?a?\.?[\s-]+(?:citizens?|persons?|nationals?)\b`,
    String.raw`h[\s.-]*1[\s.-]*b\b`,
    String.raw`(?:f|j|l|o|e|h)\s*-\s*[1-4][ab]?\b`,
    String.raw`stem[\s-]+(?:opt|extension)\b`,
  ].join("|")})`,
  "giu",
);

export const isStatusWord = (word: string): boolean =>
  isAuthorization(word) || STATUS_WORD.test(word);

/** The text without what tells of immigration status, and whether there was any. */
export function withoutStatus(text: string): { words: string[]; dropped: string[] } {
  const dropped = [...text.matchAll(STATUS_PHRASES)].map(([phrase]) => phrase);
  const words = foldWords(text.replace(STATUS_PHRASES, " "));
  // A word of several parts, such as "visa-free" or "opt/cpt", counts if one of them does.
  const tells = (word: string) =>
    isStatusWord(word) || word.split(/[^\p{L}\p{N}]+/u).some(isTelling);
  return {
    words: words.filter((word) => !tells(word)),
    dropped: [...new Set([...dropped, ...words.filter(tells)])],
  };
}

/** Parts of one or two characters, as in "e-3d", are too common to tell anything alone. */
const isTelling = (part: string): boolean => part.length > 2 && isStatusWord(part);

const SHOWN_WORD = /[\p{L}\p{N}][\p{L}\p{N}-]*/gu;

/** Takes the place of a hidden letter, so that positions in the text stay the same. */
export const COVER = "\0";
/** Characters that a phrase may have; longer ones are put together with odd spaces, which passages don't have. */
export const LONGEST_PHRASE = 60;

/** The text with phrases about immigration status covered, in the same length. */
export const coverStatus = (text: string): string =>
  text.replace(STATUS_PHRASES, (phrase) => "…".padEnd(phrase.length, COVER));

/** For a passage that people see: what tells of immigration status becomes an ellipsis. */
export const hideStatus = (text: string): string =>
  text
    .replace(STATUS_PHRASES, "…")
    .replace(SHOWN_WORD, (word) => (tellsStatus(word.toLowerCase()) ? "…" : word));

const tellsStatus = (word: string): boolean =>
  isStatusWord(word) || (word.includes("-") && word.split("-").some(isTelling));
