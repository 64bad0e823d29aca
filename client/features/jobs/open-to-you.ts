import type { VisaStatus } from "#site/status-rules";
import { openToFilterOf } from "../../lib/my-status/open-to-filter";
import type { JobCard_JobFragment } from "./JobCard.generated";

/** What a job's facts say to someone of a status; null if they say nothing. */
export type OpenToYou = "open" | "openWithTransfer" | "transfer" | null;

/** The facts of a job that say who may apply. */
export type OpenToFacts = Pick<JobCard_JobFragment, "openTo" | "sponsorship">;

/**
 * Whether a job is open to a status. An H-1B worker changes employers by a transfer, which the job's sponsorship offers or not: one
 * that sponsors nothing can't hire them, whatever its list of statuses says. A job that names H-1B doesn't say whether its employer
 * files for an H-1B1, too.
 */
export function openToYou(job: OpenToFacts, status: VisaStatus): OpenToYou {
  if (status === "H1B" && job.sponsorship.includes("NONE")) return null;
  if (status === "H1B1") return null;
  const isOpen = openToFilterOf(status)?.values.every((value) => job.openTo.includes(value));
  const hasTransfer = status === "H1B" && job.sponsorship.includes("TRANSFER");
  if (isOpen) return hasTransfer ? "openWithTransfer" : "open";
  return hasTransfer ? "transfer" : null;
}
