import { JOB_LOSS_WORDS, withoutJobLoss } from "./job-loss-words.js";
import { EMPLOYER_WORDS, joined, splitWords, typedWords } from "./typed-words.js";

/** What an employer can sponsor, as a search can ask for it. */
export type Sponsorship = "TRANSFER" | "NEW" | "GREEN_CARD";

/** With "visa" if it follows: two ways to read "h1b visa h1b visa …" would be tried in every combination. */
const H1B = String.raw`h[\s-]?1[\s-]?b1?(?:\s+visas?|(?!\s+visas?\b))`;
const GREEN_CARD = String.raw`(?:green[\s-]?cards?|gc|perm)`;
const VISA = String.raw`(?:work\s+)?visas?(?:\s+transfers?)?`;
const OR = String.raw`(?:\s*[,/&]\s*(?:(?:or|and)\s+)?|\s+(?:or|and)\s+)`;
/** "H-1B looking for transfer" */
const SEEKING = String.raw`(?:\s+holders?)?(?:\s+(?:and|looking|seeking|searching|needs?|needing|wants?|requires?|requiring|in|need|of|for|an?)){0,5}`;
const ONE_H1B = String.raw`(?:(?:${H1B}|h[\s-]?1)${SEEKING}\s+transfers?|(?:new|transfer)\s+${H1B}|visas?\s+transfers?)`;
/** "H-1B transfer or new", but not "H-1B or New York". */
const OTHER_H1B = String.raw`(?:transfers?|new(?!\s+(?:york|jersey|mexico|hampshire|orleans|grad)))`;
/** One kind or both, each named as such; "H-1B" alone means either. */
const NAMED_H1B = `(?:${OTHER_H1B}${OR}(?=${ONE_H1B}))?${ONE_H1B}(?:${OR}${OTHER_H1B})*`;
const KIND = `(?:${NAMED_H1B}|${H1B}|${GREEN_CARD}|${VISA})`;
const KINDS = String.raw`${KIND}(?:(?:${OR}|\s+)${KIND})*`;

const WILL = String.raw`(?:will|can|does|do|willing\s+to)\s+`;
const SPONSOR = String.raw`(?:${WILL})?(?:sponsor(?:s|ing|ed|ship)?|patrocin(?:io|ios|a|an))`;
const FOR = String.raw`(?:\s+(?:for|of|an|a|de))*`;
const EMPLOYERS = String.raw`(?:compan(?:y|ies)|employers?|firms?)`;
/** "companies that sponsor" and "jobs with sponsorship" ask for nothing else. */
const WHO = String.raw`(?:(?:jobs?|${EMPLOYERS})\s+(?:(?:that|which|who|with|offering)\s+)?|(?:that|which|who)\s+|(?:i\s+)?(?:needs?|requires?|requiring)\s+)?`;
const OFFERED = String.raw`(?:\s+(?:available|offered|provided|needed|required|${EMPLOYERS})(?![\p{L}\p{N}]))?`;
/** Sponsors of events and trials are another matter. */
const NO_EVENT = String.raw`(?<!\b(?:events?|sports?|corporate|marketing|clinical|trials?|study|research|projects?|programs?|business|executive|sales)\s+)`;
/** Other visas are not sponsored as such: "TN visa sponsorship" asks for jobs open to the status. */
const NO_OTHER_VISA = String.raw`(?<!\b(?:tn|e[\s-]?3|l[\s-]?1[ab]?|cpt|opt)\s+(?:visas?\s+)?)`;
const NO_ROLE = String.raw`(?!\s+(?:manager|director|coordinator|specialist|executive|associate|sales|marketing|activation|partnerships?|oversight|relations?|liaison|engagement|services?|audits?)\b)`;
/** "no H-1B sponsorship" asks for none, with any of these words between. */
const NOT_REFUSED = String.raw`(?<!\b(?:no|not|never|without|w\/o|non|(?:do|does|wo)n['’]?t|can(?:no|['’]?)t)[\s-]+(?:(?:h[\s-]?1[\s-]?b|visas?|gc|green[\s-]cards?|work|new|transfers?|or|and|sponsor(?:s|ing|ed|ship)?)[\s-]+){0,5})`;
/** "sponsorship not available" asks for none, either. */
const NOT_REFUSED_AFTER = String.raw`(?!\s+(?:is\s+)?(?:not|isn['’]?t|unavailable)\b)`;

/**
 * Ways to ask for sponsorship, those that name its kinds first. "H-1B" alone is none: it asks for
 * jobs open to people who hold it.
 */
const ASKED: readonly RegExp[] = [
  asked(`(?:${KINDS}[\\s-]+)?${SPONSOR}${FOR}\\s+${KINDS}|${KINDS}[\\s-]+${SPONSOR}|${NAMED_H1B}`),
  asked(`${WILL}sponsor|${NO_EVENT}(?:sponsor(?:ship|s)?|patrocinio)${NO_ROLE}`),
];

function asked(words: string): RegExp {
  return new RegExp(
    `${NOT_REFUSED}${NO_OTHER_VISA}(?<![\\p{L}\\p{N}])${WHO}(?:${words})(?![\\p{L}\\p{N}])${NOT_REFUSED_AFTER}${OFFERED}`,
    "iu",
  );
}

/** Words that may ask for sponsorship, even if no job has them. */
export const SPONSORSHIP_WORDS: readonly string[] = [
  "sponsor",
  "sponsors",
  "sponsorship",
  ...JOB_LOSS_WORDS,
];

/** The sponsorship that a search asks for, any of which will do. */
export interface SponsorshipAsked {
  sponsorship: Sponsorship[];
  /** The words that ask for it. */
  words: string;
  /** The search without them. */
  rest: string;
}

export function sponsorshipIn(text: string): SponsorshipAsked | null {
  // Most searches have none of what the patterns look for.
  if (!/sponsor|patrocin|transfer|h[\s-]?1/i.test(text)) return null;
  const loss = withoutJobLoss(text);
  for (const pattern of ASKED) {
    const found = pattern.exec(loss.rest);
    if (!found) continue;
    const [words] = found;
    const rest = around(
      loss.rest.slice(0, found.index),
      loss.rest.slice(found.index + words.length),
    );
    return { sponsorship: kindsIn(words), ...withoutEmployers(joined(loss.words, words), rest) };
  }
  return null;
}

/** "Which companies sponsor", and "companies in Dallas that sponsor". */
function withoutEmployers(words: string, rest: string): { words: string; rest: string } {
  const others = typedWords(rest);
  const taken = new Set(others.flatMap(({ key }, at) => (EMPLOYER_WORDS.has(key) ? [at] : [])));
  if (taken.size === 0) return { words, rest };
  const split = splitWords(others, taken);
  return { words: joined(split.words, words), rest: split.rest };
}

const VISAS = /h[\s-]?1[\s-]?b|\bvisas?\b/i;
const NAMED: Readonly<Record<Sponsorship, RegExp>> = {
  TRANSFER: /\btransfers?\b/i,
  NEW: /\bnew\b/i,
  // "Visa sponsorship" leaves open which one.
  GREEN_CARD: new RegExp(
    String.raw`\b${GREEN_CARD}\b|(?<!1[\s-]?b1?\s+)\bvisas?\b(?!\s+transfer)`,
    "i",
  ),
};
const KINDS_OF_SPONSORSHIP: readonly Sponsorship[] = ["TRANSFER", "NEW", "GREEN_CARD"];

/** The kinds that the words name; all if they name none. */
function kindsIn(words: string): Sponsorship[] {
  const isAnyVisa = VISAS.test(words) && !NAMED.TRANSFER.test(words) && !NAMED.NEW.test(words);
  const named = KINDS_OF_SPONSORSHIP.filter(
    (kind) => NAMED[kind].test(words) || (isAnyVisa && kind !== "GREEN_CARD"),
  );
  return named.length > 0 ? named : [...KINDS_OF_SPONSORSHIP];
}

/** What is left on both sides, without a word that only led to what was taken. At the end, "OR" is Oregon. */
function around(before: string, after: string): string {
  const [first, last] = [before.trim(), after.trim()];
  if (!last) return first.replace(/(?:^|\s+)(?:with|and|or|that)$/i, "");
  return first ? `${first} ${last}` : last.replace(/^(?:with|and|or|that)\s+(?=\S)/i, "");
}
