import { IconArrowUp } from "@tabler/icons-react";
import { shellTexts } from "#texts/shell";
import { SCROLL_THRESHOLD, useScrolled } from "./use-scrolled";

function scrollToTop(): void {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: still ? "auto" : "smooth" });
}

/** Scrolls to the top. Appears once the page is scrolled. */
export function TopButton({ className }: { className: string | undefined }) {
  if (!useScrolled(SCROLL_THRESHOLD)) return null;
  return (
    <button type="button" className={className} aria-label={shellTexts.toTop} onClick={scrollToTop}>
      <IconArrowUp size={22} aria-hidden="true" />
    </button>
  );
}
