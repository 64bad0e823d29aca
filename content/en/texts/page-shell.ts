/** Texts of the HTML page itself, shown before or without the app's scripts. */
export const pageShellTexts = {
  noScript:
    "You can read every opening without JavaScript. To log in, apply, or buy a plan, please turn it on.",
};
