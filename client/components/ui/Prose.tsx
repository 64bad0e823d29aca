import classes from "./Prose.module.css";

interface ProseProps {
  /** HTML that the server has sanitized; never pass anything else, since it is not escaped. */
  html: string;
}

/** Formatted text from the API. */
export const Prose = ({ html }: ProseProps) => (
  <div className={classes.prose} dangerouslySetInnerHTML={{ __html: html }} />
);
