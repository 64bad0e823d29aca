import { recruitsFor, type Actor } from "../../core/actor.js";
import type { Job } from "./job.entity.js";

/** Recruiters of the company, administrators, and partner systems whose key may post for it. */
export const canPostJobFor = (actor: Actor, companyId: string): boolean =>
  recruitsFor(actor, companyId) ||
  (actor.kind === "partner" && actor.scopes.has("JOBS_WRITE") && actor.companyIds.has(companyId));

export const canEditJob = (actor: Actor, job: Pick<Job, "companyId">): boolean =>
  canPostJobFor(actor, job.companyId);

/** Drafts are the company's own business; everything that was ever published is public. */
export const canReadJob = (actor: Actor, job: Pick<Job, "companyId" | "status">): boolean =>
  job.status !== "DRAFT" || canEditJob(actor, job);

/** A key without the reading scope opens nothing; people and visitors read freely. */
export const canReadJobs = (actor: Actor): boolean =>
  actor.kind !== "partner" || actor.scopes.has("JOBS_READ") || actor.scopes.has("JOBS_WRITE");
