import { ErrorState } from "../components/ui/ErrorState";

/** A page broke; header and footer stay. */
export function PageErrorBoundary() {
  return (
    <ErrorState
      headingLevel={1}
      title="This page did not load"
      onRetry={() => window.location.reload()}
    >
      Something went wrong on our side. Try again, or use the menu to go on.
    </ErrorState>
  );
}
