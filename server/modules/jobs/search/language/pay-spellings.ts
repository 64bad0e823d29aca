import { numberWordsAt } from "./number-words.js";
import type { TypedWord } from "./typed-words.js";

/** Hours of a week or a shift, unless something says that they are paid. */
const USUAL_HOURS: ReadonlySet<number> = new Set([24, 32, 36, 37.5, 40, 48, 72]);
const LEAST_HOURLY = 15;
const MOST_HOURLY = 300;
/** What hours are of: "60 hr week," "90 hr course." And what HR is short for: "60 hr managers." */
const OF_HOURS: ReadonlySet<string> = new Set(
  "part full a per each week weeks wk weekly workweek day days daily month months shift shifts schedule rotation notice night nights weekend overtime ot minimum min max maximum course certification certificate training class classes license work support on call manager managers generalist generalists specialist specialists coordinator director business partner analyst assistant admin".split(
    " ",
  ),
);
const BEFORE_HOURS: ReadonlySet<string> = new Set(
  "work working works hours week weekly up".split(" "),
);
const THOUSANDS = /^(?:k|mil|thousand|grand)$/;
/** "day rate": the same as "daily". */
const RATE = /^(?:rate|rates|pay|wage|wages)$/;
const OF_RATE: ReadonlyMap<string, string> = new Map([
  ["hour", "hourly"],
  ["day", "daily"],
  ["week", "weekly"],
  ["month", "monthly"],
]);

/**
 * The words of a text with each spelling of an amount and its period in one: "sixty" is read as "60," "120 thousand" as "120k," "60 hr"
 * as "60/hr," and "six figures" as "$100000." What was typed stays.
 */
export function inUsualSpelling(words: readonly TypedWord[]): TypedWord[] {
  const found: TypedWord[] = [];
  for (let at = 0; at < words.length;) {
    const usual = usualAt(words, at);
    const taken = words.slice(at, at + (usual?.count ?? 1));
    const typed = taken.map((word) => word.typed).join(" ");
    found.push({ typed, key: usual?.key ?? taken[0]?.key ?? "" });
    at += taken.length;
  }
  return found;
}

interface Usual {
  key: string;
  /** Words that it stands for. */
  count: number;
}

function usualAt(words: readonly TypedWord[], at: number): Usual | null {
  const keyAt = (place: number): string => words[place]?.key ?? "";
  const key = keyAt(at);
  const figures = figuresAt(keyAt, at);
  if (figures) return figures;
  const spelled = numberWordsAt(words, at);
  const number = spelled ? String(spelled.value) : withoutSigns(key);
  const next = at + (spelled?.count ?? 1);
  const isNumber = /^\$?\d[\d,.]*$/.test(number);
  if (isNumber && THOUSANDS.test(keyAt(next))) return { key: `${number}k`, count: next + 1 - at };
  const hourly = hourlyAt(number, next, keyAt, keyAt(at - 1));
  if (hourly) return { key: `${hourly.amount}/hr`, count: hourly.end - at };
  if (spelled) return { key: number, count: spelled.count };
  const isAfterPer = /^(?:per|an?|each|\/)$/.test(keyAt(at - 1));
  const rate = RATE.test(keyAt(at + 1)) && !isAfterPer ? OF_RATE.get(key) : undefined;
  if (rate) return { key: rate, count: 2 };
  return number === key ? null : { key: number, count: 1 };
}

const FIGURES: ReadonlyMap<string, number> = new Map([
  ["five", 10_000],
  ["5", 10_000],
  ["six", 100_000],
  ["6", 100_000],
  ["seven", 1_000_000],
  ["7", 1_000_000],
]);
/** What begins "mid six figures". */
const SHARES: ReadonlyMap<string, number> = new Map([
  ["low", 1],
  ["lower", 1],
  ["multiple", 2],
  ["multi", 2],
  ["mid", 4],
  ["middle", 4],
  ["high", 7],
  ["upper", 7],
]);

/** "Six figures" and "mid six figures" as dollars; null for other words. */
function figuresAt(keyAt: (at: number) => string, at: number): Usual | null {
  const share = SHARES.get(keyAt(at).replace(/-$/, ""));
  const start = share === undefined ? at : at + 1;
  const [, count = "", name = ""] =
    /^(five|5|six|6|seven|7)(?:-?(fig(?:ure)?s?))?\+?$/.exec(keyAt(start)) ?? [];
  const dollars = FIGURES.get(count);
  if (dollars === undefined) return null;
  if (name === "" && !/^fig(?:ure)?s?\+?$/.test(keyAt(start + 1))) return null;
  const end = start + (name === "" ? 2 : 1);
  return { key: `$${dollars * (share ?? 1)}`, count: end - at };
}

/** "US$60" is $60, "@60/hr" 60/hr, "bucks/hr" $/hr, and "p/h" /h. */
const withoutSigns = (key: string): string =>
  key
    .replace(/^(?:us\$|usd(?=[\d$])|@(?=[\d$]))+\$?(?=\d)/, (sign) =>
      /us/.test(sign) || sign.endsWith("$") ? "$" : "",
    )
    .replace(/^(?:dollars|dollar|bucks)(?=\/)/, "$")
    .replace(/p\/h(?=\+?$)/, "/h");

/** "60 hr", "60hr", "60ph", and "18 hora", if they hardly mean a number of hours. */
function hourlyAt(
  number: string,
  next: number,
  keyAt: (at: number) => string,
  before: string,
): { amount: string; end: number } | null {
  const [, amount = "", unit = ""] = /^(\d{1,3}(?:\.\d{1,2})?)(hr|ph)\+?$/.exec(number) ?? [];
  const isBare = /^\d{1,3}(?:\.\d{1,2})?$/.test(number);
  const [dollars, period, end] = amount ? [amount, unit, next] : [number, keyAt(next), next + 1];
  if (!amount && !isBare) return null;
  const isPay =
    period === "ph" ||
    period === "hora" ||
    (period === "hr" && isHourlyPay(Number(dollars), keyAt(end), before));
  return isPay ? { amount: dollars, end } : null;
}

const isHourlyPay = (dollars: number, after: string, before: string): boolean =>
  dollars >= LEAST_HOURLY &&
  dollars <= MOST_HOURLY &&
  !USUAL_HOURS.has(dollars) &&
  !OF_HOURS.has(after) &&
  !BEFORE_HOURS.has(before);
