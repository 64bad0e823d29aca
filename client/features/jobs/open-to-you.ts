import { jobFilterWords } from "#content/job-filters";
import type { VisaStatus } from "#site/status-rules";
import { jobsTexts } from "#texts/jobs";
import { openToFilterOf } from "../../lib/my-status/open-to-filter";
import type { JobCard_JobFragment } from "./JobCard.generated";

/** What a job's facts say to someone of a status; null if they say nothing. */
export type OpenToYou = "open" | "openWithTransfer" | "transfer" | null;

type Facts = Pick<JobCard_JobFragment, "workAuthorization" | "securityClearance" | "sponsorship">;

/** Clearances that the government gives to citizens only (Executive Order 12968, section 3.1). */
const CITIZENS_ONLY: readonly string[] = ["SECRET", "TOP_SECRET"];

/**
 * Whether a job is open to a status by its facts, or by rule: those that allow working for any employer need no mention. An H-1B
 * worker changes employers by a transfer, which the job's sponsorship offers or not.
 */
export function openToYou(job: Facts, status: VisaStatus): OpenToYou {
  const isOpen = isOpenTo(job, status);
  const hasTransfer = status === "H1B" && job.sponsorship.includes("TRANSFER");
  if (isOpen) return hasTransfer ? "openWithTransfer" : "open";
  return hasTransfer ? "transfer" : null;
}

function isOpenTo({ workAuthorization, securityClearance }: Facts, status: VisaStatus): boolean {
  const filter = openToFilterOf(status);
  if (filter === null) return false;
  if (workAuthorization.some((each) => fold(each) === fold(filter.name))) return true;
  if (!jobsTexts.openToAll.includes(filter.name)) return false;
  const isCitizen = filter.name === jobFilterWords.workAuthorization.values.US_CITIZEN;
  return isCitizen || !CITIZENS_ONLY.includes(securityClearance);
}

/** "H1B" and "H-1B" are the same. */
const fold = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
