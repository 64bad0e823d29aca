/** Texts about reviewing and sending an application, and taking it back. */
export const heldTexts = {
  answers: "Your answers",
  change: "Change answers",
  none: "Not given",
  send: "Send Application",
  sending: "Sending your application…",
  secondsLeft: (count: number) => `${count} ${count === 1 ? "second" : "seconds"}`,
  undo: "Undo",
  undoing: "Undoing…",
  undoFailed: "We couldn’t undo it. Check your connection and try again.",
  undone: "Undone. Nothing was sent, and no one has seen it.",
  notSent: "We couldn’t send your application. The job may have closed. Open it again to check.",
  unclear:
    "We can’t tell yet whether your application was sent. Reload this page in a minute to check.",
};
