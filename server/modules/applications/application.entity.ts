import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { Job } from "../jobs/job.entity.js";
import { Resume } from "./resume.entity.js";
import { VisaTypeEnum, type VisaType } from "./visa-type.js";

export const ApplicationStatusEnum = {
  SUBMITTED: "SUBMITTED",
  REVIEWED: "REVIEWED",
  SUBMITTED_TO_CLIENT: "SUBMITTED_TO_CLIENT",
  INTERVIEW: "INTERVIEW",
  OFFER: "OFFER",
  HIRED: "HIRED",
  REJECTED: "REJECTED",
  WITHDRAWN: "WITHDRAWN",
} as const;
export type ApplicationStatus = keyof typeof ApplicationStatusEnum;
registerEnumType(ApplicationStatusEnum, { name: "ApplicationStatus" });

/** One person's application to one job; there is never a second (unique key). */
@ObjectType({ description: "An application to a job." })
@Entity("applications")
export class Application {
  @Field(() => ID)
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Column("char", { length: 36 })
  jobId!: string;

  @Field(() => Job)
  @ManyToOne(() => Job)
  @JoinColumn({ name: "jobId" })
  job!: Relation<Job>;

  @Column("char", { length: 36 })
  resumeId!: string;

  @Field(() => Resume)
  @ManyToOne(() => Resume)
  @JoinColumn({ name: "resumeId" })
  resume!: Relation<Resume>;

  @Field(() => ApplicationStatusEnum)
  @Column("varchar", { length: 24 })
  status!: ApplicationStatus;

  @Field(() => String)
  @Column("varchar", { length: 100 })
  name!: string;

  @Field(() => String)
  @Column("varchar", { length: 254 })
  email!: string;

  @Field(() => String, { description: "National number, digits; empty when not given." })
  @Column("varchar", { length: 20 })
  phone!: string;

  @Field(() => String, { description: "Dialling code, e.g. +91; empty when not given." })
  @Column("varchar", { length: 5 })
  countryCode!: string;

  @Field(() => String)
  @Column("varchar", { length: 100 })
  location!: string;

  @Field(() => VisaTypeEnum)
  @Column("varchar", { length: 24 })
  visaType!: VisaType;

  @Field(() => Boolean, { description: "Willing to relocate." })
  @Column("boolean")
  relocation!: boolean;

  @Field(() => String, { nullable: true, description: "An http(s) address." })
  @Column("varchar", { length: 255, nullable: true })
  linkedin!: string | null;

  @Field(() => Date)
  @Column("datetime", { precision: 3 })
  appliedAt!: Date;

  @Field(() => Date, { description: "When its resume was last renewed." })
  @Column("datetime", { precision: 3 })
  updatedAt!: Date;
}
