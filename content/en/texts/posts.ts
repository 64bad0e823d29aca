const articles = (count: number): string => (count === 1 ? "1 article" : `${count} articles`);

/** Texts around the blog's posts. */
export const postTexts = {
  categories: "Categories",
  all: "All articles",
  searchBlog: "Search the blog",
  count: articles,
  countFor: (count: number, query: string) => `${articles(count)} for “${query}”`,
  onlyTitles: "We could only search titles this time.",
  foundUnder: (heading: string) => `Under “${heading}”`,
  noneFound: "No articles found",
  noneFoundText: "Try fewer words or another category.",
  showAll: "Show all articles",
  followFeed: "Follow via RSS",
  updated: (date: string) => `Updated ${date}`,
  contents: "Contents",
  inThisArticle: "In this article",
  officialSources: "Official sources",
  notAdvice:
    "This is general information, not legal advice. Rules, forms, and fees change, so check the official source on the day you act. For advice on your own case, ask an immigration or employment attorney. Students can also ask their DSO.",
  readNext: "Read next",
};
