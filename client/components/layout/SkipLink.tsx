import { shellTexts } from "#texts/shell";
import classes from "./SkipLink.module.css";

/** Lets keyboard users skip the header. With scripts, without an address of its own: a job would lose its list. */
export const SkipLink = () => (
  <a
    href="#content"
    className={classes.skip}
    onClick={(event) => {
      event.preventDefault();
      const content = document.getElementById("content");
      content?.focus();
      content?.scrollIntoView();
    }}
  >
    {shellTexts.skip}
  </a>
);
