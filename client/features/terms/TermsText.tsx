import { useEffect } from "react";
import { commonTexts } from "#texts/common";
import { termsTexts } from "#texts/terms";
import { Unloaded } from "../../components/ui/Unloaded";
import { Prose } from "../../components/ui/Prose";
import { Skeleton } from "../../components/ui/Skeleton";
import { useCurrentTermsQuery } from "./CurrentTerms.generated";
import classes from "./TermsDialog.module.css";

/** The current terms in a scrollable box that works by keyboard, too. */
export function TermsText({ onShown }: { onShown: (shown: boolean) => void }) {
  const query = useCurrentTermsQuery({
    // The user must sign the terms that the server has now, not a cached version.
    fetchPolicy: "cache-and-network",
  });
  const terms = query.data?.currentTerms;
  const shown = terms !== undefined && !query.loading;
  useEffect(() => onShown(shown), [onShown, shown]);
  if (terms === undefined)
    return <Unloaded query={query} failed={termsTexts.loadFailed} skeleton={<TermsSkeleton />} />;
  return (
    <div className={classes.terms} role="region" aria-label={termsTexts.text} tabIndex={0}>
      <p className={classes.version}>{termsTexts.updated(terms.lastUpdated)}</p>
      <Prose html={terms.html} />
    </div>
  );
}

const TermsSkeleton = () => (
  <div className={classes.terms} role="status">
    <span className="visually-hidden">{commonTexts.loading}</span>
    <div className={classes.bones}>
      {["40%", "100%", "92%", "97%", "60%"].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  </div>
);
