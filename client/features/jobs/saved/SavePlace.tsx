import { GapBoundary } from "../../../components/ui/GapBoundary";
import { useHydrated } from "../../../lib/hydrated";
import { lazyComponent } from "../../../lib/lazy-component";
import classes from "./SaveButton.module.css";
import type { SaveButtonProps } from "./SaveButton";

const SaveButton = lazyComponent(() => import("./SaveButton"), "SaveButton");

/**
 * Where the heart of a job is, which is loaded after the page: it needs scripts, and whose hearts are set is not in the
 * server's HTML. The place has its size before.
 */
export function SavePlace({
  job,
  className,
}: SaveButtonProps & { className?: string | undefined }) {
  const hydrated = useHydrated();
  return (
    <div className={`${classes.place} ${className ?? ""}`}>
      {hydrated && (
        <GapBoundary>
          <SaveButton job={job} />
        </GapBoundary>
      )}
    </div>
  );
}
