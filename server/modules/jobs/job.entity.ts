import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { Company } from "../companies/company.entity.js";
import { IndustryEnum, type Industry } from "./industry.js";

export type JobStatus = "DRAFT" | "PUBLISHED" | "CLOSED" | "EXPIRED";
export type CloseReason = "FILLED" | "WITHDRAWN";
export type WorkplaceType = "ONSITE" | "HYBRID" | "REMOTE";
export type SalaryPeriod = "HOUR" | "YEAR";

export const JobStatusEnum = {
  DRAFT: "DRAFT",
  PUBLISHED: "PUBLISHED",
  CLOSED: "CLOSED",
  EXPIRED: "EXPIRED",
} as const;
export const CloseReasonEnum = { FILLED: "FILLED", WITHDRAWN: "WITHDRAWN" } as const;
export const WorkplaceTypeEnum = { ONSITE: "ONSITE", HYBRID: "HYBRID", REMOTE: "REMOTE" } as const;
export const SalaryPeriodEnum = { HOUR: "HOUR", YEAR: "YEAR" } as const;
registerEnumType(JobStatusEnum, {
  name: "JobStatus",
  description: "DRAFT → PUBLISHED → CLOSED; EXPIRED is a published job past `validThrough`.",
});
registerEnumType(CloseReasonEnum, { name: "CloseReason" });
registerEnumType(WorkplaceTypeEnum, { name: "WorkplaceType" });
registerEnumType(SalaryPeriodEnum, { name: "SalaryPeriod" });

@ObjectType({ description: "Pay in minor units (cents)." })
export class SalaryRange {
  @Field(() => Int)
  min!: number;

  @Field(() => Int)
  max!: number;

  @Field(() => String, { description: "ISO 4217." })
  currency!: string;

  @Field(() => SalaryPeriodEnum)
  period!: SalaryPeriod;
}

@ObjectType({ description: "A job opening." })
@Entity("jobs")
export class Job {
  @Field(() => ID)
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Field(() => String, { description: "The job's code for people, e.g. SB-10023." })
  @Column("varchar", { length: 20 })
  code!: string;

  @Column("char", { length: 36 })
  companyId!: string;

  @Field(() => Company)
  @ManyToOne(() => Company)
  @JoinColumn({ name: "companyId" })
  company!: Relation<Company>;

  @Field(() => String)
  @Column("varchar", { length: 150 })
  role!: string;

  @Field(() => String)
  @Column("varchar", { length: 120 })
  companyLocation!: string;

  @Field(() => String, { description: "Pay as the advertisement words it." })
  @Column("varchar", { length: 120 })
  salary!: string;

  @Column("int", { unsigned: true, nullable: true })
  salaryMin!: number | null;

  @Column("int", { unsigned: true, nullable: true })
  salaryMax!: number | null;

  @Column("char", { length: 3, nullable: true })
  salaryCurrency!: string | null;

  @Column("varchar", { length: 8, nullable: true })
  salaryPeriod!: SalaryPeriod | null;

  @Field(() => String)
  @Column("varchar", { length: 80 })
  contract!: string;

  @Field(() => String)
  @Column("varchar", { length: 40 })
  jobType!: string;

  @Field(() => WorkplaceTypeEnum)
  @Column("varchar", { length: 10 })
  workplaceType!: WorkplaceType;

  @Field(() => IndustryEnum, { nullable: true, description: "Null when nobody named it." })
  @Column("varchar", { length: 20, nullable: true })
  industry!: Industry | null;

  @Field(() => [String], { description: "Work authorizations the job is open to." })
  @Column("json")
  workAuthorization!: string[];

  @Field(() => [String])
  @Column("json")
  skills!: string[];

  @Column("mediumtext")
  description!: string;

  @Column("mediumtext")
  responsibilities!: string;

  @Column("mediumtext", { select: false })
  searchText!: string;

  @Column("varchar", { length: 12 })
  status!: JobStatus;

  @Field(() => CloseReasonEnum, { nullable: true })
  @Column("varchar", { length: 12, nullable: true })
  closeReason!: CloseReason | null;

  @Field(() => Date, { nullable: true })
  @Column("datetime", { precision: 3, nullable: true })
  publishedAt!: Date | null;

  @Field(() => Date, { nullable: true, description: "Takes applications until then." })
  @Column("datetime", { precision: 3, nullable: true })
  validThrough!: Date | null;

  @Field(() => Date, { nullable: true })
  @Column("datetime", { precision: 3, nullable: true })
  closedAt!: Date | null;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Field(() => Date)
  @Column("datetime", { precision: 3 })
  updatedAt!: Date;

  @Field(() => SalaryRange, { nullable: true })
  get salaryRange(): SalaryRange | null {
    const { salaryMin: min, salaryMax: max, salaryCurrency: currency, salaryPeriod: period } = this;
    if (min === null || max === null || currency === null || period === null) return null;
    return { min, max, currency, period };
  }
}

/** The status a reader sees: a published job past its date is expired, whether or not the sweep came by (JobExpiry). */
export function effectiveStatus(job: Pick<Job, "status" | "validThrough">, now: Date): JobStatus {
  const past = job.validThrough !== null && job.validThrough <= now;
  return job.status === "PUBLISHED" && past ? "EXPIRED" : job.status;
}
