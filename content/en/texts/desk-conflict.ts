/** Two versions of one thing, side by side, when two people edited it at once. */
export const conflictTexts = {
  mine: "Yours",
  theirs: (name: string) => `${name}’s`,
  empty: "Empty",
  allMine: "Keep all of mine",
  allTheirs: "Take all of theirs",
  save: "Use this version",
  same: "Both versions are the same now.",
};
