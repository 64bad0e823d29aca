import { IconArrowUp } from "@tabler/icons-react";
import { shellTexts } from "#texts/shell";
import { ChatLink } from "./ChatLink";
import classes from "./FloatingButtons.module.css";
import { SCROLL_THRESHOLD, useScrolled } from "./use-scrolled";

function scrollToTop(): void {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: still ? "auto" : "smooth" });
}

/** The chat link, if there is a chat number, and the back-to-top button once the page is scrolled. */
export function FloatingButtons() {
  const scrolled = useScrolled(SCROLL_THRESHOLD);
  return (
    <aside className={classes.corner} aria-label={shellTexts.quickActions}>
      {scrolled && (
        <button
          type="button"
          className={classes.top}
          aria-label={shellTexts.toTop}
          onClick={scrollToTop}
        >
          <IconArrowUp size={20} aria-hidden="true" />
        </button>
      )}
      <ChatLink className={classes.chat} />
    </aside>
  );
}
