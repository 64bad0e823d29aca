import {
  any,
  pattern,
  PEOPLE,
  people,
  and,
  listOf,
  be,
  wanted,
  seek,
  prefer,
  only,
  open,
  must,
  mustBe,
  rather,
  first,
  except,
  filler,
  type Wording,
  list,
} from "./wording-parts.js";

const VISA = any(...list("h1b, opt, cpt, ead, h4, l1, f1, j1, tnvisa, e3visa, visa holders?"));
const SPONSORING = any(
  "sponsor\\w*",
  "transfers?",
  "petitions?",
  "filings?",
  "fees?",
  "processing",
  "support",
  "caps?",
  "lottery",
  "applications?",
  "required",
  "needed",
  "necessary",
  "restrictions?",
  "limits?",
);
/** Not about people: "no H-1B or TN sponsorship". */
const notOffer = `(?!${any("(?: and| or| nor| visas?| new| cap| tn)", `${and} ${VISA}`)}{0,7} ${SPONSORING}\\b)`;
const CITIZEN = any("uscitizen", "greencard");
const citizens = `${CITIZEN}${people}(?:${and} (?:${CITIZEN}|ead)${people}){0,4}`;
const US = any("us", "american", "united states");
/** "US citizen, or otherwise authorized to work" takes everyone who may work. */
const notAll = `(?!(?: \\w+){0,5} or(?: \\w+){0,3} ${any("authorized", "authorization", "eligible", "entitled", "permitted")}\\b|(?: \\w+){0,6} ${any("refugees?", "asylees?")}\\b)`;

/** What may be left out of an offer is not a person: "we sponsor all visas except H-1B". */
const noOffer = `(?<!\\b${any("sponsor\\w*", "transfer\\w*", "petition\\w*", "fil(?:e|es|ed|ing)", "process\\w*", "support\\w*")}\\b.{0,80})`;
const ALL = any(
  ...list(
    "any, all, every, each, every(?:one|body|thing), any(?:one|body|thing), open, accepted, welcome, considered, okay, fine",
  ),
);
/** Leaves someone out of all, and not out of what is offered. The cheap test comes first. */
const outOf = (all: string, word = except): string =>
  `(?=${word} )${noOffer}(?<=\\b${all}\\b.{0,80})${word}${filler}`;
const PERMIT = any(
  ...list(
    "visas?, visa (?:types?|status\\w*), status(?:es)?, (?:work )?permits?, (?:work )?authori[sz]ations?, exceptions?, exclusions?",
  ),
);
/** "No restriction on visas" is open to all. */
const NO_LIMIT =
  "no (?:\\w+ ){0,2}(?:restrictions?|limits?|limitations?|constraints?|preferences?|issues?)";
const EVERYONE = any(
  "every(?:one|body)",
  "any(?:one|body)",
  `(?:all|any|every) ${any("candidates?", "applicants?", "consultants?", "people", "persons?")}`,
);
const notTaken = any("not", "don't", "can't", "can ?not", "won't");
/** "Not accepted", "won't be considered". */
const refused = `(?:need not|(?:not|won't|can't|aren't|isn't|don't) (?:be )?(?:accepted|considered|eligible|allowed|apply|accept|qualify|hired|welcome)|can ?not|excuse|excluded|excepted|barred|left out)\\b`;

/** People, unlike "US citizenship" and "green card", which someone may have or need. */
const CITIZENS = `(?:uscitizen(?! status)|greencard holders?)(?: candidates?| applicants?| workers?| holders?)?(?:${and} ${CITIZEN}${people}){0,3}`;
/** "US citizens may not apply for this visa" and "are not considered foreign nationals" are about the law. */
const notForPaper = `(?! (?:an?|as|foreign\\w*|exempt|aliens?|non\\w*|residents?|tax\\w*|to (?:be|have))\\b| (?:for|to) (?:(?:an?|the|this|that|their|such|any) )?(?:\\w+ )?${any(VISA, "visas?", "permits?", "passports?", "cards?", "benefits?", "programs?", "status", "loans?")}\\b)`;
/** "We do not hire" and the like; what others do not do is no matter. */
const NOT_HIRED = `(?<!\\byou (?:\\w+ )?)(?:can ?not|can't|unable to|not able to|will not|won't|do not|don't|does not|doesn't|are not|aren't|is not|isn't|not) (?:be )?(?:accept(?:ing)?|consider(?:ing)?|hir(?:e|ing)|employ(?:ing)?|recruit(?:ing)?|want(?:ing)?|work(?:ing)? with|tak(?:e|ing)|submit|entertain(?:ing)?|look(?:ing)? for)(?: (?:any|an?|on|with|from|people|candidates?|applicants?|anyone|those|who|are)){0,4}`;
const INSTEAD = any(
  ...list(
    "over, ahead of, instead of, rather than, before, above, in place of, in preference to, in favou?r of",
  ),
);
const HIRED =
  "(?:prefer\\w*|priority|favou?r\\w*|chosen|choose|pick|hir(?:e|es|ed|ing)|employ(?:s|ed|ing)?|recruit\\w*|tak(?:e|ing)|seek(?:ing)?|want(?:ed|s)?)";
const WORKERS = `(?:the |any |all |local |qualified )?(?:us |american )?${any("citizens?", "uscitizen", "americans", "us workers", "greencard")}\\b(?!'| status)`;
/** At the start of a sentence, or after a call: elsewhere, it may be about customers. */
const START = "^(?:(?:please|only|we|want|need|send|submit|rank|put) ){0,2}";
const GO =
  "(?: (?:first|come|comes|go|goes|are|get|rank\\w*|put|placed|considered|hired|wanted)){0,3}";

/** A work permit that hangs on no employer: who has another one is turned away. */
const INDEPENDENT = any("visa independent", "independent visas?");

export const PERMIT_WORDINGS: readonly Wording[] = [
  {
    code: "VISA_PREFERRED",
    patterns: [
      pattern(`${listOf(VISA)}${notOffer}${be} only\\b`),
      pattern(`${VISA} transfers? ${PEOPLE} only\\b`),
      pattern(`${only}${open} ${listOf(VISA)}\\b${notOffer}`),
      pattern(`only${open} ${VISA} transfers? ${PEOPLE}\\b`),
      pattern(`${listOf(VISA)}${be} ${wanted}\\b`),
      pattern(`${VISA} transfers? ${PEOPLE}${be} ${wanted}\\b`),
      pattern(`${prefer} ${listOf(VISA)}\\b${notOffer}`),
      pattern(`${rather} ${listOf(VISA)}\\b${notOffer}`),
      pattern(`${listOf(VISA)}${first}\\b`),
      pattern(
        `(?:prefer\\w*|priority|favou?r\\w*|chosen)(?: \\w+){0,4} over (?:us |american )?${any("citizens?", "uscitizen", "americans", "workers", "greencard")}\\b`,
      ),
      pattern(`${HIRED}(?: \\w+){0,3} ${listOf(VISA)}(?: \\w+){0,2} (?:${INSTEAD}|not) ${WORKERS}`),
      pattern(`${START}${listOf(VISA)}${GO} ${INSTEAD} ${WORKERS}`),
      pattern(`${mustBe} ${listOf(VISA)}\\b${notOffer}`),
      pattern(
        `${seek}(?: (?:urgently|only|all|local|an?|valid|fresh|any)){0,3} (?:${VISA}${and} ){1,4}${any("candidates?", "applicants?", "holders?", "consultants?", "resources?", "profiles?", "people", "students?", "folks")}\\b`,
      ),
    ],
  },
  {
    code: "VISA_EXCLUDED",
    patterns: [
      pattern(`no (?:visas|visas? please)$`),
      pattern(`${INDEPENDENT}${people}${be} (?:only|${wanted})\\b`),
      pattern(`(?:${only}${open}|${mustBe}|${prefer}) ${INDEPENDENT}\\b`),
      pattern(`${seek}(?: (?:only|local)){0,2} ${INDEPENDENT} ${PEOPLE}\\b`),
      pattern(
        `(?:any|all|every) ${PERMIT} (?:but )?not ${VISA}\\b(?! ${any("only", "just", "alone")}\\b)${notOffer}`,
      ),
      pattern(`no ${any(VISA, "work visas?", "visa candidates?")}\\b${notOffer}`),
      pattern(
        `(?:can ?not|can't|unable to|not able to|will not|won't|do not|don't|are not|aren't|not) (?:be )?(?:accept(?:ing)?|consider(?:ing)?|hir(?:e|ing)|work(?:ing)? with|tak(?:e|ing)|submit|entertain(?:ing)?|look(?:ing)? for)(?: (?:any|an?|people|candidates?|applicants?|on|with|from|anyone|those|who|are)){0,5} ${VISA}\\b${notOffer}`,
      ),
      pattern(`${listOf(VISA)}(?: (?:please|are|is|will|be|can|do)){0,3} ${refused}`),
      pattern(`${outOf(any(ALL, NO_LIMIT))} ${VISA}\\b${notOffer}`),
      pattern(
        `${noOffer}(?:(?:any|all|every|each)(?: \\w+){1,2}|every(?:one|body|thing)|any(?:one|body|thing)) but(?: not| for)?${filler} ${VISA}\\b${notOffer}`,
      ),
      // "Transfers" are people here, as they stand beside people.
      pattern(
        `${outOf(EVERYONE, any(except, "but(?: not| for)?"))} ${VISA} transfers?(?: ${PEOPLE})?\\b(?! ${SPONSORING}\\b)`,
      ),
      pattern(`(?:any|all|every|each) ${PERMIT} (?:but )?without${filler} ${VISA}\\b${notOffer}`),
      pattern(`^without ${listOf(VISA)}$`),
      pattern(`${except}${filler} ${listOf(VISA)} ${any("all", "any", "every\\w*", "other")}\\b`),
      pattern(`${VISA}(?: \\w+){0,2} the only ${PERMIT}(?: \\w+){0,3} ${notTaken}\\b`),
      pattern(
        `only ${PERMIT}(?: (?:we|you|they|that|client|do|does|${notTaken}|accept|take|consider|hire)){0,5} (?:is|are)${filler} ${VISA}\\b${notOffer}`,
      ),
      pattern(
        `not (?:open|available|suitable|meant|intended|a fit)(?: (?:to|for|by)){1,2}${filler} ${VISA}\\b${notOffer}`,
      ),
    ],
  },
  {
    code: "CITIZENS_EXCLUDED",
    patterns: [
      pattern(
        `(?<!\\bnon )${CITIZENS}(?: (?:please|should|will|are|may|must|do|can)){0,3} (?:need not|do not|don't|not|can ?not|can't|won't|aren't) (?:be )?${any("apply", "accepted", "considered", "eligible", "hired", "welcome", "wanted", "qualify", "allowed to apply")}\\b${notForPaper}`,
      ),
      pattern(`(?<!\\bnon )${CITIZENS} (?:are |will be )?(?:excluded|barred|excepted)\\b`),
      pattern(`no ${CITIZENS}(?:$| (?:please|no|for this|thanks?|thank you)\\b)`),
      pattern(
        `no ${CITIZENS} (?:are |will be |is )?${any("accepted", "considered", "hired", "wanted", "eligible")}\\b`,
      ),
      pattern(`no citizens(?: please)?$`),
      pattern(`${NOT_HIRED} (?:us )?${CITIZENS}(?!'| ${any("only", "alone", "exclusively")}\\b)`),
      pattern(
        `${outOf(any(EVERYONE, "all visas", "any visa", "open to all"))} ${CITIZENS}(?!'| ${any("needs?", "must", "ha(?:s|ve)", "requires?", "pays?")}\\b)`,
      ),
    ],
  },
  {
    code: "DOCUMENTS_REQUESTED",
    patterns: [
      pattern(
        `(?:send|attach|submit|provide|share|upload|email|include|copy of|copies of)(?: (?:me|us|an?|the|your|their|copy|copies|of|valid|resume|and|with|along|scanned|front|back|or|both|current|number|work)){0,8} (?:visas?|passport|ead|greencard|opt|h1b|i 94|i94|i 20|i20|ssn|social security)\\b(?!(?: visas?)? ${any("sponsor\\w*", "support", "transfers?", "assistance", "processing")}\\b)`,
      ),
    ],
    unless: /\b(?:i 9|i9|after (?:the |an )?offer|once hired)\b/,
  },
];

const OTHERS = `(?:the |any |all )?${any(VISA, "others", "other (?:candidates?|applicants?|people)", "everyone", "anyone", "foreign\\w*", "immigrants?", "non (?:us )?citizens?", "non uscitizen")}\\b`;
const PROOF = any("proof", "evidence", "documentation", "verification");
const CITIZENSHIP_HELD = any("uscitizen status", "citizenship", "greencard(?: status)?");
const TERM = any("w2", "c2c", "c2h", "1099", "corp to corp");
export const CITIZENSHIP: readonly RegExp[] = [
  pattern(`${citizens}${notAll}${be} ${any("only", "exclusively")}\\b`),
  pattern(`${only}${open} ${citizens}${notAll}\\b`),
  pattern(`${mustBe} ${citizens}${notAll}\\b`),
  pattern(`(?<!\\bno (?:${CITIZEN}${people}${and} ){0,3})${citizens}${be} ${wanted}${notAll}\\b`),
  pattern(`${prefer} ${citizens}${notAll}\\b`),
  pattern(`${rather} ${citizens}${notAll}\\b`),
  pattern(`(?:${citizens}|(?<!senior )citizens)${first}\\b`),
  pattern(`(?<!senior )citizens${be} (?:strongly |highly )?preferred\\b`),
  pattern(`preference (?:for|to|is given to) citizens\\b`),
  pattern(
    `(?:no ?(?:one|body)|none)(?: else)? (?:but|${except})(?: (?:for|the|an?)){0,2} (?:${citizens}|citizens)\\b`,
  ),
  pattern(
    `${seek}(?: (?:an?|only|local)){0,2} ${citizens}${notAll}(?!(?: \\w+){0,6} ${any("h1b", "opt", "everyone")}\\b)`,
  ),
  pattern(`(?:must be|only)(?: an?)? citizens?(?: only)?\\b`),
  pattern(`(?<!senior )citizens? only\\b`),
  pattern(`^citizenship(?: is| status)? ${wanted}$`),
  pattern(`${PROOF} of (?:us |american )?${CITIZENSHIP_HELD}${notAll}${be} ${wanted}\\b`),
  pattern(
    `${must} (?:provide|show|submit|present|have|furnish|bring)(?: \\w+){0,2} ${PROOF} of (?:us |american )?${CITIZENSHIP_HELD}\\b${notAll}`,
  ),
  // Among other terms, where there is no room for an offer.
  pattern(
    `${TERM}(?: (?:${TERM}|only|no|or|and)){0,6} ${any("uscitizen", "greencard")}${and} ${CITIZEN}$`,
  ),
  pattern(`${CITIZEN}${people} (?:an? )?(?:absolute )?must$`),
  pattern(`only gc$`),
  pattern(`${US} passport holders?${be} only\\b`),
  pattern(
    `only${open}(?: (?:with|holding|hold|have|having)){0,2}(?: (?:an?|valid)){0,2} ${US} passports?\\b`,
  ),
  pattern(
    `(?:no|non) (?:us )?(?:non )?(?:uscitizen|citizens?)${people}(?: (?:please|will|can|do|need|are)){0,3} (?:not|can ?not|excuse)\\b`,
  ),
  pattern(
    `not (?:an? )?${CITIZEN}${people}(?: (?:please|should|may|must)){0,2} ${any("need not", "do not", "don't", "can ?not", "not")} apply\\b`,
  ),
  pattern(`${HIRED}(?: \\w+){0,2} ${citizens} (?:${INSTEAD}|not) ${OTHERS}`),
  pattern(`${START}(?:${citizens}|(?<!senior )citizens)${GO} ${INSTEAD} ${OTHERS}`),
  pattern(`no non (?:us )?(?:uscitizen|citizens?)\\b`),
];
/** A line or bullet that is nothing but this. */
export const CITIZENSHIP_ALONE = new RegExp(`^(?:an? )?${citizens}$`);
/** In a title or a contract, where there is no room for an offer. */
export const CITIZENSHIP_IN_LINE = pattern(
  `(?:uscitizen(?: status)?${and} greencard|greencard${and} uscitizen)\\b`,
);

/** Laws, regulations, orders and government contracts that may require citizens. */
export const GROUND =
  /\bclearance\b|\bts sci\b|\b\d+ c ?f ?r\b|\bstatute\b|\bexecutive order\b|\bdfars\b|\bpublic law\b|\b(?:required|mandated|imposed|restricted) (?:by|under)(?: \w+){0,3} (?:law|laws|regulations?|statutes?)\b|\b(?:by|under|per) (?:federal|state|us) (?:law|regulations?)\b|\b(?:federal|government|dod|defense|military|army|navy|air force|agency)(?: prime)? contracts?\b|\bcontracts? with (?:the |an? )?(?:us|united states|federal|government|state|department|dept|city|county|dod|dhs|doe|nasa|army|navy|air force|marine|irs|fbi|cia|nsa|va|usda|gsa|faa)\b/;
export const NO_GROUND = /\b(?:no|without)(?: \w+){0,2} clearance\b|\bclearance (?:is )?not\b/;
export const EXPORT =
  /\bitar\b|\bexport (?:control|administration|regulation)\w*\b|\b(?:under|per|to) ear\b/;
