import { Suspense } from "react";
import { GapBoundary } from "../../components/ui/GapBoundary";
import { lazyComponent } from "../../lib/lazy-component";
import { useViewer } from "../../lib/session/viewer";

const OwnFit = lazyComponent(() => import("./OwnFit"), "OwnFit");

/** Which of a job's skills the viewer's own resume names. Visitors load nothing for it. */
export function JobFit({ jobId }: { jobId: string }) {
  const { viewer } = useViewer();
  if (viewer === null) return null;
  return (
    <GapBoundary>
      <Suspense fallback={null}>
        <OwnFit key={viewer.id} jobId={jobId} />
      </Suspense>
    </GapBoundary>
  );
}
