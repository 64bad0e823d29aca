import classes from "./RootErrorBoundary.module.css";

/** The last net: the shell itself broke, so nothing of it is used here. */
export function RootErrorBoundary() {
  return (
    <main className={classes.page}>
      <h1>Something went wrong on our side</h1>
      <p>Your data are safe. Please reload the page, or come back in a few minutes.</p>
      <p>
        <a href="/">Go to the start page</a>
      </p>
    </main>
  );
}
