import { recruitsFor, worksAt, type Actor } from "../../core/actor.js";
import type { Job } from "./job.entity.js";

/** Recruiters of the company, administrators, and API keys that may post for it. */
export const canPostJobFor = (actor: Actor, companyId: string): boolean =>
  recruitsFor(actor, companyId) ||
  (actor.kind === "partner" && actor.scopes.has("JOBS_WRITE") && actor.companyIds.has(companyId));

export const canEditJob = (actor: Actor, job: Pick<Job, "companyId">): boolean =>
  canPostJobFor(actor, job.companyId);

/** Drafts are visible only to the company's members and to those who may edit them; anything published is public. */
export const canReadJob = (actor: Actor, job: Pick<Job, "companyId" | "status">): boolean =>
  job.status !== "DRAFT" || worksAt(actor, job.companyId) || canEditJob(actor, job);

/** An API key needs the read scope; people and visitors may always read. */
export const canReadJobs = (actor: Actor): boolean =>
  actor.kind !== "partner" || actor.scopes.has("JOBS_READ") || actor.scopes.has("JOBS_WRITE");
