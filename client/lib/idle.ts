import { REFRESH_MS } from "./now";

/** A mouse moves before it clicks. Aids such as voice control may fire a click or a change alone. */
const SIGNS_OF_USE = ["pointermove", "pointerdown", "focusin", "keydown", "click", "change"];

/** Resolves after the page has loaded, once the browser has nothing to do. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    const later = () => {
      // Safari has no requestIdleCallback.
      if ("requestIdleCallback" in window) window.requestIdleCallback(() => resolve());
      else setTimeout(resolve, 2000);
    };
    if (document.readyState === "complete") later();
    else window.addEventListener("load", later, { once: true });
  });

/** From the start of the scripts on: someone may use the page before a part asks. */
const firstUse = new Promise<void>((resolve) => {
  if (typeof window === "undefined") return;
  const done = () => {
    clearTimeout(timer);
    for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, done, true);
    resolve();
  };
  const timer = setTimeout(done, REFRESH_MS / 2);
  for (const sign of SIGNS_OF_USE) window.addEventListener(sign, done, true);
});

/**
 * Resolves when someone starts to use the page, or has; if no one does, in good time before its clock moves on: React would
 * then take away what it can't draw.
 */
export const used = (): Promise<void> => firstUse;

/** Resolves when the page is idle, or when someone starts to use it. */
export const idleOrUsed = (): Promise<void> => Promise.race([idle(), used()]);
