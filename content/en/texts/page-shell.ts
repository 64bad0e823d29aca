/** Texts of the HTML page itself, shown before or without the app's scripts. */
export const pageShellTexts = {
  noScript:
    "You can read every opening without JavaScript. To log in, apply, or buy a plan, please turn it on.",
  /** On a page that shows nothing without them. */
  needsScript: {
    title: "This page needs JavaScript",
    text: "Please turn it on and reload the page. You can read every opening without it.",
  },
};
