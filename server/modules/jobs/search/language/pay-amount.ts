import type { SalaryPeriod } from "#site/schema-enums.generated";

/** A number of dollars as it was typed. */
export interface TypedAmount {
  /** In whole or broken dollars; of a range, the lower end. */
  dollars: number;
  /** Whether it has the sign of the dollar. */
  isMoney: boolean;
  /** Whether it counts in thousands: "120k". */
  isThousands: boolean;
  /** Whether it has commas: "120,000". */
  hasCommas: boolean;
  /** "100k+" */
  isOpenEnded: boolean;
  /** What follows in the same word, as in "60/hr"; null if nothing. */
  period: SalaryPeriod | null;
}

/** Names of periods, as they follow an amount. */
export const PERIODS: ReadonlyMap<string, SalaryPeriod> = new Map<string, SalaryPeriod>([
  ...entries("hr hour h hora ph", "HOUR"),
  ...entries("day dia", "DAY"),
  ...entries("week wk semana", "WEEK"),
  ...entries("month mo mes", "MONTH"),
  ...entries("year yr annum ano", "YEAR"),
]);

function entries(names: string, period: SalaryPeriod): [string, SalaryPeriod][] {
  return names.split(" ").map((name) => [name, period]);
}

/** "$60hr": without the sign of the dollar, "40hr" is a week of work. */
const ATTACHED = /^(\$[\d.,k+]{1,12})(hr|hour|ph|yr|year)$/;
const NUMBER = /^([>≥]?=?\$?)(\d{1,3}(?:,\d{3}){1,2}|\d{1,7})(\.\d{1,2})?(k?)(\+?)(\$?)$/;

/** Reads a word that is nothing but an amount: "60/hr", "$60-$70", "120k+", "$120,000". Null for any other. */
export function amountIn(word: string): TypedAmount | null {
  const { text, period } = withoutPeriod(withOnePeriod(word));
  if (text === null) return null;
  const ends = text.split("-").map(numberIn);
  const [first, second] = ends;
  if (!first || ends.length > 2 || second === null) return null;
  return { ...(second ? lowerOf(first, second) : first), period };
}

type Lower = Pick<TypedAmount, "dollars" | "isThousands">;

/** The lower end of a range, in thousands if only the upper one says so: "100-120k" and "100 to 120k" begin at 100k. */
export function lowerOf<Amount extends Lower>(lower: Amount, upper: Lower): Amount {
  const isShort = !lower.isThousands && upper.isThousands && lower.dollars < 1000;
  return isShort ? { ...lower, dollars: lower.dollars * 1000, isThousands: true } : lower;
}

/** Of "$60/hr-$70/hr+", the last period says enough. */
const withOnePeriod = (word: string): string =>
  word.includes("/") ? word.replace(/\/[a-z]+(?=-\$?\d)/, "").replace(/\+$/, "") : word;

function withoutPeriod(word: string): { text: string | null; period: SalaryPeriod | null } {
  const slash = word.indexOf("/");
  if (slash < 0) {
    const [, text = word, unit = ""] = ATTACHED.exec(word) ?? [];
    return { text, period: unit === "ph" ? "HOUR" : (PERIODS.get(unit) ?? null) };
  }
  const period = PERIODS.get(word.slice(slash + 1)) ?? null;
  return { text: period && word.slice(0, slash), period };
}

function numberIn(text: string): Omit<TypedAmount, "period"> | null {
  const [, sign = "", whole, cents = "", k = "", plus = "", after = ""] = NUMBER.exec(text) ?? [];
  if (whole === undefined) return null;
  const isThousands = k !== "";
  return {
    dollars: Number(whole.replaceAll(",", "") + cents) * (isThousands ? 1000 : 1),
    isMoney: sign.endsWith("$") || after !== "",
    isThousands,
    hasCommas: whole.includes(","),
    isOpenEnded: plus !== "" || /^[>≥]/.test(sign),
  };
}
