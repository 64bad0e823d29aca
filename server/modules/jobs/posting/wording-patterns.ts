import { AGE_WORDINGS } from "./age-patterns.js";
import { PERMIT_WORDINGS } from "./permit-patterns.js";
import {
  any,
  pattern,
  be,
  must,
  seek,
  prefer,
  persons,
  notApply,
  type Wording,
  list,
} from "./wording-parts.js";

const SEX = any(
  ...list(
    "males?, females?, m[ae]n, wom[ae]n, lad(?:y|ies), gentlem[ae]n, girls?, boys?, guys?, gals?",
  ),
);
const notGroup = `(?!'|${any("(?: and| or) ", " ")}${any(SEX, "owned", "led", "minorities", "veterans", "minority", "s health")}\\b)`;
const notPlace = `(?! ${any("gym", "clinic", "shelter", "ward", "facility", "college", "school", "space", "unit", "residence", "program", "store", "line", "clients?", "patients?")}\\b)`;

/** Words for origins that are not also languages. */
const ORIGIN = any(
  ...list(
    "americans?, indians?, mexicans?, asians?, hispanics?, latin[oa]s?, pakistanis?, filipinos?, europeans?, nigerians?, africans?, desis?, foreigners?, immigrants?",
  ),
);
const LANGUAGE_OR_ORIGIN = any(
  ...list("chinese, japanese, korean, vietnamese, russian, telugu, arab, german, french"),
);
const WORKERS = any(
  persons,
  ...list(
    "nurses?, drivers?, caregivers?, assistants?, receptionists?, secretar(?:y|ies), teachers?, tutors?, helpers?, staff",
  ),
);
/** "Single-page application" */
const notSingle = `(?! ${any("page", "sign", "famil(?:y|ies)", "thread\\w*", "tenan\\w*", "payer", "source", "point", "cell", "use", "board", "filing")}\\b)`;

const RELIGIOUS = any("christians?", "muslims?", "jews", "jewish", "hindus?", "catholics?");
const COLOR = any("white", "black", "caucasian", "african american", "asian", "hispanic");
export const WORDINGS: readonly Wording[] = [
  ...PERMIT_WORDINGS,
  {
    code: "NATIONAL_ORIGIN",
    patterns: [
      pattern(
        `native(?: \\w+){0,2} (?:speakers?|speaking)\\b(?! of (?:any|all|every|other|another)\\b)`,
      ),
      pattern(`(?:us|american|foreign|native) born\\b`),
      pattern(`(?:born|raised)(?: and raised)? in (?:the )?(?:usa?|united states|america)\\b`),
      pattern(`${ORIGIN}(?: ${persons})?${be} (?:only|preferred|wanted)\\b`),
      pattern(`${LANGUAGE_OR_ORIGIN} ${persons}${be} (?:only|preferred|wanted)\\b`),
      pattern(
        `no (?:${ORIGIN}|foreign nationals?|${LANGUAGE_OR_ORIGIN} ${persons})\\b(?! (?:language|travel|market))`,
      ),
      pattern(
        `${any("prefer(?:ably|red|ence)?", "only")}(?: (?:to|for|an?|given|hiring|hire)){0,3} ${ORIGIN}(?: ${persons})\\b`,
      ),
      pattern(
        `(?:no|without|free of)(?: (?:an?|any|foreign|heavy|strong|thick|noticeable|indian)){0,3} accents?\\b`,
      ),
      pattern(`accent (?:free|neutral)\\b`),
      pattern(`${must} be(?: an?)? ${ORIGIN}(?: ${persons})?$`),
      pattern(`(?:${ORIGIN}|foreign nationals?|${LANGUAGE_OR_ORIGIN} ${persons})${notApply}`),
      pattern(
        `english(?: (?:must|should|be|is|as|your|a|the|their)){0,4} (?:mother tongue|first language)\\b`,
      ),
      pattern(`mother tongue (?:must be |should be |is )?english\\b`),
      pattern(`(?:neutral|american) (?:english )?accents?\\b`),
      pattern(`no foreign (?:workers?|candidates?|applicants?|students?)\\b`),
      pattern(`(?:only|prefer\\w*) ${ORIGIN}$`),
      pattern(
        `(?:${must} be|only|prefer\\w*)(?: (?:${persons}|of|an?)){0,3} ${ORIGIN} (?:origin|descent|nationality|heritage|ancestry)\\b`,
      ),
      pattern(
        `(?:of )?${ORIGIN} (?:origin|descent|nationality|heritage|ancestry)(?: ${persons})?${be} (?:only|preferred|wanted|required)\\b`,
      ),
      pattern(
        `(?:preferably|prefer(?: ${persons})?|preferred) from (?:india|china|mexico|pakistan|the philippines|nigeria|(?:eastern )?europe|africa)\\b`,
      ),
    ],
  },
  {
    code: "NATIVE_LANGUAGE",
    patterns: [
      pattern(
        `(?:near )?native (?:level|like|fluency|proficiency|english|spanish|french|german)\\b(?! speak)`,
      ),
    ],
  },
  {
    code: "SEX",
    patterns: [
      pattern(`${SEX}(?: ${WORKERS})?${be} only\\b${notPlace}`),
      pattern(
        `only(?: (?:for|hiring|hire|an?|accepting)){0,2} ${SEX}\\b${notGroup}(?! ${any("connector", "clients?", "patients?")})`,
      ),
      pattern(
        `${SEX}(?: ${WORKERS})?${be} (?:strongly |highly )?(?:preferred|wanted|required|needed)\\b`,
      ),
      pattern(`${prefer}(?: young)? ${SEX}\\b${notGroup}`),
      pattern(`must be(?: an?)?(?: (?:young|single|unmarried|strong))? ${SEX}\\b`),
      pattern(
        `${seek}(?: (?:an?|some|strong|young|energetic|good|hard working|single|attractive)){0,4} ${SEX}\\b${notGroup}(?! ${any("connector", "health", "clothing", "fashion", "clients?", "patients?")})`,
      ),
      pattern(
        `no (?:males?|females?|women|girls)\\b${notGroup}(?! ${any("connector", "staff to")})`,
      ),
      pattern(
        `no ${any("women", "females", "girls", "ladies")} (?:or|and|nor) ${any("women", "females", "girls", "ladies", "mothers")}\\b`,
      ),
      pattern(`(?:not|no)(?: be)? pregnan(?:t|cy|cies)(?! discrimination)\\b`),
      pattern(
        `not(?: be)? planning (?:to have |on having |a |any )?(?:children|kids|family|pregnancy|babies)\\b`,
      ),
      pattern(`(?:must be|only|prefer\\w*)(?: an?)? (?:single|unmarried|married)\\b${notSingle}`),
      pattern(`(?:${SEX}|mothers|moms|fathers|dads)${notApply}`),
      pattern(
        `(?:childless|moms?|mothers|dads?|fathers|housewives)(?: ${WORKERS})?${be} (?:preferred|wanted|only)\\b${notPlace}`,
      ),
      pattern(
        `(?:gender|sex)(?: (?:must be|should be|is))? (?:${SEX}|m|f)(?: (?:only|preferred|required|candidates?))?$`,
      ),
      pattern(`an? (?:wo)?man's (?:job|work|role)\\b`),
      pattern(
        `not (?:suitable|appropriate|fit|right|meant|intended|an? \\w+) for ${SEX}\\b${notGroup}`,
      ),
    ],
    unless: /\b(?:same sex|male to female|connectors?)\b/,
  },
  {
    code: "GENDERED_TITLE",
    patterns: [
      pattern(
        `${any("salesm[ae]n", "salesgirls?", "saleslad(?:y|ies)", "waitress(?:es)?", "hostess(?:es)?", "stewardess(?:es)?", "handym[ae]n", "forem[ae]n", "repairm[ae]n", "cleaning lad(?:y|ies)", "office (?:girl|boy)s?", "delivery (?:boy|man|men|guy)s?", "errand boys?", "doorm[ae]n", "draftsm[ae]n", "seamstress(?:es)?", "girl friday", "barmaids?", "cameram[ae]n")}\\b`,
      ),
    ],
  },
  {
    code: "GENDERED_WORDING",
    patterns: [pattern(`(?:he|him|his)\\b`), pattern(`(?:she|her|hers)\\b`)],
    unless:
      /\b(?:he|his|him)\b.{0,200}\b(?:she|her|hers)\b|\b(?:she|her|hers)\b.{0,200}\b(?:he|his|him)\b/,
  },
  ...AGE_WORDINGS,
  {
    code: "RACE",
    patterns: [
      pattern(`${COLOR} ${persons}${be} (?:only|preferred|wanted)\\b`),
      pattern(`(?:caucasians?|whites|blacks) (?:only|preferred)\\b`),
      pattern(`only (?:caucasians?|whites|blacks)$`),
      pattern(`no (?:blacks|whites|caucasians?|african americans?)\\b`),
      pattern(`(?:blacks|whites|caucasians?|${COLOR} ${persons})${notApply}`),
      pattern(`(?:prefer\\w*|only)(?: (?:to|for|an?|hiring|hire)){0,3} ${COLOR} ${persons}\\b`),
    ],
  },
  {
    code: "RELIGION",
    patterns: [
      pattern(`${RELIGIOUS}(?: ${persons})?${be} (?:only|preferred|required|wanted)\\b`),
      pattern(`no ${RELIGIOUS}\\b`),
      pattern(`${RELIGIOUS}(?: ${persons})?${notApply}`),
      pattern(
        `(?:must be|prefer\\w*|only)(?: (?:an?|to|for|practicing|born again|devout)){0,3} ${RELIGIOUS}\\b`,
      ),
    ],
  },
  {
    code: "DISABILITY",
    patterns: [
      pattern(`able bodied\\b`),
      pattern(`no (?:disabilit(?:y|ies)|disabled|handicap\\w*)\\b`),
      pattern(
        `(?:must not have|must have no|without)(?: (?:an?|any|physical|mental|medical)){0,3} (?:disabilit(?:y|ies)|handicaps?|health (?:issues?|problems?|conditions?)|medical conditions?)\\b`,
      ),
      pattern(`disabled (?:${persons} )?(?:need not|can ?not|not)\\b`),
      pattern(
        `(?:perfect|excellent|good) (?:physical )?health (?:is )?(?:required|needed|a must)\\b`,
      ),
      pattern(`${must} be in (?:perfect|excellent|good) (?:physical )?health\\b`),
    ],
    unless: /\b(?:with or without|with and without|regardless)\b/,
  },
];

/** Says the opposite, right before the words found. */
export const NEGATED =
  /(?:\bnot|\bnever|n't|\bno longer|\bregardless of|\bwithout regard to|\bno need to|\bunlawful to|\billegal to)(?: \w+)? $/;
