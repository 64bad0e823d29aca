import type { ApplicationStatus } from "../../lib/schema-types.generated";
import type { DeskJob_JobFragment } from "./DeskJob.generated";

/** The stages of people who are still in the running, or were hired. */
export const SHOWN_STAGES = [
  "SUBMITTED",
  "REVIEWED",
  "SUBMITTED_TO_CLIENT",
  "INTERVIEW",
  "OFFER",
  "HIRED",
] as const satisfies readonly ApplicationStatus[];

type Counts = DeskJob_JobFragment["applicationCounts"];

/** How many applications are in a stage; null if the viewer may not know. */
export const countIn = (counts: Counts, stage: ApplicationStatus): number | null =>
  counts === null ? null : (counts.find(({ status }) => status === stage)?.count ?? 0);

/** How many applications there are; null if the viewer may not know. */
export const totalOf = (counts: Counts): number | null =>
  counts === null ? null : counts.reduce((total, { count }) => total + count, 0);
