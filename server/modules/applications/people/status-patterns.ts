import { COUNTRIES, NATIONALITIES } from "../../../kit/words/nationalities.js";
import { FOREIGN_PHRASES, FOREIGN_VALUES, FOREIGN_WORDS } from "./status-languages.js";

/**
 * Words and phrases that tell of someone's immigration status. The search over people has none of them: neither in what is indexed,
 * nor in what is searched, nor in the passages it shows. Choosing people by status or citizenship is what the
 * Immigration and Nationality Act, 8 U.S.C. 1324b, forbids; staff see the answer only inside an application.
 */

/** Of the immigration service: "I-140". */
const I_FORMS = "94|129|130|131|140|360|485|526|539|551|589|751|765|766|797|821|918|983";

const any = (parts: readonly string[]): string => `(?:${parts.join("|")})`;

/** "TNS" and "TD" are of other trades. */
const WORDS = any([
  "h-?1(?:bs?)?\\d?|1b|h-?4-?eads?|l-?2-?eads?|u-?visas?",
  "(?:h-?[234][ab]?|l-?[12][ab]?|f-?[123]|j-?[12]|o-?[123][ab]?|e-?[123]d?|b-?[12]|k-?[1234])s?",
  `tn|tn[12]|eb-?[1-5][abc]?s?|niws?|i-?(?:9|20|${I_FORMS})s?|n-?400s?|ds-?(?:160|260|2019)s?`,
  "opts?|cpts?|stem-?opts?|c?eads?|gcs?|gceads?|greencards?|lprs?|uscs?|uscitizens?|tps|sevis",
  "visas?|sponsor(?:s|ed|ing|ship|ships)?|(?:non)?citizens?|citizenships?|immigra(?:nts?|tion)|nonimmigrants?|emigra(?:nts?|tion)",
  "asylum|asylees?|refugees?|parolees?|vawa|daca|dreamers?|undocumented|naturali[sz](?:ed|ation)|nationality|nationalities|aliens?|uscis",
  "pgwps?|lmias?|u4us?",
  FOREIGN_WORDS,
]);
export const STATUS_WORD = new RegExp(`^${WORDS}$`);

const YEAR = String.raw`20[1-4]\d`;
/** What stands beside a status, and is typed without a space: "F1student". */
const BESIDE = any([
  "holders?|students?|depend[ae]nts?|spouses?|candidates?|workers?|employees?|cards?|status|types?",
  "transfers?|extensions?|approv(?:ed|al)|pending|valid(?:ity)?|expir(?:es|ed|y)|needed|required|eligib(?:le|ility)|authori[sz]ed",
]);
/** "H264" and "K-12" are no status and a footnote. */
const SHORT_ONLY = String.raw`(?:[a-z]-?\d|tn|gc|1b)+\d{0,2}$`;
/** "USB2" is no B-2 of the US. */
const US = "us(?=-?(?:visa|citizen|green|immigra|h-?1-?b))";
/** Status words typed without spaces between them, or with a year, the number of a footnote, or a word beside: "F-1OPT2026". */
export const JOINED_WORD = new RegExp(
  String.raw`^(?!${SHORT_ONLY})(?:(?:${US}|work|student|stem|non|dual|${YEAR})-?)?${WORDS}(?:-?(?:${WORDS}|${BESIDE}|${YEAR}))*\d{0,2}$`,
);

/** What may stand between the words of a phrase, and between its cells. */
const GAP = String.raw`[\s.·|/,-]*`;
const AUTHORIZED = "(?:authori[sz](?:ed|ations?)|eligib(?:le|ility)|permitted|permission|right)";
const CITIZENS = "(?:citizen(?:s|ships?)?|passports?)";

/** Not in the pattern of letters, where every word goes on. */
const WORD_END = "(?![a-z])";
/** What is national, but not a person: "Indian National Congress". */
const NATIONAL_THINGS = any([
  "anthem|army|banks?|champions?|championships?|congress|cricket|football|games|geographic|grid|guard|highways?|hockey|insurance|leagues?",
  "museums?|olympiads?|opera|parks?|parliament|railroads?|railways?|soccer|standards?|stock|teams?|theat(?:er|re)",
]);
/** How titles go on that begin with such a word, on the next line: "Team Lead". */
const TITLES = any([
  "lead|manag|direct|supervis|officer|memb|teller|clerk|agent|broker|assist|coordinat|specialist|guide|guard|ranger|coach|train",
  "engineer|develop|design|analyst|consult",
]);
const NATIONALS = `nationals?(?!\\s*${NATIONAL_THINGS}${WORD_END}(?!\\s*${TITLES}))`;

/** The longest first, since one may begin with another: "Nigeria" with "Niger". */
const namesOf = (names: readonly string[]): string =>
  any(
    [...names]
      .sort((one, other) => other.length - one.length)
      .map((name) => name.replaceAll(" ", GAP)),
  );
/** Names that are no members' of the United Nations, and short ones. */
const PEOPLES = [...NATIONALITIES, "european", "european union", "eu"];
const PLACES = [...COUNTRIES, "united states of america", "u s a", "u s", "u k"];
const NATIONALITY = namesOf(PEOPLES);
const COUNTRY = namesOf(PLACES);
const NATIONALITY_OR_COUNTRY = namesOf([...PEOPLES, ...PLACES]);
/** Of visas, beside those that are letters and digits. */
const VISA_KINDS = any([
  "work(?:ing)?|student|depend[ae]nt|spous(?:e|al)|visitor|tourist|investor|diversity|employment|business",
]);

/** Phrases of words that are harmless alone. */
const PHRASES: readonly (readonly string[])[] = [
  [`(?:(?:lawful|legal|conditional)${GAP})?(?:perm(?:anent)?|conditional)`, "residen(?:ts?|ce|cy)"],
  ["perm(?:anent)?", "res"],
  [
    "(?:permanent|conditional|lawful|legal)",
    `(?:u${GAP}s(?:${GAP}a)?|american|canadian)`,
    "residen(?:ts?|ce|cy)",
  ],
  ["residen(?:ce|cy)", "status", "(?:permanent|conditional|legal|lawful)"],
  ["pr", "(?:holders?|cards?)"],
  ["(?:non)?", "(?:resident|legal)", "aliens?"],
  ["(?:pre|eu|uk)", "settled", "status"],
  ["indefinite", "leave", "to", "(?:remain|enter)"],
  ["(?:eu|european)", "blue", "cards?"],
  ["blue", "cards?", "eu"],
  ["(?:oci|pio|blue|combo)", "card", "holders?"],
  ["(?:oci|pio|combo)", "cards?"],
  ["residence", "permits?"],
  ["(?:lawful|legal)", "residen(?:ts?|ce|cy)"],
  ["green", "cards?", "(?:holders?)?"],
  ["work(?:ing)?", `(?:permits?|authori[sz]ations?|authori[sz]ed(?!\\s*by${WORD_END}))`],
  ["employment", "(?:eligibility|authori[sz](?:ed|ations?)|auth)", "(?:documents?)?"],
  [AUTHORIZED, "(?:to|for)", `(?:legally|u${GAP}s)?`, "(?:work(?:ing)?|be", "employed|employment)"],
  ["(?:allowed|entitled|legal|permits?)", "to", "(?:legally)?", "work"],
  ["legally", "(?:authori[sz]ed|able|allowed|entitled|eligible|permitted)"],
  ["work(?:ing)?", "for", "any", "(?:us)?", "employers?"],
  [AUTHORIZED, "for", "any", "(?:us)?", "employers?"],
  ["legally", "work(?:ing)?"],
  ["work(?:ing)?", "legally"],
  ["(?:full|unrestricted|unlimited)", "work(?:ing)?", "rights"],
  ["work(?:ing)?", "rights", "in", "(?:the)?", COUNTRY],
  ["no", "restrictions?", "to", "work"],
  ["(?:non)?", "u", "s", "(?:a)?", `(?:${CITIZENS}|citz?|ctzn?|persons?|nationals?)`],
  [NATIONALITY, `(?:${CITIZENS}|nationalit(?:y|ies)|${NATIONALS})`],
  ["(?:citizens?|nationals?)", "of", "(?:the)?", COUNTRY],
  ["(?:citizenship|nationality|passports?)", "(?:is|of)?", "(?:the)?", NATIONALITY_OR_COUNTRY],
  ["(?:place|country)", "of", "(?:birth|origin|citizenship)", "(?:the)?", COUNTRY],
  ["country", "of", "citizenship"],
  ["(?:birthplace|born", "in)", "(?:the)?", COUNTRY],
  [`(?:foreign|dual|third${GAP}country)`, `(?:${CITIZENS}|nationals?|nationality)`],
  ["non", "(?:immigra(?:nts?|tion)|citizens?)"],
  ["(?:optional|curricular|(?:post|pre)", "completion)", "practical", "training"],
  ["temporary", "protected", "status"],
  ["(?:adjustment|changes?)", "of", "status"],
  ["(?:advance|humanitarian)", "parole"],
  ["tps", "(?:holders?|status)"],
  ["labor", "certifications?"],
  ["priority", "dates?"],
  ["perm", "(?:approved|filed|pending)"],
  ["cap", "(?:gap|exempt)"],
  ["(?:visas?|immigration|citizenship|residency)", "status"],
  ["visas?", "sponsor(?:ships?|ing|ed|s)?"],
  [VISA_KINDS, "visas?"],
  ["exchange", "visitors?"],
  ["td", "(?:depend[ae]nts?|holders?)"],
  ["(?:aos|adjustment)", "pending"],
  ["(?:(?:afghan|iraqi)", "siv|siv", "holders?)"],
  ["cofa", "(?:citizens?|migrants?|status)"],
  ["compact", "of", "free", "association"],
  ["deferred", "enforced", "departure"],
  ["withholding", "of", "removal"],
  ["uniting", "for", "ukraine"],
  ["consular", "processing"],
  ["(?:diversity|dv)", "lottery"],
  ...FOREIGN_PHRASES,
  ["stem", "(?:opt|extension)"],
  ["ead", "cards?"],
];

const PR_WORK = "agenc|firm|team|manag|campaign|lead|direct|market|media|account|strateg|and|&";
const HOURS = "time|hours|shifts?|eastern|central|mountain|pacific|[ecmp]s?t";
/** So short that their letters in a row may be anything. */
const SHORT_PHRASES = [
  String.raw`h[\s.-]*1[\s.-]*bs?`,
  String.raw`(?:f|j|l|o|e|h)\s*-\s*[1-4][ab]?`,
  // "L 1A" is a transferee's class, "EB 2" a petition's.
  String.raw`(?:h|l|o)\s{1,3}[1-4][ab]|eb\s{1,3}-?[1-5][abc]?`,
  String.raw`i[\s-]*(?:${I_FORMS})|n[\s-]*400|ds[\s-]*(?:160|260|2019)`,
  ["work", "auth"].join(GAP),
  ["(?<!-)(?:[a-z]{1,2}-?\\d[a-z]?|[a-z]|t[dn])", "visas?"].join(GAP),
  // Neither of public relations nor of hours: "Canadian PR agency", "able to work in US hours".
  `(?:canad(?:a|ian)|aus(?:tralian?)?)${GAP}pr(?!${GAP}(?:${PR_WORK}))`,
  `${["(?:able|free|auth)", "to", "(?:legally)?", "work", "in", "(?:the)?", COUNTRY].join(GAP)}(?!${GAP}(?:${HOURS})|[\\p{L}\\p{N}])`,
  `(?:status\\s*:\\s*)?pr\\s*\\(\\s*${COUNTRY}|status\\s*:\\s*pr(?!${GAP}(?:${PR_WORK}))`,
  `(?:tps|ded)[\\s.·|/,(-]*${COUNTRY}`,
  String.raw`j[\s.-]*1[\s-]*waivers?`,
  String.raw`(?:place\s+of\s+birth|birthplace)\s*:\s*\p{L}{3,20}`,
  ["(?:opt|gc)", "ead"].join(GAP),
  // The category of a work permit: "EAD (C09)".
  String.raw`[ac]-?\d{1,2}[\s|,-]*ead|ead[\s|,(-]*[ac]-?\d{1,2}`,
];

/** They share one beginning, since trying each at every character would take ten times as long. */
export const STATUS_PHRASES = new RegExp(
  `(?<![\\p{L}\\p{N}])(?=[a-z])(?:${[FOREIGN_VALUES, ...PHRASES.map((words) => words.join(GAP)), ...SHORT_PHRASES].join("|")})(?![\\p{L}\\p{N}])`,
  "giu",
);

/** So long that their letters in a row are enough, whatever stands between them. */
export const LETTERS_OF_PHRASES = new RegExp(
  [
    ...PHRASES.map((words) => words.join("").replaceAll(WORD_END, "")),
    FOREIGN_WORDS,
    "citizenships?|sponsor(?:ships?|ing|ed|s)|undocumented|nationalit(?:y|ies)",
    "naturali[sz](?:ed|ation)|(?:non)?immigra(?:nts?|tion)",
  ].join("|"),
  "g",
);

/** "10,000 TPS" counts transactions a second; "2026 TPS", "I-821 TPS", and "A12 TPS" don't. */
export const COUNTED_PER_SECOND =
  /(?<![\p{L}\p{N}.,/-])(?!(?:19|20)\d\d(?!\d))(?:\d{1,3}(?:,\d{3}){1,4}|\d[\d.]{0,9}(?:0|k|m))\+?[\s-]?tps(?![\p{L}\p{N}])/giu;
