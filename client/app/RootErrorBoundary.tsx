import { shellTexts } from "#texts/shell";
import classes from "./RootErrorBoundary.module.css";

/** The last net: the shell itself broke, so nothing of it is used here. */
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
