import { HOURS_IN } from "#site/full-time-year";
import { postingTexts } from "#texts/posting";
import { saysRemote } from "../places/place-text.js";
import type { SalaryPeriod, SalaryRange } from "../pay/salary-range.js";
import { fractionDigits, salaryTextOf } from "../pay/salary-text.js";
import type { Advert } from "./advert.js";
import { findingOf, type FindingCode, type JobFinding } from "./finding.js";
import { PAY_LAWS } from "./pay-transparency.js";
import { amountsIn, currencyIn } from "./pay-text.js";
import { statesOfWork } from "./place.js";

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));
/** Codes of ISO 4217 that are no money: metals, tests, funds. */
const NOT_MONEY = /^X(?!AF|CD|OF|PF|CG)/;
/** What a job can pay, in US dollars: from below the minimum wage for tipped work to what very few earn. */
const BOUNDS: Record<SalaryPeriod, readonly [number, number]> = {
  HOUR: [2.13, 2_000],
  DAY: [17, 16_000],
  WEEK: [40, 80_000],
  MONTH: [100, 400_000],
  YEAR: [1_000, 5_000_000],
};
const MINIMUM_WAGE = 7.25;
/** Rounded figures are not contradictions. */
const TOLERANCE = 0.02;

type Rule = (advert: Partial<Advert>) => JobFinding[];

export const isCurrency = (code: string): boolean => CURRENCIES.has(code) && !NOT_MONEY.test(code);

/** Faults of the numbers, without looking at the text. */
const rangeRule: Rule = ({ salaryRange: range }) => {
  if (!range) return [];
  const { min, max, currency } = range;
  const faults: JobFinding[] = [];
  if (!isCurrency(currency)) faults.push(plain("salaryRange.currency", "PAY_CURRENCY_UNKNOWN"));
  if (min < 0 || max < 0)
    faults.push(plain(`salaryRange.${min < 0 ? "min" : "max"}`, "PAY_NEGATIVE"));
  else if (min > max) faults.push(plain("salaryRange.min", "PAY_REVERSED"));
  else if (isCurrency(currency)) faults.push(...sizeFaults(range));
  return faults;
};

function sizeFaults(range: SalaryRange): JobFinding[] {
  const { period, currency } = range;
  const unit = 10 ** fractionDigits(currency);
  const [min, max] = [range.min / unit, range.max / unit];
  const [low, high] = BOUNDS[period];
  const isDollar = currency === "USD";
  if (max <= 0 || (isDollar && (min < low || max > high)))
    return [plain(`salaryRange.${max > high ? "max" : "min"}`, "PAY_ABSURD")];
  // Longer periods may be for a few hours a week.
  const hourly = period === "HOUR" || period === "DAY" ? min / HOURS_IN[period] : Infinity;
  if (isDollar && hourly < MINIMUM_WAGE) return [plain("salaryRange.min", "PAY_BELOW_MINIMUM")];
  return max > 2 * min ? [plain("salaryRange.max", "PAY_RANGE_WIDE")] : [];
}

/** The text must not say something else than the numbers. */
const textRule: Rule = ({ salary, salaryRange: range }) => {
  if (!salary || !range || !isCurrency(range.currency) || range.min > range.max) return [];
  const other = currencyIn(salary);
  const outside = amountsIn(salary).some(({ amount, period }) => !isWithin(range, amount, period));
  if (!outside && (other === null || other === range.currency)) return [];
  const { message, suggestion, source } = postingTexts.PAY_TEXT_CONTRADICTS;
  const words = { message, suggestion: suggestion(salaryTextOf(range)), source };
  return [findingOf("salary", "PAY_TEXT_CONTRADICTS", words)];
};

function isWithin(range: SalaryRange, amount: number, period: SalaryPeriod | null): boolean {
  const unit = 10 ** fractionDigits(range.currency);
  const [from, to] = [period ?? range.period, range.period];
  const own = (amount / HOURS_IN[from]) * HOURS_IN[to];
  return own >= (range.min / unit) * (1 - TOLERANCE) && own <= (range.max / unit) * (1 + TOLERANCE);
}

/** Pay transparency laws, also for remote jobs that may be done in these states. */
const transparencyRule: Rule = ({ companyLocation, workplaceType, salaryRange }) => {
  if (salaryRange || !companyLocation) return [];
  const isRemote = workplaceType === "REMOTE" || saysRemote(companyLocation);
  const places = statesOfWork(companyLocation, isRemote);
  const codes = places === "ALL" ? Object.keys(PAY_LAWS) : places.map(({ code }) => code);
  const bound = codes.filter((code) => Object.hasOwn(PAY_LAWS, code));
  if (bound.length === 0) return [plain("salaryRange", "PAY_RANGE_MISSING")];
  const { message, suggestion } = postingTexts.PAY_RANGE_REQUIRED;
  const source = bound.map((code) => PAY_LAWS[code]).join("; ");
  const words = { message: message(bound.join(", ")), suggestion, source };
  return [findingOf("salaryRange", "PAY_RANGE_REQUIRED", words)];
};

type PlainPayCode = Exclude<
  FindingCode & `PAY_${string}`,
  "PAY_TEXT_CONTRADICTS" | "PAY_RANGE_REQUIRED"
>;
const plain = (field: string, code: PlainPayCode): JobFinding =>
  findingOf(field, code, postingTexts[code]);

export const PAY_RULES: readonly Rule[] = [rangeRule, textRule, transparencyRule];
