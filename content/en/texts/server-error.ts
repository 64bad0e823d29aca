/** Texts of the page for server errors and rate limits; "Try again" reloads the same URL. */
export const serverErrorTexts = {
  title: "Something went wrong on our end",
  failed: "We couldn’t load this page. Your data is safe.",
  busyTitle: "We’re very busy right now",
  busy: "We couldn’t load this page.",
  hint: "Wait a moment, and then try again.",
  slowDownTitle: "Too many requests",
  slowDown: (seconds: number) =>
    `Your network opened a lot of pages in a short time. Wait ${seconds} ${seconds === 1 ? "second" : "seconds"}, and then try again.`,
  retry: "Try again",
  home: "Go to the home page",
  write: (link: string) => `Still not working? Email us at ${link}.`,
};
