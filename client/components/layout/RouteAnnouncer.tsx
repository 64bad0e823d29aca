import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/**
 * After a navigation to another page the focus goes to its main heading and the page's title is
 * announced, as a browser does when it loads a page. A changed search keeps the focus where it is.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  const [announced, setAnnounced] = useState("");

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const heading = document.querySelector<HTMLElement>("main h1");
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
    setAnnounced(document.title);
  }, [pathname]);

  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {announced}
    </p>
  );
}
