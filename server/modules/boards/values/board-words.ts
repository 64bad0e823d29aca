import { boardTexts } from "#texts/boards";
import type { Workplace } from "../board.types.js";
import type { SalaryPeriod } from "../../jobs/pay/salary-range.js";

/** What words for the place of work mean; null for others, such as Lever's "unspecified". */
export function workplaceOf(text: string): Workplace | null {
  if (/hybrid/i.test(text)) return "HYBRID";
  if (/\b(?:no|not|non)[\s-]*(?:fully[\s-]*)?remote/i.test(text)) return "ONSITE";
  if (/remote|tele\s?(?:commute|work)|work[\s_-]from[\s_-]home|\bwfh\b/i.test(text))
    return "REMOTE";
  return /on[\s_-]?site|in[\s_-]?(?:person|office)|\boffice\b/i.test(text) ? "ONSITE" : null;
}

/** Columns named "Remote" say yes or no. */
export function remoteOf(text: string): Workplace | null {
  if (/^(?:yes|y|true|1)$/i.test(text)) return "REMOTE";
  return /^(?:no|n|false|0)$/i.test(text) ? "ONSITE" : workplaceOf(text);
}

const lettersOf = (text: string): string => text.replace(/[^a-z]/gi, "").toLowerCase();

const EMPLOYMENT: Readonly<Record<string, string>> = boardTexts.employment;

/** How people write the name of a constant; null for other words. */
function namedEmployment(text: string): string | null {
  const letters = lettersOf(text);
  return Object.hasOwn(EMPLOYMENT, letters) ? (EMPLOYMENT[letters] ?? null) : null;
}

/** The type of employment as people write it: "FULL_TIME" and "FullTime" as "Full-time"; null for what says nothing. */
export function employmentOf(text: string): string | null {
  if (/^(?:other|volunteer|unspecified|na|none)?$/.test(lettersOf(text))) return null;
  return namedEmployment(text) ?? text.replaceAll("_", " ").replace(/\s+/g, " ").trim();
}

/** Several types: "Full-time or part-time". */
export function employmentsOf(texts: readonly string[]): string | null {
  const [first, ...others] = [...new Set(texts.flatMap((text) => employmentOf(text) ?? []))];
  return first === undefined
    ? null
    : boardTexts.eitherType([first, ...others.map((text) => text.toLowerCase())]);
}

/** Several types in one text, if it is nothing but their names: "fulltime, contract". */
export function employmentsIn(text: string): string | null {
  const parts = text.split(/[,;|/]/);
  return parts.every((part) => namedEmployment(part) !== null)
    ? employmentsOf(parts)
    : employmentOf(text);
}

const PERIODS: readonly (readonly [RegExp, SalaryPeriod])[] = [
  [/hour|\bhr\b/i, "HOUR"],
  [/\bday|daily|per[\s_-]?diem/i, "DAY"],
  [/week/i, "WEEK"],
  [/month/i, "MONTH"],
  [/year|annual|annum|yr/i, "YEAR"],
];

/** What pay is for, as boards name it: `per-year-salary`, `1 HOUR`, `monthly`; null for what ranges don't have. */
export function periodOf(text: string): SalaryPeriod | null {
  if (
    /\b(?:[2-9]|\d{2,})\s*(?:hour|day|week|month|year)|bi-?(?:week|month)|semi-?month|twice/i.test(
      text,
    )
  )
    return null;
  return PERIODS.find(([words]) => words.test(text))?.[1] ?? null;
}
