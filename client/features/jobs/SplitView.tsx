import { useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { jobsPageTexts } from "#texts/jobs-page";
import { GapBoundary } from "../../components/ui/GapBoundary";
import { useSplitList } from "./split-list";
import classes from "./SplitView.module.css";
import { splitList } from "./use-preloaded-split";

interface SplitViewProps {
  /** The job's id or code. */
  id: string;
  /** The job's page. */
  children: ReactNode;
}

/**
 * A job's page, beside the list that it was opened from if there is room. Each scrolls by itself; the address is the job's
 * own. When the list comes or goes, the job stays as it is, with what was typed into its form.
 */
export function SplitView({ id, children }: SplitViewProps) {
  const list = useSplitList();
  const [failed, setFailed] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const state = failed ? null : list;
  const isSplit = state !== null;
  const focusCard = () =>
    frame.current?.querySelector<HTMLElement>("article [aria-current]")?.focus();
  /** A dialog of the job's closes itself with this key. */
  const backOnEscape = ({ key, target, defaultPrevented }: KeyboardEvent) => {
    const inDialog = target instanceof Element && target.closest("dialog") !== null;
    if (isSplit && key === "Escape" && !defaultPrevented && !inDialog) focusCard();
  };
  return (
    <div ref={frame} className={isSplit ? classes.split : undefined}>
      {isSplit && (
        <GapBoundary onFailed={() => setFailed(true)} loading={<div />}>
          <splitList.Component state={state} />
        </GapBoundary>
      )}
      <div key={id} className={isSplit ? classes.job : undefined} onKeyDown={backOnEscape}>
        {isSplit && (
          <button type="button" className={classes.toCard} onClick={focusCard}>
            {jobsPageTexts.toCard}
          </button>
        )}
        {children}
      </div>
    </div>
  );
}
