import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { Node } from "../../../kit/graphql/node.js";
import { Company } from "../../companies/company.entity.js";
import { jobFields } from "./job.fields.js";
import type { JobEditorKind } from "../workspace/job-editor.js";
import { entityFields } from "../../../kit/fields/table-fields.js";
import type { RoleFamily } from "./families/role-family.js";
import { SalaryRange, salaryRangeOf, type SalaryPeriod } from "../pay/salary-range.js";

export const JobStatusEnum = {
  DRAFT: "DRAFT",
  PUBLISHED: "PUBLISHED",
  CLOSED: "CLOSED",
  EXPIRED: "EXPIRED",
} as const;
export type JobStatus = keyof typeof JobStatusEnum;
registerEnumType(JobStatusEnum, {
  name: "JobStatus",
  description:
    "Status of a job: `DRAFT` → `PUBLISHED` → `CLOSED`, or `EXPIRED` when its time runs out first.",
  valuesConfig: {
    DRAFT: { description: "Not published yet. Only those who may edit the job see it." },
    PUBLISHED: { description: "Open: public, and takes applications until `validThrough`." },
    CLOSED: {
      description:
        "Closed by the employer; see `closeReason`. Can't be changed, or opened again once a minute has passed.",
    },
    EXPIRED: {
      description:
        "Published, but `validThrough` has passed. Takes no applications; `publishJob` opens it again.",
    },
  },
});

export const CloseReasonEnum = { FILLED: "FILLED", WITHDRAWN: "WITHDRAWN" } as const;
export type CloseReason = keyof typeof CloseReasonEnum;
registerEnumType(CloseReasonEnum, {
  name: "CloseReason",
  description: "Why a job was closed.",
  valuesConfig: {
    FILLED: { description: "Someone was hired." },
    WITHDRAWN: { description: "The employer no longer wants to fill it." },
  },
});

export const OpenApplicationsEnum = { KEEP: "KEEP", REJECT: "REJECT" } as const;
export type OpenApplications = keyof typeof OpenApplicationsEnum;
registerEnumType(OpenApplicationsEnum, {
  name: "OpenApplications",
  description: "What happens to the open applications when a job is closed.",
  valuesConfig: {
    KEEP: { description: "They stay where they are, to be worked on." },
    REJECT: {
      description:
        "They are moved to `REJECTED` within a few minutes, and each candidate gets an email.",
    },
  },
});

/** The fields that employers fill in are declared in job.fields.ts. */
@ObjectType({
  description:
    "A job opening. Public once it has been published, even after it closes, unless it was taken down; a draft is visible to the company's recruiters, administrators and API keys with `JOBS_WRITE` for that company.",
  implements: Node,
})
@Entity("jobs")
export class Job extends entityFields(jobFields) {
  @Field(() => ID, { description: "Opaque, permanent id of the job." })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Field(() => String, {
    description:
      "Human-readable code of the job, e.g. `SB-10023`. Never changes; `job` and `applyToJob` accept it in place of the id.",
  })
  @Column("varchar", { length: 20 })
  code!: string;

  @Column("char", { length: 36 })
  companyId!: string;

  @Field(() => Company, { description: "The hiring company." })
  @ManyToOne(() => Company)
  @JoinColumn({ name: "companyId" })
  company!: Relation<Company>;

  /** The rules that cleaned the long texts (HTML_VERSION); 0 in rows from before it was kept. */
  @Column("smallint", { unsigned: true, default: 0 })
  textsVersion!: number;

  @Column("int", { unsigned: true, nullable: true })
  salaryMin!: number | null;

  @Column("int", { unsigned: true, nullable: true })
  salaryMax!: number | null;

  @Column("char", { length: 3, nullable: true })
  salaryCurrency!: string | null;

  @Column("varchar", { length: 8, nullable: true })
  salaryPeriod!: SalaryPeriod | null;

  @Column("smallint", { unsigned: true, default: 0, select: false })
  searchVersion!: number;

  /** Null if the title names none. Only for SQL: others call `roleFamilyOf`. */
  @Column("varchar", { length: 20, nullable: true, select: false })
  roleFamily!: RoleFamily | null;

  @Column("varchar", { length: 12 })
  status!: JobStatus;

  @Field(() => CloseReasonEnum, {
    nullable: true,
    description: "Why the job was closed. Null unless `status` is `CLOSED`.",
  })
  @Column("varchar", { length: 12, nullable: true })
  closeReason!: CloseReason | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the job was last published (UTC). Null for a draft.",
  })
  @Column("datetime", { precision: 3, nullable: true })
  publishedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      "When the job stops taking applications (UTC): 60 days after `publishedAt`. Null for a draft.",
  })
  @Column("datetime", { precision: 3, nullable: true })
  validThrough!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the job was closed (UTC). Null unless `status` is `CLOSED`.",
  })
  @Column("datetime", { precision: 3, nullable: true })
  closedAt!: Date | null;

  /** Set when the page was taken down; the job is then closed, and only staff see it. */
  @Column("datetime", { precision: 3, nullable: true })
  takenDownAt!: Date | null;

  /** The system that posted the job (`Partner.source`); null if a person did. */
  @Column("varchar", { length: 100, nullable: true })
  source!: string | null;

  /** The job's id in that system. */
  @Column("varchar", { length: 100, nullable: true })
  externalId!: string | null;

  /** Whether its own source closed it, and no person: only then does the source list it again. */
  @Column("boolean", { default: false })
  closedBySource!: boolean;

  /** When the email about the end of this time of publication was written. */
  @Column("datetime", { precision: 3, nullable: true })
  expiryNoticedAt!: Date | null;

  @Field(() => Int, {
    description:
      "Goes up by one with each change, from 1. Pass it to `updateJob` as `expectedVersion`, so that two people don't overwrite each other.",
  })
  @Column("int", { unsigned: true, default: 1 })
  version!: number;

  @Column("varchar", { length: 8, nullable: true })
  createdByKind!: JobEditorKind | null;

  /** Id of a person or an API key, by `createdByKind`. */
  @Column("char", { length: 36, nullable: true })
  createdById!: string | null;

  @Column("varchar", { length: 8, nullable: true })
  updatedByKind!: JobEditorKind | null;

  @Column("char", { length: 36, nullable: true })
  updatedById!: string | null;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Field(() => Date, { description: "When the job was last changed (UTC)." })
  @Column("datetime", { precision: 3 })
  updatedAt!: Date;

  @Field(() => SalaryRange, {
    nullable: true,
    description: "Numeric pay range. Null when the employer gave text only.",
  })
  get salaryRange(): SalaryRange | null {
    return salaryRangeOf(this);
  }
}

/**
 * The status that readers see: a published job past its date counts as expired, even before
 * JobExpiry updates the row.
 */
export function effectiveStatus(job: Pick<Job, "status" | "validThrough">, now: Date): JobStatus {
  const past = job.validThrough !== null && job.validThrough <= now;
  return job.status === "PUBLISHED" && past ? "EXPIRED" : job.status;
}
