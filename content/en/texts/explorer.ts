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
    query: "Query. Press Control and Space for what can stand here.",
    variables: "Variables, as JSON",
    response: "Response",
  },
  searchDocs: "Search the reference",
  /** Comments above the queries of the first tabs. */
  comments: {
    openJobs: "The newest open jobs. Press the play button, or Control and Enter.",
    nextPage: "For the next page, send endCursor as $after. extensions.cost is what a query cost.",
    search: "Words and filters, as on the page of jobs. The variables are below.",
    oneJob: "One job by its id or code. Put a code in the variables that a list gave you.",
    check: "What keeps an advertisement from being published. It changes nothing.",
    checkKey: "Needs a key with the scope JOBS_WRITE, and the id of one of its companies.",
  },
};
