import { GapBoundary } from "../../components/ui/GapBoundary";
import type { EmployerFact } from "#site/schema-enums.generated";
import { lazyComponent } from "../../lib/lazy-component";
import { useMayHaveStatus } from "../../lib/my-status/use-may-have-status";
import { ResumeFit } from "./ResumeFit";

const StemFit = lazyComponent(() => import("./StemFit"), "StemFit");

/** What the parts of the fit need to know of a job. */
export interface FitFacts {
  id: string;
  employerFacts: readonly EmployerFact[];
}

/** How a job fits the viewer's resume, which the account has, and their status, which this browser may keep. */
export function OwnFit({ job }: { job: FitFacts }) {
  const mayHaveStatus = useMayHaveStatus();
  return (
    <>
      <ResumeFit jobId={job.id} />
      {mayHaveStatus && (
        <GapBoundary>
          <StemFit employerFacts={job.employerFacts} />
        </GapBoundary>
      )}
    </>
  );
}
