import { linesOf } from "../html/clean-text.js";

/** Letters of other alphabets that look like Latin ones, each followed by what it looks like. */
const LOOKALIKES = new Map(
  (
    "аaеeоoрpсcхxуyіiјjѕsһhԁdԛqԝwкkмmнhтtвbАAВBЕEКKМMНHОOРPСCТTУYХXІIЈJЅS" +
    "αaοoρpνvιiκkτtυuχxεeηnΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX" +
    "օoոnսuıiłløoɑaɡgꓳOꓲIꓦVꓑPꓔTꓠN" +
    "ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz"
  )
    .match(/../gu)
    ?.map((pair) => [...pair] as [string, string]),
);
const LOOKALIKE = new RegExp(`[${[...LOOKALIKES.keys()].join("")}]`, "gu");

/** Spellings of names that the rules know by one word; earlier ones come before those they contain. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // The verb, and billing codes, are no visas.
  [/\bopt(?:ing|ed)?[\s-](?:in|out|for|to|into)\b/g, "choose"],
  [/\bcpt(?=[\s/&-]{0,3}(?:and |or )?(?:\d|cod|certif|icd|hcpcs|modifier))/g, "billing"],
  [/(?<=\b(?:icd|hcpcs)[\s\d/&-]{0,6}(?:and |or )?)cpt\b/g, "billing"],
  [/\b\d+ ?usc\b/g, "statute"],
  // The first level of a help desk.
  [
    /\bl[\s-]?1(?=(?:[\s/&,-]{1,3}(?:and |or |to )?l[\s-]?[2-4]){0,3}[\s/-]{1,2}(?:support|technical|help|service|tickets?|incidents?|issues?|troubleshoot|cache|regular))/g,
    "level",
  ],
  [/\bstem[\s/-]{0,3}opts?\b|\bopts?[\s/-]{0,3}stem\b|\bopts?\b/g, "opt"],
  [/\bh[\s-]?1[\s-]?bs?\d?\b/g, "h1b"],
  [/\b(?:h[\s-]?4|l[\s-]?2|gc|green[\s-]?card)[\s-]?eads?\b|\beads?\b/g, "ead"],
  [/\bl[\s-]1[ab]?\b|\bl1[ab]\b/g, "l1"],
  // "H1" without its "B", but no heading and no half of a year.
  [
    /(?<=\b(?:no|only|on|valid) )h-?1\b(?! ?(?:tags?|headings?|elements?|titles?|'?\d))|\bh-?1(?= ?(?:only|visas?|transfers?|candidates?|holders?|\/ ?(?:opt|h4|ead)))/g,
    "h1b",
  ],
  [/\bf[\s-]?1\b/g, "f1"],
  [/\bj[\s-]1\b|\bj1\b/g, "j1"],
  [/\btn[\s-]visas?\b/g, "tnvisa"],
  [/\be[\s-]3\b/g, "e3visa"],
  [
    /\bgreen[\s-]?cards?\b|\b(?:lawful )?permanent residen(?:ts?|cy|ce)\b|\blprs?\b|\bgcs?\b(?=[\s/&,]{0,3}(?:and |or )?(?:usc|u\.?s|citizen|only|holder))/g,
    "greencard",
  ],
  [/\bcitizenship[\s:|•·-]{1,3}(?:usa?|united states)\b(?![\s-]citizen)/g, "uscitizen"],
  [
    /\b(?:citizenship|nationality)(?: \(?(?:status|requirements?|required)\)?)?\s?[:|•·]\s?(?:usa?|united[\s-]states|american)\b(?![\s-](?:citizen|national))/g,
    "uscitizen",
  ],
  [/(?<=\b(?:uscs?|citizens?(?:hip)?)[\s/&,]{0,3}(?:and |or )?)gcs?\b/g, "greencard"],
  [
    /\b(?:usa?|united[\s-]states|american)[\s-](?:citizens?|nationals?)\b|\bcitizens? of the (?:usa?|united states)\b|\buscs?\b/g,
    "uscitizen",
  ],
  // Of one person or of many: "No US citizens" turns people away, "No US citizenship?" may go on with "Apply anyway."
  [
    /\b(?:usa?|united[\s-]states|american)[\s-]citizenship\b|\bcitizenship of the (?:usa?|united states)\b/g,
    "uscitizen status",
  ],
  [/\bexcl\b\.?/g, "excluding"],
  [/(?<![\w/])w\/o\b/g, "without"],
  [/(?<![\w/])w\/(?=\s|[a-z]{2})/g, "with "],
];

/** A label and its value are one sentence: "Gender: male", "Age · 25-35". */
const LABEL =
  /\b(gender|sex|age(?:[ -](?:group|range|limit))?)(?: (?:requirement|required|preference|preferred))?\s?(?:[:|•·])\s?/g;

/** Before what those named are asked to do: "OPT candidates: please do not apply". */
const CALL = /\s?[:;]\s?(?=(?:please )?(?:do not|don't|need not) apply\b)/g;

/** The same before what is left out: "any visa (except: OPT)". */
const LEFT_OUT =
  /(?<!\b(?:no|without) )\b(except(?:ing|ions?)?(?: for)?|exclu(?:ding|des?|ded|sions?)|without|but not|besides|minus|other than|apart from)\s?:\s?/g;

const TENS = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy"];
const ONES = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
/** Numbers that may be ages, in words. */
const IN_WORDS = new RegExp(`\\b(${TENS.join("|")})(?:[\\s-](${ONES.join("|")}))?\\b`, "g");

/** "u.s." and "o.p.t" */
const INITIALS = /\b[a-z](?:\.[a-z]\b)+\.?/g;
/** Letters with something between them, to hide a word: "o p t", "o-p-t". */
const SPACED = /\b[a-z](?:[ ._*-][a-z]){2,}\b/g;
const MAX_WORD = 40;

/** Tags that a reader sees as text. They must not hide a word from the rules. */
const SHOWN_TAG = /<\/?[a-z][^<>]{0,500}>/gi;
const ESCAPED = /&(?:amp;){0,5}(lt|gt);/gi;

/** Where two words run together, as a page shows "<b>Skills</b>No OPT" and a footnote's number. */
const GLUED = /(?<=\p{Ll}|(?<!\p{L})\d)(?=\p{Lu}\p{Ll})/gu;

/** The sentences of an HTML text, as `sentencesOf` gives them. */
export const sentencesOfHtml = (clean: string): string[] => sentencesOf(linesOf(clean).join("\n"));

/**
 * Splits a text into sentences of lower-case words with one space between them: no accents, no invisible characters, no
 * letters of other alphabets in place of Latin ones, one spelling for each kind of visa.
 */
export function sentencesOf(text: string): string[] {
  let folded = fold(withoutTags(text).replace(GLUED, " "))
    .replace(INITIALS, joined)
    .replace(SPACED, joined);
  for (const [spelling, word] of SPELLINGS) folded = folded.replace(spelling, word);
  return folded
    .replace(LABEL, "$1 ")
    .replace(CALL, " ")
    .replace(LEFT_OUT, "$1 ")
    .replace(IN_WORDS, inDigits)
    .split(/[.!?;:\n•|]| · /)
    .map(
      (sentence) =>
        sentence
          .match(/[a-z0-9'+#$%]+/g)
          ?.map(plainWord)
          .join(" ") ?? "",
    )
    .filter(Boolean);
}

const withoutTags = (text: string): string =>
  text
    .replace(ESCAPED, (_found, name: string) => (name === "lt" ? "<" : ">"))
    .replace(SHOWN_TAG, " ");

const joined = (found: string): string => found.replace(/[^a-z]/g, "");

const inDigits = (_found: string, tens: string, ones: string | undefined): string =>
  String((TENS.indexOf(tens) + 2) * 10 + ONES.indexOf(ones ?? "") + 1);

const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .replace(LOOKALIKE, (letter) => LOOKALIKES.get(letter) ?? letter)
    .toLowerCase()
    .replace(/[‘’ʼ`]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, "-");

/** "0nly" and "on1y" are words; "h1b" and "100k" are not. */
function plainWord(word: string): string {
  const short = word.slice(0, MAX_WORD);
  if (/^[a-z0]*[a-z][a-z0]*$/.test(short)) return short.replaceAll("0", "o");
  return /^[a-z]{2,}1[a-z]+$/.test(short) ? short.replaceAll("1", "l") : short;
}
