import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/** Moves the focus to the page's main heading, or to the main region if there is none yet. */
function focusPage(main: HTMLElement): HTMLElement {
  const target = main.querySelector<HTMLElement>("h1") ?? main;
  target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
  return target;
}

/**
 * Focuses the page, and does so again when its data loads and the heading appears or is replaced. Does nothing once
 * the user has moved the focus elsewhere.
 * @returns a function that stops watching
 */
function followHeading(main: HTMLElement, onHeading: () => void): () => void {
  let target = focusPage(main);
  if (target !== main) onHeading();
  const observer = new MutationObserver(() => {
    const lost = !target.isConnected && document.activeElement === document.body;
    const waiting = target === main && document.activeElement === main;
    if (!lost && !waiting) return;
    target = focusPage(main);
    if (target !== main) onHeading();
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * After a navigation to another page, focuses its main heading and announces its title, as a browser does when it
 * loads a page. A change of the query alone leaves the focus where it is.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    const main = document.querySelector("main");
    if (shownPath.current === pathname || main === null) return;
    shownPath.current = pathname;
    return followHeading(main, () => setAnnounced(document.title));
  }, [pathname]);

  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {announced}
    </p>
  );
}
