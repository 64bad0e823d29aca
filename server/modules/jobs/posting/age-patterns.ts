import {
  any,
  be,
  must,
  notApply,
  pattern,
  PEOPLE,
  persons,
  seek,
  type Wording,
  list,
} from "./wording-parts.js";

const YOUNG =
  "young(?: and| energetic| dynamic| enthusiastic| hungry| talented| bright| motivated){0,4}";
const GRADUATE = `${any("recent", "new", "fresh", "20\\d\\d")} (?:college |university )?(?:graduates?|grads?)|fresher(?:s)?`;
const notAge = `(?! ${any("lbs?", "pounds?", "kg", "minutes?", "mins?", "miles?", "hours?", "seconds?", "ms", "days?", "weeks?", "percent", "%", "people", "employees", "beds?", "mph", "degrees?")}\\b)`;

/** Who applies. */
const APPLICANT = any(
  ...list(
    "some(?:one|body), anyone, candidates?, applicants?, individuals?, professionals?, consultants?, hires?, talents?",
  ),
);
/** Who is looked for, if words before say so. */
const SOUGHT = any(
  APPLICANT,
  ...list(
    "people, persons?, those, men, women, staff, team members?, developers?, engineers?, analysts?, managers?, nurses?, drivers?",
  ),
);
/** One person, by what they do: "a salesman", "a receptionist". */
const ROLE = "\\w{2,20}(?:man|woman|person|ist|ant|ian)";
/** "No age limit" is none. */
const notNone = "(?<!\\b(?:no|without)(?: \\w+){0,1} )";
const UNDER = any("under", "below", "younger than", "not older than", "no older than");
const who = "(?: (?:who|are|is|aged?|that)){0,2}";
/** Also of amounts, so an age must show otherwise. */
const AT_MOST = any(
  UNDER,
  ...list("less than, lower than, not over, not above, (?:no|not) more than, at most"),
);
const ofAge = "(?: the)?(?: age(?: of)?)?";
const yearsOld = "years? old|years? of age|yrs? old|year olds?";
/** Nothing that is counted or measured follows. */
const endOfAge = `(?:'?s)?(?:$| (?:${yearsOld}|only|please|preferred|wanted|who|are|is|as|but|with)\\b| (?:or|and)\\b(?! \\d)| (?:years?|yrs?)(?:$| (?:only|please|preferred|are|is|or|and)\\b))`;
/** Those who must be of an age, or a sentence that starts with it: "must be 35 or under". */
const whoMust = `(?:^|(?:${SOUGHT}|you|you're|you'll|who|ages?|please|prefer\\w*|ideally|only) )(?:(?:must|should|have to|has to|need to|needs to|will|also|ideally|preferably|please|only) ){0,2}`;
/** Words that say who the job is meant for. */
const meant = any(
  "prefer\\w*(?: for| to| given to| those| people| aged?){0,2}",
  "ideal(?:ly)?(?: for| those| people| aged?){0,2}",
  "(?:perfect|best|great|suitable|meant|intended|suited|reserved|open|only) (?:for|to)(?: those| people| anyone| the| aged?){0,2}",
);
/** What has an age, or is measured, right before its number. */
const THING = any(
  ...list(
    "systems?, code(?:bases?)?, software, homes?, house(?:s|holds?)?, buildings?, propert(?:y|ies), vehicles?, cars?, trucks?, machines?, equipment, servers?, boats?, ships?, planes?, aircraft, bridges?, roads?, pipes?, trees?, (?:company|firm|business|startup|agency) (?:is|was), loans?, documents?, records?, files?, accounts?, latenc(?:y|ies), times?, speeds?, scores?, errors?, rates?, temperatures?, costs?, prices?, weights?, loads?, bmi, handicaps?, volumes?, levels?, counts?, pressures?, heights?, lengths?",
  ),
);
const notThing = `(?<!\\b${THING}(?: (?:that|which|is|are|was|were|must|should|be|not|stays?|aged?|of)){0,3} )`;
const GENERATION = any(
  ...list(
    "digital natives?, millennials?, gen(?:eration)? z(?:ers?)?, zoomers?, gen(?:eration)? [xy](?:ers?)?, (?:baby )?boomers?",
  ),
);
const DECADE = any("[2-6]0'?s", "twenties", "thirties", "forties", "fifties", "sixties");
const CUSTOMERS =
  "(?:customers?|users?|audience|shoppers?|readers|(?:built|build|building|builds|made|design\\w*|apps?|products?) for)";

const CARED_FOR =
  /\b(?:child|children|kids?|pupils?|students?|patients?|clients?|youths?|residents?|teens?|teenagers|participants?|learners|adolescents?|seniors|members|customers?|users?|adults|population|families|survivors)\b/;

export const AGE_WORDINGS: readonly Wording[] = [
  {
    code: "AGE",
    patterns: [
      pattern(
        `(?:age|ages|aged)(?: (?:group|limit|range|between|from|of|in|the|must|be|is)){0,4} [1-6]\\d (?:to |and )?[2-7]\\d\\b`,
      ),
      pattern(
        `(?:between )?[1-6]\\d (?:to |and )?[2-7]\\d (?:years? old|years of age|yrs old|year olds?)\\b`,
      ),
      pattern(
        `${notThing}(?:must be|be|candidates?|applicants?|only|age|aged|anyone|someone)(?: must| be| should| are| is){0,3} (?:under|below|younger than|not over|not older than|no older than|not above)(?: the)?(?: age(?: of)?)? [2-7]\\d\\b${notAge}`,
      ),
      pattern(
        `${notThing}(?:under|below) (?:the age of )?[2-7]\\d (?:years old|years of age|only|preferred)\\b`,
      ),
      pattern(
        `(?:over|above|older than) (?:the age of )?[3-7]\\d (?:need not|please do not|should not|will not|are not|not)\\b`,
      ),
      pattern(
        `(?:no ?body|no (?:one|men|women|${APPLICANT}|people|persons?)) (?:over|above|older than) (?:the age of )?[3-7]\\d\\b${notAge}`,
      ),
      pattern(`age(?: (?:group|limit|range|must be|is)){0,2} up to [2-7]\\d\\b`),
      pattern(`^(?:below|under|not over|not above) [2-7]\\d(?: years?(?: old| of age)?)?$`),
      pattern(
        `${whoMust}(?:(?:be|are|is|aged?) ){0,2}${any(AT_MOST, "up to", "max(?:imum)?(?: of)?")}${ofAge} [2-7]\\d (?:${yearsOld})\\b`,
      ),
      pattern(`${whoMust}(?:be|are|is|aged?) ${AT_MOST}${ofAge} [2-7]\\d${endOfAge}`),
      pattern(
        `${whoMust}(?:be |are |is |aged? ){1,2}[2-7]\\d(?: (?:${yearsOld}|years?))? (?:or|and) (?:younger|under|below|less)(?:$| (?:only|please|preferred|to|as|and|at|on)\\b)`,
      ),
      pattern(`${whoMust}[2-7]\\d(?: (?:${yearsOld}|years?))? (?:or|and) younger\\b`),
      pattern(
        `${whoMust}${any("not", "can ?not", "can't", "mustn't", "shouldn't", "may not")} be (?:over|above|older than|more than|past|beyond)${ofAge} [2-7]\\d${endOfAge}`,
      ),
      pattern(`${meant} ${any(UNDER, "not over", "not above")}${ofAge} [2-7]\\d${endOfAge}`),
      pattern(
        `(?:${seek}|prefer\\w*|hire)(?: \\w+){0,2} ${SOUGHT}${who} ${AT_MOST}${ofAge} [2-7]\\d${endOfAge}`,
      ),
      pattern(`${seek} ${UNDER} [2-7]\\d'?s\\b`),
      pattern(`${seek} an? (?:\\w+ ){0,3}${ROLE} ${UNDER}${ofAge} [2-7]\\d$`),
      pattern(`no (?:over|above) [3-7]\\d'?s\\b`),
      pattern(`^(?:${APPLICANT} )?up to [2-7]\\d years (?:old|of age)\\b`),
      pattern(
        `(?:^|${APPLICANT} |be )[2-7]\\d years?(?: old| of age)? (?:or|and) (?:younger|under|below)\\b`,
      ),
      pattern(`(?:early|mid|late) ${DECADE}${be} (?:preferred|wanted)\\b`),
      pattern(`(?:${seek}|prefer) (?:some(?:one|body)|people) young(?:er)?\\b`),
      pattern(
        `youthful (?:candidates?|applicants?|professionals?|m[ae]n|wom[ae]n|people|persons?|individuals?)\\b`,
      ),
      pattern(`${must} have graduated (?:after|since|later than) 20\\d\\d\\b`),
      pattern(`class of 20\\d\\d${be} only\\b`),
      pattern(`(?:no one|not|anyone) (?:older than|above the age of|over the age of) [2-7]\\d\\b`),
      pattern(
        `(?:${seek}|prefer\\w*|hire|ideal(?:ly)?|perfect for)(?: \\w+){0,2} ${SOUGHT}${who} ${UNDER} [2-7]\\d\\b${notAge}`,
      ),
      pattern(
        `(?:${APPLICANT}|${GENERATION}|${GRADUATE}|you|you're)(?: (?:must|should|are|is|be|who)){0,3} ${UNDER} [2-7]\\d\\b${notAge}`,
      ),
      pattern(`${UNDER} [2-7]\\d(?:'?s)?${be} (?:only|preferred|wanted)\\b`),
      pattern(`not (?:be )?older than [2-7]\\d\\b${notAge}`),
      pattern(`(?:ideal|preferred|desired|required) age\\b`),
      pattern(`(?:aged?|ages) [2-7]\\d (?:or|and) (?:younger|under|below)\\b`),
      pattern(`[2-7]\\d (?:or|and) (?:younger|under|below)${be} (?:only|preferred|please)\\b`),
      pattern(
        `(?:${SOUGHT}|you|you're|must be|should be)(?: (?:who|are|is|be)){0,2} in (?:(?:the|their|your|his|her|early|mid|late) ){1,3}${DECADE}(?![\\w'])`,
      ),
      pattern(
        `(?:must be|be|${seek}|prefer\\w*|only|want)(?: (?:an?|some|true|real|to|be|hire|hiring|for)){0,4} ${GENERATION}\\b(?! (?:customers?|users?|shoppers?|audience|market|brand))`,
      ),
      pattern(`${GENERATION}(?: ${PEOPLE})?${be} (?:only|preferred|wanted|required)\\b`),
      pattern(`no ${GENERATION}\\b`),
      pattern(`${notNone}(?:maximum|max|upper) age\\b`),
      pattern(`${notNone}age limit\\b`),
      pattern(`no (?:old|older|elderly) ${any(persons, "folks")}\\b`),
      pattern(
        `(?:retirees|senior citizens|(?:old|older|elderly|retired|mature|aged) ${persons})${notApply}`,
      ),
      pattern(
        `(?:must be|be|${seek}|prefer\\w*|only)(?: (?:an?|some|to be)){0,2} ${YOUNG}\\b(?! (?:people's|company|startup))`,
      ),
      pattern(
        `${YOUNG} (?:candidates?|applicants?|professionals?|m[ae]n|wom[ae]n|lad(?:y|ies)|guys?|girls?|blood|talents?|persons?|individuals?|minds?|staff)\\b`,
      ),
      pattern(`${YOUNG}(?: \\w+){0,2} (?:wanted|needed|preferred|required)\\b`),
      pattern(`(?:${GRADUATE})(?: ${PEOPLE})?${be} (?:only|preferred|required|wanted)\\b`),
      pattern(
        `(?:only|must be|prefer\\w*)(?: (?:an?|for|accepting|hiring)){0,2} (?:${GRADUATE})\\b`,
      ),
    ],
    unlessBefore: CARED_FOR,
  },
  {
    code: "AGE_SIGNAL",
    patterns: [
      pattern(`(?:${GRADUATE})\\b`),
      pattern(
        `(?:young|youthful)(?: \\w+){0,3} (?:team|environment|culture|workplace|crowd|office)\\b`,
      ),
      pattern(`(?<!\\b${CUSTOMERS}(?: \\w+){0,2} )digital natives?\\b`),
      pattern(`(?:maximum|max|no more than|not more than)(?: of)? \\d{1,2} years?\\b`),
      pattern(`over ?qualified\\b`),
      pattern(`class of 20\\d\\d\\b`),
    ],
    unless: /\b(?:any|every|all|whatever) ages?\b/,
  },
];
