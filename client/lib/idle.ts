const SIGNS_OF_USE = ["pointerdown", "focusin", "keydown"];

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

/** Resolves when the page is idle, or when someone starts to use it. */
export const idleOrUsed = (): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, done, true);
      resolve();
    };
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, done, true);
    void idle().then(done);
  });
