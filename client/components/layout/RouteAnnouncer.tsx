import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/** Moves the focus to the page's main heading, or to the main region while there is none. */
function focusPage(main: HTMLElement): HTMLElement {
  const target = main.querySelector<HTMLElement>("h1") ?? main;
  target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
  return target;
}

/**
 * Focuses the page, and again when its data bring the heading or replace a stand-in for it. A
 * person who has moved on meanwhile is left alone.
 * @returns stops watching
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
 * After a navigation to another page the focus goes to its main heading and the page's title is
 * announced, as a browser does when it loads a page. A changed search keeps the focus where it is.
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
