import type { FindingCode } from "./finding.js";

/** A wording in sentences as `sentencesOf` gives them. Every repetition is bounded, so matching takes linear time. */
export interface Wording {
  code: Exclude<
    FindingCode,
    `PAY_${string}` | "INVALID_VALUE" | "BODY_SHORT" | "PLACE_CITY_UNKNOWN"
  >;
  patterns: readonly RegExp[];
  /** A sentence with this is not about the person to be hired. */
  unless?: RegExp;
  /** The same for the words right before those found. */
  unlessBefore?: RegExp;
}

// Parts of patterns.

/** Wordings of one line: "males?, females?". */
export const list = (wordings: string): string[] => wordings.split(", ");

export const any = (...words: string[]): string => `(?:${words.join("|")})`;
export const pattern = (source: string): RegExp => new RegExp(`\\b${source}`, "g");

export const PEOPLE = any(
  "candidates?",
  "applicants?",
  "holders?",
  "consultants?",
  "resources?",
  "profiles?",
  "resumes?",
  "people",
  "persons?",
  "individuals?",
  "professionals?",
  "students?",
  "workers?",
  "employees?",
  "folks",
  "visas?",
  "status",
);
export const people = `(?: ${PEOPLE}){0,2}`;
export const and = "(?: and| or| nor)?";
export const listOf = (word: string): string => `${word}${people}(?:${and} ${word}${people}){0,6}`;
export const be = "(?: is| are| be| will be| strictly| absolutely| status)?";
export const wanted = any(
  "(?:strongly |highly |much )?preferred",
  "preferable",
  "required",
  "mandatory",
  "needed",
  "wanted",
  "desired",
  "a must",
  "a requirement",
  "an advantage",
  "a plus",
);
export const seek = any(
  "looking for",
  "seeking",
  "seeks?",
  "in search of",
  "needs?",
  "needed",
  "hiring",
  "wants?",
  "wanted",
  "require[sd]?",
  "searching for",
);
export const prefer = `${any("prefer", "prefers", "preferably", "preferred", "preference", "priority")}(?: (?:is|are|will|be|given|to|for|hiring|on|with|an?|the|having|valid|already|currently|candidates?|applicants?|people|who|go)){0,5}`;
export const only = any("only", "exclusively", "solely", "limited to", "restricted to", "strictly");
export const open =
  "(?: (?:for|to|able|those|open to|accepting|accept|accepts|considering|consider|hiring|hire|taking|take|want|looking for|on|with|to|the|an?|valid|candidates?|applicants?|people|who|are)){0,4}";
/** "We'd rather hire", "we favor", "ideally": a preference in other words. */
export const rather = `(?:${any(
  "(?:rather|sooner) (?:hire|have|take|get|employ|work with|talk to)",
  "favou?r(?:s|ed|ing)?",
  "ideally",
  "preferably",
  "(?:ideal|perfect|best|right) (?:candidates?|applicants?|persons?|people|fit|match|hires?)",
)}(?: (?:is|are|will|be|on|with|who|an?|the|some(?:one|body)|anyone|people|candidates?|applicants?|have|has|hold|holds)){0,5})`;
/** "Get priority", "are given preference". */
export const first =
  "(?: (?:are|is|will|be|should|always|also)){0,3} (?:given|gets?|have|has|receives?|takes?|enjoys?)(?: (?:first|top|high|higher|the|a|strong|hiring)){0,2} (?:priority|preference|precedence)";
/** What is left out of "all" or "any". */
export const except = any(
  "except(?:ing)?(?: for)?",
  "exclud(?:ing|es?)",
  "(?<!\\b(?:no|without) )exceptions?(?: is| are)?",
  "not including",
  "sans",
  "besides",
  "minus",
  "other than",
  "(?:apart|aside) from",
  "(?:save|barring)(?: for)?",
  "with(?: the)? exceptions? (?:of|for)",
);
export const filler =
  "(?: (?:for|of|on|with|in|an?|the|any|those|people|persons?|candidates?|applicants?|anyone|holders?|who|are|is|hold|holding|have|having|visas?|current|valid)){0,5}";
/** "The candidate must be", "you need to have", and the like. */
export const must = any("must", "should", "needs? to", "ha(?:s|ve) to", "required to");
export const mustBe = `${must}(?: (?:be|have|hold|possess|either|only|also|currently|an?|on|valid|active|current|the)){1,4}`;

export const persons = any(
  "candidates?",
  "applicants?",
  "people",
  "persons?",
  "consultants?",
  "men",
  "women",
  "nationals?",
  "citizens?",
);
/** "Please" may follow, and anything else. */
export const notApply = `(?: please)? ${any("need not", "do not", "don't", "should not", "can ?not", "may not", "must not")} apply\\b`;
