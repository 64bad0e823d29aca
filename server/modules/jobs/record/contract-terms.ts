import { registerEnumType } from "type-graphql";
import { foldWords } from "../words/work-words.js";
import { jobTypeOf } from "./job-type.js";

/** How people are paid, named after the forms of the tax office. */
export const TaxTermEnum = { W2: "W2", C2C: "C2C", FORM_1099: "FORM_1099" } as const;
export type TaxTerm = keyof typeof TaxTermEnum;

registerEnumType(TaxTermEnum, {
  name: "TaxTerm",
  description:
    "Tax terms that lists of jobs can be narrowed to, recognized from the employer's wording.",
  valuesConfig: {
    W2: { description: "On the employer's or the staffing firm's payroll." },
    C2C: { description: "Corp-to-corp: through a company of one's own, or another employer." },
    FORM_1099: { description: "As an independent contractor." },
  },
});

/** Lengths of contracts that lists can be narrowed to. */
export const ContractLengthEnum = {
  MONTHS_1_TO_3: "MONTHS_1_TO_3",
  MONTHS_4_TO_6: "MONTHS_4_TO_6",
  MONTHS_7_TO_12: "MONTHS_7_TO_12",
  OVER_12_MONTHS: "OVER_12_MONTHS",
  PERMANENT: "PERMANENT",
} as const;
export type ContractLength = keyof typeof ContractLengthEnum;

registerEnumType(ContractLengthEnum, {
  name: "ContractLength",
  description:
    "Lengths of contracts that lists of jobs can be narrowed to, recognized from the employer's wording.",
  valuesConfig: {
    MONTHS_1_TO_3: { description: "Three months or less." },
    MONTHS_4_TO_6: { description: "Four to six months." },
    MONTHS_7_TO_12: { description: "Seven to 12 months." },
    OVER_12_MONTHS: { description: "More than 12 months." },
    PERMANENT: { description: "Without an end." },
  },
});

interface ContractWords {
  contract: string;
  jobType: string;
}

const TAX_WORDS: readonly (readonly [string, TaxTerm])[] = [
  ["w2", "W2"],
  ["c2c", "C2C"],
  ["1099", "FORM_1099"],
];
/** "No C2C", "not on 1099", up to the next comma or dash, or to the "W2" of "No C2C / W2 only". */
const REFUSED =
  /\b(?:no|not|without|except|excluding)\b\s*(?:w-?2\b)?(?:(?!\bw-?2\b|\s[-–—]\s)[^,;.()|])*/gi;
/** "C2C not accepted" */
const NOT_TAKEN =
  /\b(?:c2c|corp[\s-]to[\s-]corp|1099|w-?2)\s+(?:(?:is|are)\s+)?not\s+(?:accepted|allowed|available|considered|possible|an\s+option|ok)\b/gi;

/** The tax terms that an employer's wording names: both of "C2C or W2", none of "Full time". */
export function taxTermsOf({ contract, jobType }: ContractWords): TaxTerm[] {
  const words = foldWords(`${contract}, ${jobType}`.replace(NOT_TAKEN, "").replace(REFUSED, ""));
  return TAX_WORDS.flatMap(([word, term]) => (words.includes(word) ? [term] : []));
}

const MONTHS_IN: Record<string, number> = { d: 1 / 30, w: 12 / 52, m: 1, y: 12 };
/** "6 months", "6-12 months", "12+ months", "one-year", "90 days", but not "24 hours a week". */
const LENGTH =
  /\b(\d{1,3}|one|two|three|six|nine|twelve)(?:\s?(?:-|–|—|to|or)\s?(\d{1,3}))?\s?(\+?)[\s-]{0,2}(d(?=ays?\b)|w(?=eeks?\b|ks?\b)|m(?=onths?\b|os?\b|nths?\b|ths?\b)|y(?=ears?\b|rs?\b))/gi;
const NUMBERS: Record<string, number> = { one: 1, two: 2, three: 3, six: 6, nine: 9, twelve: 12 };
/** Neither "temp-to-perm" nor "non-permanent". */
const WITHOUT_END = /(?<!\b(?:to|2|non)[\s-])\bperm(?:anent)?\b|\bdirect[\s-]hire\b/i;
const WITH_END = /\b(?:contract|temp)/i;

/** Up to that many months. */
const LENGTHS: readonly (readonly [number, ContractLength])[] = [
  [3, "MONTHS_1_TO_3"],
  [6, "MONTHS_4_TO_6"],
  [12, "MONTHS_7_TO_12"],
  [Infinity, "OVER_12_MONTHS"],
];

/**
 * The lengths that an employer's wording means, all that a range touches: "6-12 months" is both four
 * to six and seven to 12. A full-time job is permanent unless a length is named.
 */
export function contractLengthsOf({ contract, jobType }: ContractWords): ContractLength[] {
  const found = [...`${contract}, ${jobType}`.matchAll(LENGTH)].flatMap(lengthsOf);
  if (found.length > 0) return LENGTHS.flatMap(([, name]) => (found.includes(name) ? [name] : []));
  const isFullTime = jobTypeOf(jobType).includes("FULL_TIME") && !WITH_END.test(contract);
  return WITHOUT_END.test(contract) || isFullTime ? ["PERMANENT"] : [];
}

function lengthsOf([, first = "", second, plus, unit = ""]: RegExpMatchArray): ContractLength[] {
  const months = MONTHS_IN[unit.toLowerCase()] ?? 1;
  const number = (text: string) => NUMBERS[text.toLowerCase()] ?? Number(text);
  const from = number(first) * months;
  const to = plus === "+" ? Infinity : number(second ?? first) * months;
  return LENGTHS.flatMap(([most, name], at) => {
    const least = LENGTHS[at - 1]?.[0] ?? 0;
    return round(from) <= most && round(to) > least ? [name] : [];
  });
}

/** 90 days are three months, and 52 weeks are 12, whatever the fractions say. */
const round = (months: number): number => Math.round(months * 2) / 2;
