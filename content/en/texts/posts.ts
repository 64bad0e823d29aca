const notes = (count: number): string => (count === 1 ? "1 note" : `${count} notes`);

/** Texts around the blog's posts. */
export const postTexts = {
  categories: "Categories",
  allNotes: "All notes",
  searchBlog: "Search the blog",
  count: notes,
  countFor: (count: number, query: string) => `${notes(count)} for “${query}”`,
  onlyTitles: "Only titles could be searched just now.",
  foundUnder: (heading: string) => `Under “${heading}”`,
  noneFound: "No notes found",
  noneFoundText: "Try fewer words, or another category.",
  showAll: "Show all notes",
  followFeed: "Follow by RSS",
  updated: (date: string) => `Updated ${date}`,
  contents: "Contents",
  inThisNote: "In this note",
  officialSources: "Official sources",
  notAdvice:
    "This is general information, not legal advice. Rules, forms and fees change; what the official source says on the day you act is what counts. For your own case ask an immigration or employment attorney, or, as a student, your DSO.",
  readNext: "Read next",
};
