import { shellTexts } from "#texts/shell";
import classes from "./SkipLink.module.css";

/** Lets keyboard users skip the header. */
export const SkipLink = () => (
  <a href="#content" className={classes.skip}>
    {shellTexts.skip}
  </a>
);
