import { isDeepStrictEqual } from "node:util";
import type { JobChangeKind, JobWrite } from "../../changes/change.types.js";
import type { JobColumn } from "../reading/listed-job.rows.js";
import type { Job } from "./job.entity.js";
import { jobFields } from "./job.fields.js";

export const writtenColumns = [
  "id",
  "companyId",
  "version",
  "status",
  "takenDownAt",
  "publishedAt",
] as const;
/** What a write must know of the job that it changes. */
export type WrittenJob = Pick<Job, (typeof writtenColumns)[number]>;
/** For SELECT. */
export const WRITTEN_COLUMNS = writtenColumns.join(", ");

type OwnField = keyof typeof jobFields;

/** The fields of GraphQL's `Job` that show a column. A new column doesn't compile without an entry. */
const SHOWN_AS: Record<Exclude<JobColumn, OwnField>, readonly string[]> = {
  id: [],
  code: [],
  companyId: ["company"],
  textsVersion: [],
  salaryMin: ["salaryRange"],
  salaryMax: ["salaryRange"],
  salaryCurrency: ["salaryRange"],
  salaryPeriod: ["salaryRange"],
  status: ["status", "acceptsApplications"],
  closeReason: ["closeReason"],
  publishedAt: ["publishedAt"],
  validThrough: ["validThrough"],
  closedAt: ["closedAt"],
  takenDownAt: ["takenDownAt"],
  expiryNoticedAt: [],
  externalId: ["externalId"],
  // Of no field.
  source: [],
  closedBySource: [],
  // Each change has them.
  version: [],
  updatedAt: [],
  // For people who work on the job, who don't follow the feed.
  createdByKind: [],
  createdById: [],
  updatedByKind: [],
  updatedById: [],
  createdAt: [],
};
/** Fields that follow from one that the employer fills in, beside the field of the column's own name. */
const FOLLOWING: { [Name in OwnField]?: readonly string[] } = {
  companyLocation: ["places"],
  workAuthorization: ["openTo"],
  securityClearance: ["openTo"],
};
const fieldsOf = new Map<string, readonly string[]>([
  ...Object.entries(SHOWN_AS),
  ...Object.keys(jobFields).map((name): [string, string[]] => [name, [name]]),
  ...Object.entries(FOLLOWING).map(([name, also]): [string, string[]] => [name, [name, ...also]]),
]);

/** A new job. */
export const insertedJob = (job: WrittenJob): JobWrite =>
  writeOf(job, job.status === "DRAFT" ? "DRAFTED" : "PUBLISHED", {
    wasPublic: false,
    isPublic: isPublic(job),
  });

/** @param columns what is written over the locked job */
export function updatedJob(job: WrittenJob, columns: Partial<Job>): JobWrite {
  const after = { ...job, ...columns };
  const seen = { wasPublic: isPublic(job), isPublic: isPublic(after) };
  return writeOf(after, kindOf(job, after), {
    ...seen,
    changedFields: changedFields(job, columns),
  });
}

/** A job whose row is gone. */
export const deletedJob = (job: WrittenJob): JobWrite =>
  writeOf(job, "DELETED", { wasPublic: isPublic(job), isPublic: false });

/** Whether everyone can see the job. */
export const isPublic = ({ status, takenDownAt }: Pick<Job, "status" | "takenDownAt">): boolean =>
  status !== "DRAFT" && takenDownAt === null;

function kindOf(before: WrittenJob, after: WrittenJob): JobChangeKind {
  if (after.takenDownAt !== null && before.takenDownAt === null) return "TAKEN_DOWN";
  const { status } = after;
  // A job whose time ran out just now may still have the status PUBLISHED when it is published again.
  const isOpened =
    status !== before.status || !isDeepStrictEqual(after.publishedAt, before.publishedAt);
  return isOpened && status !== "DRAFT" ? status : "UPDATED";
}

function changedFields(job: object, columns: Partial<Job>): string[] {
  const known: Readonly<Record<string, unknown>> = { ...job };
  const changed = Object.entries(columns).filter(
    ([name, value]) => !isDeepStrictEqual(value, known[name]),
  );
  return [...new Set(changed.flatMap(([name]) => fieldsOf.get(name) ?? []))].sort();
}

interface Seen {
  wasPublic: boolean;
  isPublic: boolean;
  changedFields?: readonly string[];
}

const writeOf = (
  { id, companyId, version }: WrittenJob,
  kind: JobChangeKind,
  { changedFields: changed = [], ...seen }: Seen,
): JobWrite => ({
  subject: "JOB",
  subjectId: id,
  told: { kind, companyId, version, ...seen, changedFields: changed },
});
