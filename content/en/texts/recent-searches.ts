/** The last searches of a browser, below the search field. */
export const recentSearchTexts = {
  recent: "Recent searches",
  clearRecent: "Clear",
  forget: (search: string): string => `Remove “${search}” from recent searches`,
};
