/** How long numbered changes are kept. */
export const CHANGES_KEPT_DAYS = 90;

export const subjects = { JOB: "JOB", COMPANY: "COMPANY", SETTING: "SETTING" } as const;
/** What can change: a job, a company, or what administrators set for the site. */
export type ChangeSubject = keyof typeof subjects;

/** Something was written: created, changed, or deleted. The reader looks up how it is now. */
export interface Change {
  subject: ChangeSubject;
  /** Id of the job or company, or name of the setting. */
  subjectId: string;
}

export const JobChangeKindEnum = {
  DRAFTED: "DRAFTED",
  PUBLISHED: "PUBLISHED",
  UPDATED: "UPDATED",
  CLOSED: "CLOSED",
  EXPIRED: "EXPIRED",
  TAKEN_DOWN: "TAKEN_DOWN",
  DELETED: "DELETED",
} as const;
/** What happened to a job. */
export type JobChangeKind = keyof typeof JobChangeKindEnum;

/** What those who keep a copy of the jobs are told of a write. The row can't tell it afterwards. */
export interface ToldOfJob {
  kind: JobChangeKind;
  /** The job's company, after the write. */
  companyId: string;
  /** The job's version after the write; of a deleted job, its last one. */
  version: number;
  /** Whether everyone could see the job before the write. */
  wasPublic: boolean;
  /** Whether everyone can see it after the write. */
  isPublic: boolean;
  /** Names of fields of GraphQL's type `Job` that have other values; empty for a new or deleted job. */
  changedFields: readonly string[];
}

export interface JobWrite extends Change {
  subject: "JOB";
  /** Null if nothing changed that the API shows to anyone who keeps a copy. */
  told: ToldOfJob | null;
}

/** A write as its transaction appends it to the feed. */
export type Write = JobWrite | { subject: "COMPANY" | "SETTING"; subjectId: string };

/** Of a job's columns that no copy has, such as when we wrote an email about it. */
export const unseenWrite = (id: string): JobWrite => ({
  subject: "JOB",
  subjectId: id,
  told: null,
});
export const companyWrite = (id: string): Write => ({ subject: "COMPANY", subjectId: id });
export const settingWrite = (name: string): Write => ({ subject: "SETTING", subjectId: name });
