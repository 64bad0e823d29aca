import { isStaff, recruitsFor, worksAt, type Actor } from "../../../core/actor.js";
import type { JobEditorKind } from "../workspace/job-editor.js";
import type { Job } from "./job.entity.js";

/** Recruiters of the company, administrators, and API keys that may post for it. */
export const canPostJobFor = (actor: Actor, companyId: string): boolean =>
  recruitsFor(actor, companyId) ||
  (actor.kind === "partner" && actor.scopes.has("JOBS_WRITE") && actor.companyIds.has(companyId));

/** Whether the job is one that this API key's system posted. */
export const isOwnSource = (actor: Actor, job: Pick<Job, "source">): boolean =>
  actor.kind === "partner" && actor.source === job.source;

/** Those who may post for the company; of API keys, those of the source that posted it, and those with `ALL_JOBS`. */
export const canEditJob = (actor: Actor, job: Pick<Job, "companyId" | "source">): boolean =>
  canPostJobFor(actor, job.companyId) &&
  (actor.kind !== "partner" || isOwnSource(actor, job) || actor.scopes.has("ALL_JOBS"));

/** Those who see all jobs of the company, drafts too: its members, and those who may post for it. */
export const canReadJobsOf = (actor: Actor, companyId: string): boolean =>
  worksAt(actor, companyId) || canPostJobFor(actor, companyId);

/** Anything published is public until it is taken down. */
export const canReadJob = (
  actor: Actor,
  job: Pick<Job, "companyId" | "status" | "takenDownAt">,
): boolean =>
  (job.status !== "DRAFT" && job.takenDownAt === null) || canReadJobsOf(actor, job.companyId);

/** Who wrote a job, and how often it was read: for people who work on it, not for partner systems. */
export const canReadJobRecord = (actor: Actor, job: Pick<Job, "companyId">): boolean =>
  worksAt(actor, job.companyId);

/** Partner systems learn which key wrote a job, but nothing about people. */
export const canReadEditor = (
  actor: Actor,
  job: Pick<Job, "companyId">,
  kind: JobEditorKind,
): boolean =>
  canReadJobRecord(actor, job) || (kind === "API_KEY" && canPostJobFor(actor, job.companyId));

/** Staff, and API keys that may post. */
export const canCheckAdverts = (actor: Actor): boolean =>
  (actor.kind === "user" && isStaff(actor)) ||
  (actor.kind === "partner" && actor.scopes.has("JOBS_WRITE"));

/** The companies whose jobs the actor may list in every status; null for all of them. */
export function companiesOf(actor: Actor): ReadonlySet<string> | null {
  if (actor.kind === "partner")
    return actor.scopes.has("JOBS_WRITE") ? actor.companyIds : new Set();
  if (actor.kind === "visitor" || !isStaff(actor)) return new Set();
  return actor.role === "ADMIN" ? null : new Set(actor.companyRoles.keys());
}

/** An API key needs the read scope; people and visitors may always read. */
export const canReadJobs = (actor: Actor): boolean =>
  actor.kind !== "partner" || actor.scopes.has("JOBS_READ") || actor.scopes.has("JOBS_WRITE");
