import { HOURS_IN } from "#site/full-time-year";
import type { PayAtLeast } from "#site/pay-at-least";
import type { SalaryPeriod } from "#site/schema-enums.generated";
import { mayHaveNumberWords, NUMBER_WORDS } from "./number-words.js";
import { amountIn, lowerOf, PERIODS, type TypedAmount } from "./pay-amount.js";
import { inUsualSpelling } from "./pay-spellings.js";
import { isOneOfTwo, splitWords, typedWords, type TypedWord } from "./typed-words.js";

/** The pay that a search asks for. */
export interface PayAsked {
  /** Jobs must pay at least this. Null if the words only set an upper limit, which no filter has. */
  payAtLeast: PayAtLeast | null;
  /** The words that ask for it. */
  words: string;
  /** The search without them. */
  rest: string;
}

/** Whole dollars that make sense for a period; other numbers are no pay. */
const SENSIBLE: Readonly<Record<SalaryPeriod, readonly [number, number]>> = {
  HOUR: [5, 1_000],
  DAY: [40, 10_000],
  WEEK: [200, 50_000],
  MONTH: [800, 200_000],
  YEAR: [10_000, 5_000_000],
};
/** Less than this without a period is for an hour. */
const MOST_HOURLY = 1_000;
/** "4k" is a screen and "10k" a report, but 20k and more is pay, apart from the retirement plan. */
const LEAST_THOUSANDS = 20_000;
const RETIREMENT_PLAN = 401_000;
/** Six digits that end like a salary are one: "120000 java", but not a code such as "541512". */
const SALARY = /^[1-4]\d\d[05]00$/;
/** "job 120000" is a job's number. */
const NUMBERED: ReadonlySet<string> = new Set("sb job id code number no # ref req".split(" "));

/** They say that a number is pay. */
const PAY_NAMES: ReadonlySet<string> = new Set(
  "pay pays paying paid salary salaries rate rates wage wages compensation comp ote earn earning earns sueldo salario paga pagan pagando".split(
    " ",
  ),
);
/** The same, with what it is paid for. */
const RATES: ReadonlyMap<string, SalaryPeriod> = new Map<string, SalaryPeriod>([
  ["hourly", "HOUR"],
  ["daily", "DAY"],
  ["weekly", "WEEK"],
  ["monthly", "MONTH"],
  ["yearly", "YEAR"],
  ["annual", "YEAR"],
  ["annually", "YEAR"],
]);
const LEAST: ReadonlySet<string> = new Set("over above least min minimum >= > ≥".split(" "));
const MOST: ReadonlySet<string> = new Set("under below max maximum < <= ≤".split(" "));
/** They may lead to an amount, together with those above. */
const LEADS: ReadonlySet<string> = new Set(
  "more less than at @ up to from between starting of is that which with $ usd for mas de base total".split(
    " ",
  ),
);
const PER: ReadonlySet<string> = new Set("a an per / the each por la al x".split(" "));
/** What an amount of pay is, or is made of: "120k salary", "150k total comp". */
const MADE_OF: ReadonlySet<string> = new Set(
  "base ote tc ctc comp compensation starting pay salary salaries rate rates wage wages total gross package sueldo salario".split(
    " ",
  ),
);
/** What comes on top: "120k plus bonus". */
const EXTRAS: ReadonlySet<string> = new Set(
  "bonus bonuses commission commissions equity stock tips benefits".split(" "),
);
/** Words for pay that make it of a bare number, as in "25 pay". */
const IS_PAY: ReadonlySet<string> = new Set(
  "pay salary salaries rate wage wages sueldo salario".split(" "),
);
const LEAST_BARE = 15;
/** Work with pay: "120k compensation analyst". */
const PAY_WORK: ReadonlySet<string> = new Set(
  "analyst analysts manager managers specialist specialists consultant consultants director administrator coordinator clerk advisor lead accountant partner rewards and &".split(
    " ",
  ),
);
/** "salary 120" is in thousands: no one is paid so little a year, and an hour has a rate. */
const YEARLY: ReadonlySet<string> = new Set("salary salaries salario sueldo".split(" "));
const LEAST_YEARLY = 60;
const DOLLARS: ReadonlySet<string> = new Set("dollars dollar usd bucks dolares $".split(" "));
/** Other things that are counted. */
const COUNTED: ReadonlySet<string> = new Set(
  "users customers employees people rows records requests followers lines miles tps qps rps run loans units steps feet plan plans images resolution clients members students tickets calls hours hrs days weeks months years".split(
    " ",
  ),
);
const SHORT_PERIODS: ReadonlySet<string> = new Set(["hr", "yr", "ph", "hour", "hora"]);

/** Words that are right in a search, even if no job has them. */
export const PAY_WORDS: readonly string[] = [
  ...PAY_NAMES,
  ...RATES.keys(),
  ...NUMBER_WORDS,
  ..."per annum hour hora thousand grand bucks".split(" "),
];

/**
 * Reads the pay that a search asks for, if it can hardly be anything else: "60/hr", "$60 an hour", "hourly 60", "over 120k",
 * "$120,000". Of several amounts the lowest counts. Numbers such as "401k", "24/7" and "java 17" stay words.
 */
export function payIn(text: string): PayAsked | null {
  // Most searches have no number.
  if (!/\d/.test(text) && !mayHaveNumberWords(text)) return null;
  const words = inUsualSpelling(typedWords(text));
  const found: FoundPay[] = [];
  for (let at = 0; at < words.length; at++) {
    const pay = payAt(words, at);
    if (!pay) continue;
    found.push(pay);
    at = pay.end - 1;
  }
  const [lowest] = found.toSorted((a, b) => hourly(a.pay) - hourly(b.pay));
  if (!lowest) return null;
  const taken = takenBy(found, words);
  if (isOneOfTwo(words, taken)) return null;
  const isMost = found.every((pay) => pay.isMost);
  return { payAtLeast: isMost ? null : lowest.pay, ...splitWords(words, taken) };
}

interface FoundPay {
  pay: PayAtLeast;
  /** "under $50" */
  isMost: boolean;
  start: number;
  /** After its last word. */
  end: number;
}

const hourly = ({ amount, period }: PayAtLeast): number => amount / HOURS_IN[period];

function takenBy(found: readonly FoundPay[], words: readonly TypedWord[]): Set<number> {
  const taken = new Set<number>();
  for (const { start, end } of found) for (let at = start; at < end; at++) taken.add(at);
  words.forEach(({ key }, at) => {
    if (/^(?:or|and|[/|&]|)$/.test(key) && taken.has(at - 1) && taken.has(at + 1)) taken.add(at);
  });
  return taken;
}

/** The pay whose amount is at a position. */
function payAt(words: readonly TypedWord[], at: number): FoundPay | null {
  const keyAt = (place: number): string => words[place]?.key ?? "";
  const typed = amountIn(keyAt(at));
  if (!typed) return null;
  const upper = upperAfter(at, keyAt);
  const amount = upper && typed.period === null ? lowerOf(typed, upper) : typed;
  const lead = leadBefore(at, keyAt);
  const tail = tailAfter(at + 1, amount, upper, lead, keyAt);
  const isMoney = amount.isMoney || tail.isMoney || keyAt(at - 1) === "$";
  const meant = inThousands({ ...amount, isMoney }, lead, tail);
  const isNumber = NUMBERED.has(keyAt(at - 1));
  const period = isNumber ? null : periodOf(meant, lead, tail, keyAt(tail.end));
  if (period === null || !isSensible(meant.dollars, period)) return null;
  return {
    pay: { amount: Math.round(meant.dollars * 100), period },
    isMost: lead.isMost,
    start: lead.start,
    end: tail.end,
  };
}

/** "salary 120" is 120,000. */
function inThousands(amount: TypedAmount, lead: Lead, tail: Tail): TypedAmount {
  const { dollars, isMoney } = amount;
  const isBare = !isMoney && (tail.period ?? lead.period) === null;
  const isShort = dollars >= LEAST_YEARLY && dollars < MOST_HOURLY;
  return (lead.isYearly || tail.isYearly) && isBare && isShort
    ? { ...amount, dollars: dollars * 1000, isThousands: true }
    : amount;
}

interface Lead {
  start: number;
  isPay: boolean;
  isLeast: boolean;
  isMost: boolean;
  isYearly: boolean;
  period: SalaryPeriod | null;
}

function leadBefore(at: number, keyAt: (at: number) => string): Lead {
  const lead: Lead = {
    start: at,
    isPay: false,
    isLeast: false,
    isMost: false,
    isYearly: false,
    period: null,
  };
  for (let before = at - 1; before >= 0; before--) {
    const key = keyAt(before);
    const period = RATES.get(key) ?? null;
    const isRefused = keyAt(before + 1) === "than" && /^(?:no|not)$/.test(keyAt(before - 1));
    const isLess = key === "less" && keyAt(before + 1) === "than";
    const isMore = key === "more" && keyAt(before + 1) === "than";
    const isMost = MOST.has(key) || (isRefused ? isMore : isLess);
    const isUpTo = key === "up" && keyAt(before + 1) === "to";
    const isLeast = LEAST.has(key) || (isRefused ? isLess : isMore);
    if (PAY_NAMES.has(key) || period) lead.isPay = true;
    else if (!isMost && !isUpTo && !isLeast && !LEADS.has(key)) break;
    lead.isMost ||= isMost || isUpTo;
    lead.isLeast ||= isLeast;
    lead.period ??= period;
    lead.isYearly ||= YEARLY.has(key);
    if ((isLess || isMore) && isRefused) before--;
    lead.start = before;
  }
  return lead;
}

interface Tail {
  end: number;
  isMoney: boolean;
  /** Whether a word says that it is pay. */
  isPay: boolean;
  isYearly: boolean;
  period: SalaryPeriod | null;
}

/** The upper end of a range that begins at a position: "60 to 70", "between 60 and 70". */
function upperAfter(at: number, keyAt: (at: number) => string): TypedAmount | null {
  const goesOn = keyAt(at - 1) === "between" ? /^(?:to|-|and)$/ : /^(?:to|-)$/;
  return goesOn.test(keyAt(at + 1)) ? amountIn(keyAt(at + 2)) : null;
}

/** What follows an amount: "to 70", "dollars", "an hour", "or more". */
function tailAfter(
  start: number,
  amount: TypedAmount,
  upper: TypedAmount | null,
  lead: Lead,
  keyAt: (at: number) => string,
): Tail {
  let end = start;
  let { period } = amount;
  let isMoney = false;
  if (upper) {
    end += 2;
    period ??= upper.period;
    isMoney = upper.isMoney;
  }
  if (DOLLARS.has(keyAt(end))) {
    isMoney = true;
    end++;
  }
  const named = periodAt(end, isMoney || amount.isMoney || lead.isPay, keyAt);
  if (named) [period, end] = [period ?? named.period, named.end];
  if (/^(?:or|and)$/.test(keyAt(end)) && /^(?:more|up|above|higher)$/.test(keyAt(end + 1)))
    end += 2;
  else if (/^(?:plus|\+|min|minimum)$/.test(keyAt(end))) end++;
  const isAmount = isMoney || amount.isMoney || amount.isThousands || period !== null;
  const isPay = !isAmount && amount.dollars >= LEAST_BARE && isPayWord(keyAt, end, IS_PAY);
  let isYearly = false;
  while ((isAmount || isPay) && isPayWord(keyAt, end, MADE_OF))
    isYearly = YEARLY.has(keyAt(end++)) || isYearly;
  if (isAmount && /^(?:plus|\+|and)$/.test(keyAt(end)) && EXTRAS.has(keyAt(end + 1))) end += 2;
  return { end, isMoney, isPay, isYearly, period };
}

const isPayWord = (keyAt: (at: number) => string, at: number, of: ReadonlySet<string>): boolean =>
  of.has(keyAt(at)) && !PAY_WORK.has(keyAt(at + 1));

function periodAt(
  at: number,
  isPay: boolean,
  keyAt: (at: number) => string,
): { period: SalaryPeriod; end: number } | null {
  // "60 $/hr"
  const word = keyAt(at).replace(/^(?:\$|usd)(?=\/)/, "");
  const whole = RATES.get(word) ?? (word.startsWith("/") ? PERIODS.get(word.slice(1)) : undefined);
  if (whole) return { period: whole, end: at + 1 };
  if (isPay && SHORT_PERIODS.has(word)) return { period: PERIODS.get(word) ?? "HOUR", end: at + 1 };
  // "a la hora"
  const after = word === "a" && keyAt(at + 1) === "la" ? at + 2 : at + 1;
  const period = PER.has(word) ? PERIODS.get(keyAt(after)) : undefined;
  return period ? { period, end: after + 1 } : null;
}

/** What an amount is paid for; null if it may be no pay. */
function periodOf(amount: TypedAmount, lead: Lead, tail: Tail, next: string): SalaryPeriod | null {
  const named = tail.period ?? lead.period;
  if (named) return named;
  const { dollars, isMoney, isThousands, hasCommas, isOpenEnded } = amount;
  if (!isMoney && (COUNTED.has(next) || (isThousands && dollars === RETIREMENT_PLAN))) return null;
  const isPay = isMoney || lead.isPay || tail.isPay;
  if (isPay) return dollars < MOST_HOURLY ? "HOUR" : "YEAR";
  if (dollars < LEAST_THOUSANDS) return null;
  const isSalary = SALARY.test(String(dollars)) || (hasCommas && (isOpenEnded || next === ""));
  const isAsked = lead.isLeast || isSalary;
  return isThousands || isAsked ? "YEAR" : null;
}

function isSensible(dollars: number, period: SalaryPeriod): boolean {
  const [least, most] = SENSIBLE[period];
  return dollars >= least && dollars <= most;
}
