import { jobErrorTexts } from "#texts/errors";
import { conflict } from "../../../core/errors.js";
import { salaryOf } from "../pay/salary-text.js";
import { requirePublishable } from "../posting/advert-check.js";
import { newValues, type Advert } from "../posting/advert.js";
import { effectiveStatus, type Job } from "../record/job.entity.js";
import type { UpsertJob } from "../record/job.validation.js";
import type { UpsertOutcome } from "./job-import.types.js";

/** How a job is to be, with all its fields. */
export interface Wanted {
  externalId: string;
  advert: Advert;
  publish: boolean;
}

export const wantedOf = ({ externalId, publish, ...given }: UpsertJob): Wanted => ({
  externalId,
  publish,
  advert: { ...given, salary: salaryOf(given) },
});

/** What makes a job as it is wanted. */
export interface Plan {
  outcome: UpsertOutcome;
  /** Where to write: into a new job, into this one, or into one that takes its place. */
  into: "NEW" | "THIS" | "NEXT";
  /** What this job doesn't have yet. */
  values: Partial<Advert>;
  /** Whether the job opens now. */
  opens: boolean;
}

/**
 * What there is to do. Reads nothing, so that many jobs can be looked at without a lock on any.
 * @param job with the id that the source gave it, or null
 * @throws JOB_CLOSED if a person closed it or took it down; BAD_INPUT for what must not be published
 */
export function planFor(job: Job | null, { advert, publish }: Wanted, now: Date): Plan {
  const plan = job ? planToChange(job, advert, publish, now) : made("CREATED", "NEW", publish);
  const isPublic = plan.opens || (job !== null && job.status !== "DRAFT");
  if (isPublic && plan.outcome !== "UNCHANGED") requirePublishable(advert);
  return plan;
}

const made = (outcome: UpsertOutcome, into: Plan["into"], opens: boolean): Plan => ({
  outcome,
  into,
  values: {},
  opens,
});

function planToChange(job: Job, advert: Advert, publish: boolean, now: Date): Plan {
  const status = effectiveStatus(job, now);
  if (status === "CLOSED") {
    if (!job.closedBySource) throw conflict("JOB_CLOSED", jobErrorTexts.closedByPerson);
    return made("REOPENED", "NEXT", publish);
  }
  const values = newValues(job, advert);
  const opens = publish && status !== "PUBLISHED";
  if (opens && status === "EXPIRED")
    return { outcome: "REOPENED", into: "THIS", values: values ?? {}, opens };
  const outcome = values || opens ? "UPDATED" : "UNCHANGED";
  return { outcome, into: "THIS", values: values ?? {}, opens };
}
