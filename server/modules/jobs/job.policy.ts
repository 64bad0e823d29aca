import { recruitsFor, worksAt, type Actor } from "../../core/actor.js";
import type { Job } from "./job.entity.js";

/** Recruiters of the company, administrators, and API keys that may post for it. */
export const canPostJobFor = (actor: Actor, companyId: string): boolean =>
  recruitsFor(actor, companyId) ||
  (actor.kind === "partner" && actor.scopes.has("JOBS_WRITE") && actor.companyIds.has(companyId));

export const canEditJob = (actor: Actor, job: Pick<Job, "companyId">): boolean =>
  canPostJobFor(actor, job.companyId);

/** Those who see all jobs of the company, drafts too: its members, and those who may post for it. */
export const canReadJobsOf = (actor: Actor, companyId: string): boolean =>
  worksAt(actor, companyId) || canPostJobFor(actor, companyId);

/** Anything published is public. */
export const canReadJob = (actor: Actor, job: Pick<Job, "companyId" | "status">): boolean =>
  job.status !== "DRAFT" || canReadJobsOf(actor, job.companyId);

/** An API key needs the read scope; people and visitors may always read. */
export const canReadJobs = (actor: Actor): boolean =>
  actor.kind !== "partner" || actor.scopes.has("JOBS_READ") || actor.scopes.has("JOBS_WRITE");
