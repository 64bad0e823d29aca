/** What the page's frame says before anything of the site runs. */
export const pageShellTexts = {
  noScript:
    "Openings can be read without JavaScript. To log in, apply or buy a plan, please switch it on.",
};
