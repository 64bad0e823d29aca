import { useEffect, useState } from "react";
import { myStatusTexts as texts } from "#texts/my-status";
import { ErrorState } from "../../components/ui/ErrorState";
import { SectionSkeleton } from "../../components/ui/SectionSkeleton";
import { readStatus } from "../../lib/my-status/my-status";
import { useMyStatus } from "../../lib/my-status/use-my-status";
import { AccountCopy } from "./AccountCopy";
import classes from "./MyStatus.module.css";
import { StatusClock } from "./StatusClock";
import { StatusSheetPart } from "./StatusSheetPart";
import { UnreadableStatus } from "./UnreadableStatus";

/** The person's status, what the rules say about it, and where it is kept. */
export function MyStatus() {
  const status = useMyStatus();
  const [hasFailed, setFailed] = useState(false);
  const load = () => {
    setFailed(false);
    readStatus().catch(() => setFailed(true));
  };
  useEffect(load, []);
  if (status.kind === "unknown")
    return hasFailed ? (
      <ErrorState title={texts.notLoaded} retrying={false} onRetry={load} />
    ) : (
      <SectionSkeleton />
    );
  if (status.kind === "unreadable") return <UnreadableStatus />;
  const isKept = status.kind === "kept";
  return (
    <div className={classes.parts} data-kept={isKept}>
      <div className={classes.parts}>
        <StatusSheetPart status={status} />
        <AccountCopy status={status} />
      </div>
      {isKept && <StatusClock sheet={status.kept.sheet} />}
    </div>
  );
}
