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

/** Call it for a modal dialog that is now above all others. Call `leaveTop` before it is taken off the page. */
export function enterTop(dialog: HTMLDialogElement): void {
  // Last, also if it was open before.
  opened.delete(dialog);
  opened.add(dialog);
  // Not once: the event of an earlier closing may come after the dialog has opened again.
  dialog.addEventListener("close", leaveIfClosed);
  tell();
}

function leaveIfClosed({ currentTarget }: Event): void {
  if (currentTarget instanceof HTMLDialogElement && !currentTarget.open) leaveTop(currentTarget);
}

export function leaveTop(dialog: HTMLDialogElement): void {
  if (opened.delete(dialog)) tell();
}
