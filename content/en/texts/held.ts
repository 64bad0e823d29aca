/** Texts about reviewing and sending an application, and taking it back. */
export const heldTexts = {
  review: "Check and send",
  answers: "Your answers",
  change: "Change answers",
  none: "Not given",
  send: "Send Application",
  sending: "Sending your application…",
  secondsLeft: (count: number) => `${count} s`,
  undo: "Undo",
  undoing: "Undoing…",
  undone: "Undone. Nothing was sent, and no one has seen it.",
  notSent: "We couldn’t send your application. The job may have closed. Open it again to check.",
};
