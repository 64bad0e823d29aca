/** Texts of the page for server errors and rate limits; "Try again" reloads the same URL. */
export const serverErrorTexts = {
  title: "Server error",
  failed: "Something went wrong on our side, so this page could not be shown.",
  busy: "The site is very busy right now, so this page could not be shown.",
  slowDownTitle: "Too many requests",
  slowDown: (seconds: number) =>
    `Your network has asked for many new pages in a short time. Please wait ${seconds} ${seconds === 1 ? "second" : "seconds"}, then try again.`,
  hint: "Please try again in a moment.",
  retry: "Try again",
  home: "Go to the start page",
  write: (link: string) => `If it goes on, write to ${link}.`,
};
