/**
 * Names from work that people write in several ways, each mapped to one word. Longer ones come before those they contain. After a change
 * here, raise INDEX_VERSION (person-tokens.ts), LANGUAGE_VERSION (tokens.ts), and SEARCH_VERSION (job.fields.ts).
 */
export const WORK_SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // Work authorization.
  [/\bstem[\s-]*opt\b|\bopt[\s-]*stem\b/g, "stemopt"],
  [/\bh[\s-]?1[\s-]?b\d?\b/g, "h1b"],
  [/\bh[\s-]?4(?:[\s-]?ead)?\b/g, "h4ead"],
  [/\bl[\s-]?2[\s-]?ead\b/g, "l2ead"],
  [/\bl-1[ab]?\b|\bl1[ab]\b/g, "l1"],
  [/\b(?:gc|green[\s-]?card)[\s-]?ead\b/g, "gcead"],
  [/\bgreen[\s-]?cards?(?: holders?)?\b|\bpermanent residents?\b|\bgc\b|\blpr\b/g, "greencard"],
  [/\b(?:u\.?s\.?a?\.?|american)[\s-]citizens?(?:hip)?\b|\busc\b/g, "uscitizen"],
  [/\bf-1\b/g, "f1"],
  [/\be-3\b/g, "e3"],
  // What an employer takes part in. "Enrolled in E-Verify," "E-Verified," and "E-Verify employer" say the same.
  // With the usual typing errors, which no list of words would tell from "every".
  [
    /\b(?:enrolled in |enrolls in |participates in |participating in |registered with |uses )?e[\s._-]{0,3}(?:verif(?:y|ied)|verfiy|verfy|veryfy|verrify)\b(?: (?:employers?|compan(?:y|ies)|firms?|jobs?|participants?|enrolled))?/g,
    "everify",
  ],
  [/\bi-983\b/g, "i983"],
  [/\bcap[\s-]?exempt(?:ed|ion|ions)?(?: employers?)?\b/g, "capexempt"],
  // Contract and workplace.
  [/\bw-2\b/g, "w2"],
  [/\bcorp[\s-]?(?:to|2)[\s-]?corp\b/g, "c2c"],
  [/\bcontract[\s-]?(?:to|2)[\s-]?hire\b|\bc2h\b/g, "contracttohire"],
  [/\bfull[\s-]?time\b/g, "fulltime"],
  [/\bpart[\s-]?time\b/g, "parttime"],
  [/\bon[\s-]?site\b|\bin[\s-]office\b/g, "onsite"],
  [/\bwork(?:ing)? from home\b|\bwfh\b|\btelecommut(?:e|ing)\b|\bremotely\b/g, "remote"],
];
