import { shellTexts } from "#texts/shell";
import classes from "./RootErrorBoundary.module.css";

/** The last resort: the layout itself failed, so this uses none of its components. */
export function RootErrorBoundary() {
  return (
    <main className={classes.page}>
      <h1>{shellTexts.siteFailed}</h1>
      <p>{shellTexts.siteFailedText}</p>
      <p>
        <a href="/">{shellTexts.goToStart}</a>
      </p>
    </main>
  );
}
