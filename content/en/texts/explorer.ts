/** Texts of the page at /graphql, on which people try the API in a browser. */
export const explorerTexts = {
  title: "API explorer",
  home: "Home",
  guide: "Guide",
  loading: "The explorer is loading…",
  failed: "The explorer didn’t load.",
  reload: "Reload the page",
  noScript: "The explorer needs JavaScript. Programs send their queries to this address by POST.",
  key: "API key (optional)",
  keyHint:
    "It is sent with your queries, and kept nowhere: it is gone once you reload or leave the page. You are asking as a visitor without it, even if you are signed in.",
  forgetKey: "Forget the key",
  keyForgotten: "The key is forgotten.",
  badKey: "This is no API key: it has characters that a key can’t have.",
  noAnswer: "The site didn’t answer. Check your connection, then send the query again.",
  noJson: (status: number) =>
    `The site answered with HTTP status ${status}, and not with JSON. Try again later.`,
  editors: {
    query: "Query. Control and Space list what can stand here.",
    variables: "Variables, as JSON",
    response: "Response",
  },
  searchDocs: "Search the reference",
  /** Comments above the queries of the first tabs, line by line. */
  comments: {
    openJobs: [
      "The newest open jobs.",
      "To run it, choose the play button,",
      "or use Control and Enter.",
      "For the next page, add after: endCursor.",
      "extensions.cost is what it cost.",
    ],
    search: ["Words and filters, as on the page of jobs.", "They are in the variables below."],
    oneJob: ["One job by its id or code, from any list."],
    checkJob: [
      "What keeps a job from being published.",
      "Changes nothing. Needs a key with JOBS_WRITE.",
    ],
  },
};
