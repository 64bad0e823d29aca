import type { MouseEvent } from "react";
import { useNavigate } from "react-router-dom";
import classes from "./RichText.module.css";

interface RichTextProps {
  /**
   * HTML built from our own Markdown (dev/build/markdown-content.ts); never pass anything else, since it is not
   * escaped.
   */
  html: string;
  className?: string | undefined;
}

/** Target of a plain click on a link within this site; null if the browser should handle the click. */
function innerTarget(event: MouseEvent<HTMLElement>): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const href = link?.getAttribute("href") ?? "";
  return href.startsWith("/") && !href.startsWith("/feeds/") ? href : null;
}

/** HTML built from Markdown. Its links within this site go through the router. */
export function RichText({ html, className = "" }: RichTextProps) {
  const navigate = useNavigate();
  return (
    <div
      className={`${classes.text} ${className}`}
      onClick={(event) => {
        const target = innerTarget(event);
        if (target === null) return;
        event.preventDefault();
        void navigate(target);
      }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
