const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const number = (whole: number): string => String(whole).replace(/\B(?=(?:\d{3})+$)/g, ",");

/**
 * The language of this folder. Numbers, money, and dates follow its locale. What first pages show is formatted here, without Intl: its
 * first use takes 80 ms on a phone.
 */
export const language = {
  /** BCP 47, for the page's `lang`. */
  code: "en",
  /** BCP 47, for Intl. */
  locale: "en-US",
  /** "1,204". @param whole a whole number */
  number,
  /** "1 job", "1,204 jobs" */
  counted: (count: number, one: string, many: string): string =>
    `${number(count)} ${count === 1 ? one : many}`,
  /** "A", "A or B", "A, B, or C" */
  listed: (names: readonly string[], last: "and" | "or"): string =>
    names.length < 3
      ? names.join(` ${last} `)
      : `${names.slice(0, -1).join(", ")}, ${last} ${names.at(-1)}`,
  /** A search in quotes, and in it the phrases that were typed in quotes: “‘spring boot’ Dallas”. */
  quoted: (search: string): string => `“${search.replace(/"([^"]*)"/g, "‘$1’")}”`,
  /** "$1,204.50". @param cents shown if there are any, or always */
  dollars: (amount: number, cents: "any" | "always"): string => {
    const all = Math.round(Math.abs(amount));
    const rest = all % 100;
    const tail = rest > 0 || cents === "always" ? `.${String(rest).padStart(2, "0")}` : "";
    return `${amount < 0 ? "-" : ""}$${number((all - rest) / 100)}${tail}`;
  },
  /** "November 12, 2026". @param day YYYY-MM-DD */
  longDate: (day: string): string => `${language.monthAndDay(day)}, ${day.slice(0, 4)}`,
  /** "November 12". @param day YYYY-MM-DD */
  monthAndDay: (day: string): string => {
    const [, month, date] = day.split("-").map(Number);
    return `${MONTHS[(month ?? 1) - 1]} ${date}`;
  },
  /** "Nov". @param day YYYY-MM-DD */
  shortMonth: (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1]?.slice(0, 3) ?? "",
};
