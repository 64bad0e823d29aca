/** Words InnoDB's full-text index leaves out (information_schema.INNODB_FT_DEFAULT_STOPWORD). */
const STOPWORDS = new Set(
  "a about an are as at be by com de en for from how i in is it la of on or that the this to was what when where who will with und www".split(
    " ",
  ),
);
/** The index holds words of three letters and more. */
const SHORTEST_INDEXED = 3;
const MAX_TERMS = 8;
const MAX_LENGTH = 60;

export interface SearchTerms {
  /** For MATCH … AGAINST (… IN BOOLEAN MODE); rebuilt from clean words, so no input is a syntax error. */
  text: string | null;
  /** Words the index cannot hold ("C#", "Go", "R", ".NET"): looked up as skills. */
  skills: string[];
}

/** Splits what somebody typed; `null` when nothing searchable is left of it. */
export function searchTerms(query: string): SearchTerms | null {
  const words = query
    .normalize("NFKC")
    .toLowerCase()
    .split(/[\s,;/|()"']+/)
    .filter(Boolean);
  const skills: string[] = [];
  const texts: string[] = [];
  for (const word of words.slice(0, MAX_TERMS)) {
    const bare = word.slice(0, MAX_LENGTH);
    if (isSkillOnly(bare)) skills.push(skillKey(bare));
    else texts.push(...indexedWords(bare));
  }
  if (skills.length === 0 && texts.length === 0) return null;
  return { text: texts.length ? texts.map((word) => `+${word}*`).join(" ") : null, skills };
}

/** A skill as it is compared: lower case, single spaces. */
export const skillKey = (skill: string): string =>
  skill.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim().slice(0, MAX_LENGTH);

/** Keys under which a skill is found: itself, and its short or special words (".net" of ".NET Core"). */
export function skillKeys(skill: string): string[] {
  const words = skill.split(/[\s,/()]+/).filter((word) => isSkillOnly(word.toLowerCase()));
  return [...new Set([skill, ...words].map(skillKey).filter(Boolean))];
}

const isSkillOnly = (word: string): boolean =>
  /^[\p{L}\p{N}][#+]{1,2}$|^\.[\p{L}]+$/u.test(word) ||
  (/^[\p{L}\p{N}]+$/u.test(word) && word.length < SHORTEST_INDEXED && !STOPWORDS.has(word));

const indexedWords = (word: string): string[] =>
  word
    .split(/[^\p{L}\p{N}_]+/u)
    .filter((part) => part.length >= SHORTEST_INDEXED && !STOPWORDS.has(part));
