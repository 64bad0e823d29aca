import { segmentsOf, type ContactLines } from "./contact-lines.js";
import { CREDENTIALS, NO_NAME_WORDS, PARTICLES, TITLES } from "./name-words.js";

const MOST_WORDS = 5;
const MAX_NAME = 60;
/** How many lines from the top a name may be if no email address confirms it. */
const FIRST_LINES = 3;
const SHORTEST_SIGN = 3;
/** Suffixes that belong to a name. */
const GENERATIONS = /^(?:jr|sr|ii|iii|iv)$/;

const LABEL =
  /^(?:(?:full |candidate(?:['’]s)? |applicant(?:['’]s)? )?name\s*[:–-]\s*|(?:resume|curriculum vitae|cv|bio-?data)\s*(?:of|for|[:–—-])\s*)/iu;
const LABEL_AFTER = /(?:['’]s)?\s*[-–—:]?\s*(?:resume|curriculum vitae|cv)$/iu;
const PAGE = /[\s,|–—-]*\bpage\s*\d+(?:\s*(?:of|\/)\s*\d+)?\s*$/iu;
const ASIDE = /\s*[([][^()[\]]*[)\]]\s*/gu;
const NAME_WORD = /^\p{Lu}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*\.?$/u;
const INITIALS = /^(?:\p{Lu}\.){1,3}$/u;
const HAN_NAME = /^\p{Script=Han}{2,4}$/u;

interface Found {
  name: string;
  /** Whether the resume itself says that it is the name. */
  isLabeled: boolean;
}

/**
 * The person's name, or null if it isn't beyond doubt: labeled as one, like the email address, or alone at the top of a resume that
 * gives an address or a number below it.
 */
export function nameIn(
  { header, near }: ContactLines,
  email: string | null,
  hasContact: boolean,
): string | null {
  const found = [...header, ...near].flatMap((line) => {
    const one = nameOf(line);
    return one ? [{ ...one, line }] : [];
  });
  const labeled = found.find(({ isLabeled }) => isLabeled);
  if (labeled) return spelled(labeled.name);
  const known = found.find(({ name }) => email !== null && isLike(name, email));
  if (known) return spelled(known.name);
  const split = splitName(header, email);
  if (split !== null) return spelled(split);
  const top = found.find(({ line }) => header.slice(0, FIRST_LINES).includes(line));
  return top && hasContact && isOnTop(top.line, header) ? spelled(top.name) : null;
}

/** Only a heading such as "Resume" may be above it. */
const isOnTop = (line: string, header: readonly string[]): boolean =>
  header
    .slice(0, header.indexOf(line))
    .every((above) => /^(?:resume|curriculum vitae|cv|bio-?data)$/iu.test(above));

function nameOf(line: string): Found | null {
  const label = LABEL.exec(line);
  const isLabeled = label !== null || LABEL_AFTER.test(line);
  const text = line.replace(LABEL, "").replace(PAGE, "").replace(LABEL_AFTER, "");
  const [first = ""] = segmentsOf(text);
  const [before = "", after] = first.split(/\s+[-–—]\s+/u);
  // "Priya Raman - Java Developer", but not "Fabrikam - Dallas".
  if (after !== undefined && !hasNoNameWord(after)) return null;
  const name = bare(before.replace(ASIDE, " ").trim());
  return isName(name) ? { name, isLabeled } : null;
}

/** Without titles before it and credentials after it: "Dr. Ana Ruiz, PMP". */
function bare(text: string): string {
  const [name = "", ...rest] = text.split(/\s*,\s*/u);
  const areCredentials = rest.every((part) =>
    part
      .split(/\s+/u)
      .every((word) => CREDENTIALS.has(folded(word)) || /^[A-Z]{2,6}[®™]?$/.test(word)),
  );
  if (!areCredentials) return "";
  const words = name.split(/\s+/u);
  while (words.length > 2 && TITLES.has(folded(words[0] ?? ""))) words.shift();
  while (words.length > 2 && isCredential(words.at(-1) ?? "")) words.pop();
  const generation = rest.find((part) => GENERATIONS.test(folded(part)));
  return [...words, ...(generation === undefined ? [] : [generation])].join(" ");
}

const isCredential = (word: string): boolean =>
  CREDENTIALS.has(folded(word)) && !GENERATIONS.test(folded(word)) && /^[\p{Lu}.-]+$/u.test(word);

function isName(text: string): boolean {
  if (HAN_NAME.test(text)) return true;
  const words = text.split(" ");
  if (words.length < 2 || words.length > MOST_WORDS || text.length > MAX_NAME) return false;
  const isEach = words.every(
    (word, at) =>
      NAME_WORD.test(word) || INITIALS.test(word) || (at > 0 && PARTICLES.has(word.toLowerCase())),
  );
  return isEach && !hasNoNameWord(text) && words.some((word) => letters(word).length > 2);
}

const hasNoNameWord = (text: string): boolean =>
  text.split(/[\s/&,-]+/u).some((word) => NO_NAME_WORDS.has(folded(word)));

const folded = (word: string): string => letters(word);

/** Lower case, without accents and signs. */
const letters = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();

/** Whether the address before the "@" has a word of the name, or initials and the family name. */
function isLike(name: string, email: string): boolean {
  const local = letters(email.slice(0, email.indexOf("@")));
  const words = name.split(/[\s-]+/u).map(letters);
  return words.some((word) => word.length >= SHORTEST_SIGN && local.includes(word));
}

/** A name on two lines, each with one word. Only an address with both proves that they belong together. */
function splitName(header: readonly string[], email: string | null): string | null {
  const [first = "", second = ""] = header;
  const name = `${first} ${second}`;
  if (email === null || /\s/u.test(first) || /\s/u.test(second) || !isName(name)) return null;
  return isLike(first, email) && isLike(second, email) ? name : null;
}

/** Names in capitals as they are written elsewhere: "PRIYA O'NEIL" is "Priya O'Neil". */
function spelled(name: string): string {
  const isLoud = name === name.toUpperCase() && name !== name.toLowerCase();
  return isLoud ? name.split(" ").map(quiet).join(" ") : name;
}

function quiet(word: string): string {
  if (/^(?:ii|iii|iv)$/i.test(word)) return word;
  // Initials, such as "PJ", have no vowel.
  if (word.length < 3 && !/[aeiouy]/i.test(word.normalize("NFKD"))) return word;
  if (INITIALS.test(word)) return word;
  return word
    .toLowerCase()
    .replace(
      /(^|['’-])(\p{L})/gu,
      (_all, sign: string, letter: string) => sign + letter.toUpperCase(),
    );
}
