import { useEffect, type RefObject } from "react";
import { closeOnBack } from "../../lib/back-closes";

type Toggle = RefObject<HTMLDetailsElement | null>;

/** Where the fields are beside the list, not in a sheet (JobFilters.module.css). */
const WIDE = "(min-width: 64em)";

/** Whether an element is in the open sheet, rather than beside the list. */
export const isInSheet = (element: Element): boolean => element.closest("[aria-modal]") !== null;

/** Closes the sheet of the filters, and gives the focus back to what opened it. */
export function closeSheet({ current }: Toggle): void {
  if (current === null) return;
  current.open = false;
  current.querySelector("summary")?.focus({ preventScroll: true });
}

/** Moves the focus to the start of the sheet: it has just opened, or what had the focus is about to disappear. */
export const focusTitle = ({ current }: Toggle): void =>
  current?.parentElement?.querySelector("h2")?.focus({ preventScroll: true });

/**
 * CSS alone shows the sheet of the filters while its toggle is open. This makes it a modal dialog: nothing behind it can be
 * used, and Escape, the browser's Back, and a press beside it close it.
 */
export function useModalSheet(toggle: Toggle): void {
  useEffect(() => {
    const { current } = toggle;
    if (current === null) return;
    let leave: (() => void) | undefined;
    const follow = () => {
      // An opening before the scripts had loaded may still send its event.
      if (current.open === (leave !== undefined)) return;
      leave?.();
      leave = current.open ? enter(toggle, current) : undefined;
    };
    const wide = matchMedia(WIDE);
    const closeIfWide = () => {
      if (wide.matches) current.open = false;
    };
    closeIfWide();
    follow();
    current.addEventListener("toggle", follow);
    wide.addEventListener("change", closeIfWide);
    return () => {
      current.removeEventListener("toggle", follow);
      wide.removeEventListener("change", closeIfWide);
      leave?.();
    };
  }, []);
}

/** @returns a function to call once the sheet has closed */
function enter(toggle: Toggle, current: HTMLDetailsElement): () => void {
  const sheet = current.parentElement;
  if (sheet === null) return () => undefined;
  const close = () => closeSheet(toggle);
  const stopListening = listen(sheet, close);
  const leaveHistory = closeOnBack(() => {
    close();
    return true;
  });
  const behind = besides(sheet);
  for (const part of behind) part.inert = true;
  sheet.setAttribute("role", "dialog");
  sheet.setAttribute("aria-modal", "true");
  // Who was faster than the scripts may already be in one of the fields.
  const { activeElement } = document;
  if (activeElement === document.body || current.contains(activeElement)) focusTitle(toggle);
  return () => {
    stopListening();
    leaveHistory();
    for (const part of behind) part.inert = false;
    sheet.removeAttribute("role");
    sheet.removeAttribute("aria-modal");
    for (const list of sheet.querySelectorAll("details")) list.open = false;
  };
}

/** Calls `close` on Escape and on a press beside the sheet. @returns a function that ends this */
function listen(sheet: HTMLElement, close: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const closeOnEscape = ({ key, isComposing }: KeyboardEvent) => {
    if (key === "Escape" && !isComposing) close();
  };
  // Around the sheet there is only its backdrop.
  const isBeside = ({ target }: Event) => target === sheet.parentElement;
  // A press that began in the sheet, as when text is selected, does not count.
  let beganBeside = false;
  const noteStart = (event: Event) => {
    beganBeside = isBeside(event);
  };
  const closeFromBeside = (event: Event) => {
    if (beganBeside && isBeside(event)) close();
  };
  document.addEventListener("keydown", closeOnEscape, { signal });
  document.addEventListener("pointerdown", noteStart, { signal });
  document.addEventListener("click", closeFromBeside, { signal });
  return () => listening.abort();
}

/** All that is neither in the element nor around it, and can be used. */
function besides(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (parent === null || element === document.body) return [];
  const siblings = [...parent.children].filter(
    (part): part is HTMLElement => part instanceof HTMLElement && part !== element && !part.inert,
  );
  return [...siblings, ...besides(parent)];
}
