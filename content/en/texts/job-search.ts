import { language } from "#texts/language";

const posted = (days: number): string => (days === 1 ? "Last 24 hours" : `Last ${days} days`);

const allOf = (values: readonly string[]): string => language.listed(values, "and");
const anyOf = (values: readonly string[]): string => language.listed(values, "or");

/** Texts of the job search: filters and sort order. */
export const jobSearchTexts = {
  filters: (active: number): string => (active === 0 ? "Filters" : `Filters (${active})`),
  /** A choice with its number of openings. */
  counted: (choice: string, total: number): string => `${choice} (${language.number(total)})`,
  /** @param values of filters, as they were asked for */
  unknown: (values: readonly string[]): string =>
    `No open job matches ${anyOf(values.map((value) => `“${value}”`))}, so we left ${values.length === 1 ? "it" : "them"} out.`,
  postedLabel: "Posted",
  postedAny: "Any time",
  posted,
  postedChip: (time: string): string => `Posted in the ${time.toLowerCase()}`,
  placeLabel: "Location",
  radiusLabel: "Distance",
  radius: (miles: number): string => language.counted(miles, "mile", "miles"),
  payLabel: "Pay",
  payAny: "Any pay",
  payAtLeast: (hourly: number, yearly: number): string =>
    `$${hourly}/hr ($${yearly / 1000}k) or more`,
  /** Pay that is none of the choices, in cents. */
  payFrom: {
    HOUR: (cents: number): string => `${language.dollars(cents, "any")}/hr or more`,
    DAY: (cents: number): string => `${language.dollars(cents, "any")}/day or more`,
    WEEK: (cents: number): string => `${language.dollars(cents, "any")}/wk or more`,
    MONTH: (cents: number): string => `${language.dollars(cents, "any")}/mo or more`,
    YEAR: (cents: number): string => `${language.dollars(cents, "any")}/yr or more`,
  },
  /** "IT, AI, or Logistics"; null without names. */
  either: (names: readonly string[]): string | null => (names.length === 0 ? null : anyOf(names)),
  /** If the words of a search name no visa in particular. */
  openToAnyVisa: "Open to visa holders",
  /** @param terms tax terms, "C2C or 1099" */
  refused: (terms: string): string => `No ${terms}`,
  activeFilters: "Active filters",
  clearAll: "Clear all",
  sortBy: "Sort by",
  bestMatch: "Best match",
  newest: "Newest",
  highestPay: "Highest pay",
  /** @param spelling the better spelling that the jobs were found by */
  correctedTo: <Part>(spelling: Part) => ["Showing results for ", spelling, ". "],
  searchInstead: (typed: string): string => `Search instead for ${typed}`,
  /** @param words those that were not searched for */
  dropped: (words: readonly string[]): string =>
    `That’s more words than we can search for at once, so we left out ${allOf(words.map((word) => `“${word}”`))}.`,
  /** @param words that every job fits, or by which no one can search */
  unneeded: (words: readonly string[]): string =>
    `We left out ${allOf(words.map((part) => `“${part}”`))}: ${words.length === 1 ? "it doesn’t" : "they don’t"} narrow the list.`,
  /**
   * @param read what the words were read as
   * @param other a search for their other meaning
   */
  otherMeaning: <Part>(read: string, other: Part) => [
    `We read your search as “${read}”. Or did you mean `,
    other,
    "?",
  ],
  /** @param phrases in quotes, as they were searched for */
  readAsWords: (phrases: readonly string[]): string =>
    `No job has ${anyOf(phrases.map((phrase) => `“${phrase}”`))} word for word in its title, skills, or company, so we searched for the words.`,
  cut: (length: number): string =>
    `We searched for the first ${length} characters of your search only.`,
  didYouMean: <Part>(spelling: Part) => ["Did you mean ", spelling, "?"],
};
