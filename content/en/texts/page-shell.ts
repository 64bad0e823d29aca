/** Texts of the HTML page itself, shown before or without the app's scripts. */
export const pageShellTexts = {
  noScript:
    "Openings can be read without JavaScript. To log in, apply or buy a plan, please switch it on.",
};
