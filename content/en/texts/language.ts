/** The language of this folder. Numbers, money and dates follow its locale. */
export const language = {
  /** BCP 47, for the page's `lang`. */
  code: "en",
  /** BCP 47, for Intl. */
  locale: "en-US",
};
