/** What this folder speaks. Numbers, money and dates are written as its locale does. */
export const language = {
  /** BCP 47, for the page's `lang`. */
  code: "en",
  /** BCP 47, for Intl. */
  locale: "en-US",
};
