import { shellTexts } from "#texts/shell";
import classes from "./SkipLink.module.css";

interface SkipLinkProps {
  /** Id of the element that gets the focus; the page's content by default. */
  to?: string;
  children?: string;
}

/** Lets keyboard users skip what comes before. With scripts, without an address of its own: a job would lose its list. */
export const SkipLink = ({ to = "content", children = shellTexts.skip }: SkipLinkProps) => (
  <a
    href={`#${to}`}
    className={classes.skip}
    onClick={(event) => {
      event.preventDefault();
      const target = document.getElementById(to);
      target?.focus();
      target?.scrollIntoView();
    }}
  >
    {children}
  </a>
);
