import { GapBoundary } from "../../components/ui/GapBoundary";
import { lazyComponent } from "../../lib/lazy-component";
import { useMayHaveStatus } from "../../lib/my-status/use-may-have-status";
import type { OpenToFacts } from "./open-to-you";

const OpenToYou = lazyComponent(() => import("./OpenToYou"), "OpenToYou");

/** Where a job is marked as open to the status that this browser keeps. People without a status load nothing for it. */
export function OpenToYouPlace({ job }: { job: OpenToFacts }) {
  if (!useMayHaveStatus()) return null;
  return (
    <GapBoundary>
      <OpenToYou job={job} />
    </GapBoundary>
  );
}
