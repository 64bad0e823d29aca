import { boardTexts } from "#texts/boards";
import {
  salaryRangeRule,
  type SalaryPeriod,
  type SalaryRange,
} from "../../jobs/pay/salary-range.js";
import type { BoardAdvert, PayNumbers, Told } from "../board.types.js";
import { cleanLine, type InputNotes } from "./input-notes.js";
import type { JobWords } from "./job-words.js";
import { payInLines, payInText, type FoundPay } from "./pay-in-words.js";

interface PayInput {
  salary?: string;
  salaryRange?: SalaryRange;
}

/** Pay in words and numbers: from the board's numbers, else from its words about pay, else from the description. */
export function payInput(
  { pay, refused }: BoardAdvert,
  description: string,
  notes: InputNotes,
  words: JobWords,
): PayInput {
  const numbers = pay.numbers && inNumbers(pay.numbers, notes, words);
  const salary = notes.line("salary", wordsOf(pay.text, notes));
  if (numbers) return { ...(salary !== undefined && { salary }), ...numbers };
  const text = cleanLine(pay.text?.value ?? "");
  const inText = text === "" ? null : payInText(text, words);
  if (inText) {
    const salaryRange = guessedRange(
      inText,
      pay.text?.from ?? "",
      boardTexts.notes.payFromText,
      notes,
      words,
    );
    // A bare number says less than the range.
    if (salaryRange)
      return /\p{L}|[$€£₹]/u.test(salary ?? "") && salary
        ? { salary, salaryRange }
        : { salaryRange };
  }
  if (salary !== undefined) return { salary };
  const inLines = payInLines(words.linesOf(description), words);
  const salaryRange =
    inLines &&
    guessedRange(inLines, "description", boardTexts.notes.payFromDescription, notes, words);
  if (salaryRange) return { salaryRange };
  if (!refused.some(({ field }) => field === "salary"))
    notes.refused("salary", "", boardTexts.notes.noPay);
  return {};
}

/** Without words that are too long for a job, if the numbers say it all. */
function wordsOf(text: Told<string> | null, notes: InputNotes): Told<string> | null {
  const firstPart = cleanLine(text?.value ?? "").split(/\s[•|]\s/)[0] ?? "";
  if (!text || cleanLine(text.value).length <= notes.limitOf("salary")) return text;
  // "€62K – €133K • Offers Equity • …"
  return firstPart.length <= notes.limitOf("salary") ? { ...text, value: firstPart } : text;
}

function inNumbers(told: Told<PayNumbers>, notes: InputNotes, words: JobWords): PayInput | null {
  const { value, from } = told;
  const code = value.currency?.trim().toUpperCase() ?? null;
  if (code !== null && !words.isCurrency(code)) {
    notes.refused("salaryRange", from, boardTexts.notes.valueUnknown(cleanLine(code)));
    return null;
  }
  const currency = code ?? "USD";
  const unit = 10 ** words.fractionDigits(currency);
  const minor = (amount: number) => Math.round(value.isMinor ? amount : amount * unit);
  const [min, max] = [value.min ?? value.max ?? 0, value.max ?? value.min ?? 0].map(minor);
  const period = value.period ?? periodBySize((max ?? 0) / unit);
  if (period === null || min === undefined || max === undefined) {
    notes.refused("salaryRange", from, boardTexts.notes.payUnclear);
    return null;
  }
  const range = checked({ min, max, currency, period }, from, notes);
  if (!range) return null;
  const guess =
    told.guess ??
    (value.period === null ? boardTexts.notes.payPeriodBySize : null) ??
    (code === null ? boardTexts.notes.payCurrencyAssumed : null);
  const note = { value: null, from, ...(guess !== null && { guess }) };
  if (value.min !== null && value.max !== null) {
    notes.mapped("salaryRange", note);
    return { salaryRange: range };
  }
  // One end of a range is no range.
  notes.mapped("salary", note);
  const pay = words.salaryTextOf(range);
  return { salary: value.min === null ? boardTexts.payUpTo(pay) : boardTexts.payFrom(pay) };
}

function checked(range: SalaryRange, from: string, notes: InputNotes): SalaryRange | null {
  if (range.min > range.max) notes.refused("salaryRange", from, boardTexts.notes.payReversed);
  else if (salaryRangeRule.safeParse(range).success) return range;
  else notes.refused("salaryRange", from, boardTexts.notes.payUnclear);
  return null;
}

function guessedRange(
  { min, max, currency, period }: FoundPay,
  from: string,
  message: string,
  notes: InputNotes,
  words: JobWords,
): SalaryRange | null {
  const known = period ?? periodBySize(max);
  if (known === null) return null;
  const unit = 10 ** words.fractionDigits(currency);
  const range = {
    min: Math.round(min * unit),
    max: Math.round(max * unit),
    currency,
    period: known,
  };
  if (!salaryRangeRule.safeParse(range).success) return null;
  notes.guessed("salaryRange", from, message);
  return range;
}

/** What pay of this size, in whole units, can only be for; null if it may be for several. */
function periodBySize(amount: number): SalaryPeriod | null {
  if (amount <= 300) return "HOUR";
  return amount >= 15_000 ? "YEAR" : null;
}
