import { postingTexts } from "#texts/posting";
import type { SponsorshipOffer } from "../record/sponsorship.js";
import type { Advert } from "./advert.js";
import { sentencesOfHtml } from "./advert-words.js";
import { findingOf, type JobFinding } from "./finding.js";
import { any, pattern } from "./wording-parts.js";
import { NEGATED } from "./wording-patterns.js";

type Kinds = readonly SponsorshipOffer[];

// Patterns for sentences as `sentencesOfHtml` gives them. Every repetition is bounded.

const GREEN_CARD = /\bgreencards?\b|\bperm\b/;
const TRANSFER = /\btransfer(?:s|red)?\b/;
const NEW = /\bnew\b|\bcap\b|\blottery\b/;
const H1B = /\bh1b\b/;

const VISA = any("visas?", "h1b", "greencards?", "immigration", "employment", "work", "tnvisa");
const visas = `(?: (?:${VISA}|new|any|an?|the|for|of|or|and|employer|transfers?)){0,6}`;
const NOT = any(
  "can ?not",
  "can't",
  "do not",
  "don't",
  "does not",
  "doesn't",
  "will not",
  "won't",
  "not",
  "never",
  "unable to",
  "isn't",
  "aren't",
);

const DENIED: readonly RegExp[] = [
  pattern(`no${visas} sponsorships?\\b`),
  pattern(`without${visas} sponsorship\\b`),
  pattern(
    `${NOT}(?: (?:able|be|to|currently|offer|offers|offering|provide|providing|come|with|eligible|open)){0,4}${visas} sponsor\\w*`,
  ),
  pattern(`sponsorships? (?:is|are) ${any("not", "never", "un")}`),
  pattern(`sponsorships? ${any("isn't", "aren't", "not", "unavailable")}\\b`),
];
const OFFERED: readonly RegExp[] = [
  pattern(
    `${any("we", "they", "employer", "company", "client", "can", "will", "do", "does", "happy to", "able to")} sponsors?${visas} ${VISA}\\b`,
  ),
  pattern(`sponsors${visas} ${any("h1b", "greencards?")}\\b`),
  pattern(
    `${any("support", "supports", "file", "files", "offer", "offers", "provide", "provides")}${visas} ${any("h1b", "greencards?", "visas?")}(?: (?:visa|transfers?|petitions?|sponsorships?)){1,2}\\b`,
  ),
  pattern(
    `${VISA}(?: (?:transfers?|visas?|sponsorships?)){1,2}(?: (?:is|are|can|will|be|also|and)){0,3} ${any("available", "offered", "provided", "possible", "supported", "start")}\\b`,
  ),
];
/** With these, a sentence says several things at once, or is about those who pay for events. */
const UNCLEAR =
  /\b(?:except|other than|unless|apart from|only|but|with or without|whether|regardless|events?|trials?|sports?|athletes?|executive|marketing|partners?)\b/;

const TEXTS = ["description", "responsibilities"] as const;

/** What a sentence says about sponsorship. */
interface Told {
  offers: boolean;
  kinds: Kinds;
  excerpt: string;
}

/** The texts must not say something else about sponsorship than the job's own answer. */
export function sponsorshipRules(advert: Partial<Advert>): JobFinding[] {
  const { sponsorship } = advert;
  if (sponsorship === undefined) return [];
  const told = TEXTS.flatMap((field) =>
    sentencesOfHtml(advert[field] ?? "")
      .flatMap(toldIn)
      .map((each) => ({ field, ...each })),
  );
  const [first] = told;
  if (first && sponsorship.length === 0)
    return [finding("sponsorship", "SPONSORSHIP_UNSTATED", first)];
  const other = told.find(
    ({ offers, kinds }) => offers !== kinds.some((kind) => sponsorship.includes(kind)),
  );
  return other ? [finding(other.field, "SPONSORSHIP_CONTRADICTS", other)] : [];
}

function toldIn(sentence: string): Told[] {
  if (UNCLEAR.test(sentence)) return [];
  const kinds = kindsIn(sentence);
  const denied = firstOf(sentence, DENIED);
  if (denied) return [{ offers: false, kinds, excerpt: denied[0] }];
  const offered = firstOf(sentence, OFFERED);
  if (!offered || NEGATED.test(sentence.slice(0, offered.index))) return [];
  return [{ offers: true, kinds, excerpt: offered[0] }];
}

/** "H-1B" without more is both a transfer and a new one; "visa sponsorship" is all. */
function kindsIn(sentence: string): Kinds {
  const greenCard: Kinds = GREEN_CARD.test(sentence) ? ["GREEN_CARD"] : [];
  const transfer: Kinds = TRANSFER.test(sentence) ? ["TRANSFER"] : [];
  const anew: Kinds = NEW.test(sentence) ? ["NEW"] : [];
  const narrow = [...transfer, ...anew];
  const visa: Kinds = narrow.length === 0 && H1B.test(sentence) ? ["TRANSFER", "NEW"] : narrow;
  const kinds = [...visa, ...greenCard];
  return kinds.length > 0 ? kinds : ["TRANSFER", "NEW", "GREEN_CARD"];
}

const firstOf = (sentence: string, patterns: readonly RegExp[]): RegExpMatchArray | null => {
  for (const each of patterns) {
    const [found] = sentence.matchAll(each);
    if (found) return found;
  }
  return null;
};

const finding = (
  field: string,
  code: "SPONSORSHIP_UNSTATED" | "SPONSORSHIP_CONTRADICTS",
  { excerpt }: Told,
): JobFinding => ({ ...findingOf(field, code, postingTexts[code]), excerpt });
