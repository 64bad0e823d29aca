import { language } from "#texts/language";

/** Texts of the fields that filter the list of jobs. */
export const filterFieldTexts = {
  applyFilters: "Apply filters",
  clearAll: "Clear all",
  /** Follows `clearAll`, for screen readers. */
  clearAllOf: " filters",
  show: (total: number): string =>
    total === 1 ? "Show 1 opening" : `Show ${language.number(total)} openings`,
  more: "More",
  moreChoices: "Show more choices",
  /** Follows `more`, for screen readers. */
  moreOf: (filter: string): string => ` values of ${filter.toLowerCase()}`,
  addSkill: "Type a skill",
  /** Follows a number, for screen readers. */
  openings: (total: number): string => (total === 1 ? " opening" : " openings"),
  placeHint: "City, state, or ZIP code",
};
