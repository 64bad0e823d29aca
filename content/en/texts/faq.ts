/** Texts around the frequently asked questions (faq.questions.md). */
export const faqTexts = {
  searchLabel: "Search the questions",
  searchHint: "refund, resume, code…",
  groups: "Question topics",
  count: (count: number) => `${count} questions`,
  matches: (count: number, query: string) =>
    `${count} ${count === 1 ? "question matches" : "questions match"} “${query}”`,
  noMatch: "No question matches",
  noMatchText: "Try another word, or ask us.",
  askUs: "Ask us",
  closing: "Still have a question?",
  closingText: "Email, call, or chat. A recruiter will answer you.",
  talkToUs: "Talk to us",
  readBlog: "Read the blog",
};
