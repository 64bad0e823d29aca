/** The native modal dialogs that are open, the topmost last. */
const opened = new Set<HTMLDialogElement>();
const listeners = new Set<() => void>();

/** The open modal dialog above all others. The browser makes everything outside of it inert. */
export const topDialog = (): HTMLDialogElement | null => [...opened].at(-1) ?? null;

/** @returns a function that ends the calls */
export function onTopDialog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const tell = () => listeners.forEach((listener) => listener());

/** Opens a dialog above all others. Call `leaveTop` before it is taken off the page. */
export function showOnTop(dialog: HTMLDialogElement): void {
  dialog.showModal();
  // Last, also if it was open before.
  opened.delete(dialog);
  opened.add(dialog);
  const leave = () => !dialog.open && leaveTop(dialog);
  dialog.addEventListener("close", leave, { once: true });
  tell();
}

export function leaveTop(dialog: HTMLDialogElement): void {
  if (opened.delete(dialog)) tell();
}
