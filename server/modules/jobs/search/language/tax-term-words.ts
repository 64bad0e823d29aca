/** How people are paid, as a search can ask for it. */
export type TaxTermAsked = "W2" | "C2C" | "FORM_1099";

const WORDS: readonly (readonly [RegExp, TaxTermAsked])[] = [
  [/w[\s-]?2/i, "W2"],
  [/c2c|corp/i, "C2C"],
  [/1099|independent/i, "FORM_1099"],
];
const TERM = String.raw`(?:w[\s-]?2|c2c|corp[\s-]?(?:to|2)[\s-]?corp|1099|independent\s+contractors?)`;
const TERMS = String.raw`${TERM}(?:(?:\s+(?:(?:or|and|&)\s+)?|\s?[,/|]\s?)${TERM})*`;
/** Pay that stands beside a term: "$75/hr c2c or $60/hr w2" asks for either. */
const PAY = String.raw`\$?\d[\d.,k]{0,9}(?:\s?\/\s?[a-z]{1,5}|\s+(?:an?|per)\s+[a-z]{2,5})?`;
const ON = String.raw`(?:\s+(?:on|for|as|via))?`;
const OR = String.raw`(?<!(?<![\p{L}\p{N}])${TERM}:?\s+${PAY}\s+)or`;
/** "no W2, no C2C" asks for none, and "java or c2c" leaves a choice between words. */
const NOT_REFUSED = String.raw`(?<!\b(?:no|not|non|without|except|${OR})[\s-]+(?:on\s+)?(?:${TERM}[\s,/-]+){0,3})`;
/** Forms of these names are also a kind of work: "1099 preparer". */
const NO_WORK = String.raw`(?!\s+(?:or(?!\s+${PAY}${ON}\s+${TERM})|forms?|tax(?:es)?|prep\w*|process\w*|report\w*|filings?|specialist|clerk)(?![\p{L}\p{N}]))`;
/** Words after a term that add nothing: "C2C ok", "W2 employees". "W2 employee relations" is about work. */
const AROUND = String.raw`(?:only|ok|okay|accepted|allowed|considered|preferred|welcome|please|employees|workers|basis|(?:employee|worker)(?=\s*$))`;
const ASKED = new RegExp(
  String.raw`${NOT_REFUSED}(?<![\p{L}\p{N}])(?:(?:on|for|via|only)\s+){0,2}${TERMS}(?![\p{L}\p{N}])${NO_WORK}(?:\s+${AROUND}(?![\p{L}\p{N}])|:(?=\s))?`,
  "giu",
);

const REFUSAL = String.raw`(?:no|not|without|except)\s+(?:on\s+)?${TERMS}`;
/** Each list of them: "java no C2C dallas no 1099" has two. */
const REFUSED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${REFUSAL}(?:(?:\s?[,/|]\s?|\s+(?:(?:or|and|&)\s+)?)${REFUSAL})*(?![\p{L}\p{N}])${NO_WORK}`,
  "giu",
);

/** The tax terms that a search asks for, any of which will do. */
export interface TaxTermsAsked {
  taxTerms: TaxTermAsked[];
  /** The words that ask for them. */
  words: string;
  /** The search without them. */
  rest: string;
}

export const taxTermsIn = (text: string): TaxTermsAsked | null => termsIn(text, ASKED);

/** Those that a search leaves out, all of them: "no C2C or 1099". */
export const refusedTaxTermsIn = (text: string): TaxTermsAsked | null => termsIn(text, REFUSED);

/** @param pattern a global one without groups that capture */
function termsIn(text: string, pattern: RegExp): TaxTermsAsked | null {
  // Most searches name none.
  const found = /w[\s-]?2|c2c|corp|1099|independent/i.test(text) ? text.match(pattern) : null;
  if (!found) return null;
  const words = found.join(" ");
  const rest = text.replace(pattern, "").replace(/\s+/g, " ").trim();
  return {
    taxTerms: WORDS.flatMap(([word, term]) => (word.test(words) ? [term] : [])),
    words,
    rest: rest.replace(/^(?:with|and|on|,) | (?:with|and|on|,)$/gi, ""),
  };
}
