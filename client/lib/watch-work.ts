const FIELDS = ":is(input,select,textarea,[contenteditable=true])";

/**
 * Watches whether someone goes on typing, or goes to another field, while an answer is on its way: it must not take the focus then.
 * @returns a function that ends this and tells whether they did
 */
export function watchWork(): () => boolean {
  const start = document.activeElement;
  let hasTyped = false;
  const note = () => {
    hasTyped = true;
  };
  document.addEventListener("input", note, true);
  return () => {
    document.removeEventListener("input", note, true);
    const now = document.activeElement;
    return hasTyped || (now !== start && now?.matches(FIELDS) === true);
  };
}

/** Whether nothing has the focus, as after what had it is gone: only then may an answer give it to something. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
