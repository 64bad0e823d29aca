/** Texts around the frequently asked questions (faq.questions.md). */
export const faqTexts = {
  searchLabel: "Search the questions",
  searchHint: "refund, resume, code …",
  groups: "Groups of questions",
  count: (count: number) => `${count} questions`,
  matches: (count: number, query: string) =>
    `${count} ${count === 1 ? "question matches" : "questions match"} “${query}”`,
  noMatch: "No question matches",
  noMatchText: "Try another word, or write to us.",
  askUs: "Ask us",
  closing: "Still a question?",
  closingText: "Write, call or chat. A recruiter answers, not a queue.",
  talkToUs: "Talk to us",
  readBlog: "Read the blog",
};
