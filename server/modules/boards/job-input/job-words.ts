import type { SalaryPeriod, SalaryRange } from "../../jobs/pay/salary-range.js";

/** What is known about a field of a job's form. */
export interface FieldForm {
  kind: string;
  /** Characters of a line, or of an entry of a list. */
  max?: number;
  /** The values of a choice. */
  values?: readonly string[];
}

/**
 * How jobs read words: functions of the module of jobs, so that a board's adverts are read as a person's are. Whoever starts an
 * import gives them.
 */
export interface JobWords {
  /** The fields of a job by their names. */
  form: Readonly<Record<string, FieldForm>>;
  cleanHtml(html: string): string;
  /** The lines of clean HTML as plain text. */
  linesOf(clean: string): string[];
  isKnownPlace(place: string): boolean;
  saysRemote(place: string): boolean;
  /** The job types that a wording means; empty for other wordings. */
  jobTypesOf(text: string): readonly string[];
  /** Amounts of pay in a text, in whole units; the period is null if the text names none that ranges have. */
  amountsIn(text: string): readonly { amount: number; period: SalaryPeriod | null }[];
  /** By its sign or code; null for dollars. */
  currencyIn(text: string): string | null;
  isCurrency(code: string): boolean;
  /** 2 for USD, 0 for JPY. */
  fractionDigits(currency: string): number;
  salaryTextOf(range: SalaryRange): string;
}
