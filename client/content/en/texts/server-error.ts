/** The page for failures of ours; "Try again" asks for the same address once more. */
export const serverErrorTexts = {
  title: "Server error",
  failed: "Something went wrong on our side, so this page could not be shown.",
  busy: "The site is very busy right now, so this page could not be shown.",
  hint: "Please try again in a moment.",
  retry: "Try again",
  home: "Go to the start page",
  write: (link: string) => `If it goes on, write to ${link}.`,
};
