import { GapBoundary } from "../../components/ui/GapBoundary";
import { lazyComponent } from "../../lib/lazy-component";
import { useViewer } from "../../lib/session/viewer";
import type { FitFacts } from "./OwnFit";

const OwnFit = lazyComponent(() => import("./OwnFit"), "OwnFit");

/** How a job fits the viewer's own resume and status. Visitors load nothing for it. */
export function JobFit({ job }: { job: FitFacts }) {
  const { viewer } = useViewer();
  if (viewer === null) return null;
  return (
    <GapBoundary>
      <OwnFit key={viewer.id} job={job} />
    </GapBoundary>
  );
}
