import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { Node } from "../../kit/graphql/node.js";
import { Job } from "../jobs/record/job.entity.js";
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
registerEnumType(ApplicationStatusEnum, {
  name: "ApplicationStatus",
  description:
    "Stage of an application. Applying sets `SUBMITTED`, the candidate `WITHDRAWN`, and staff every other one.",
  valuesConfig: {
    SUBMITTED: { description: "Sent, and not read yet." },
    REVIEWED: { description: "A recruiter has read it." },
    SUBMITTED_TO_CLIENT: {
      description: "The recruiter has submitted the candidate to the hiring company.",
    },
    INTERVIEW: { description: "The company interviews the candidate." },
    OFFER: { description: "The company has made an offer." },
    HIRED: { description: "The candidate has accepted the job." },
    REJECTED: { description: "The company or the recruiter has rejected the application." },
    WITHDRAWN: { description: "The candidate has withdrawn the application." },
  },
});

/** One person's application to one job; a unique key prevents a second one. */
@ObjectType({
  description:
    "One person's application to one job, in full. For the applicant, and for staff of the job's company with a second factor.",
  implements: Node,
})
@Entity("applications")
export class Application {
  @Field(() => ID, { description: "Opaque, permanent id of the application." })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Column("char", { length: 36 })
  jobId!: string;

  /** The job's company. Null while a row of an earlier release waits for `CompanyFill`. */
  @Column("char", { length: 36, nullable: true })
  companyId!: string | null;

  @Field(() => Job, { description: "The job applied to." })
  @ManyToOne(() => Job)
  @JoinColumn({ name: "jobId" })
  job!: Relation<Job>;

  @Column("char", { length: 36 })
  resumeId!: string;

  @Field(() => Resume, { description: "The newest resume." })
  @ManyToOne(() => Resume)
  @JoinColumn({ name: "resumeId" })
  resume!: Relation<Resume>;

  @Field(() => ApplicationStatusEnum, {
    description: "Stage of the application. New applications are `SUBMITTED`.",
  })
  @Column("varchar", { length: 24 })
  status!: ApplicationStatus;

  @Field(() => Int, {
    description:
      "Counts the changes of `status`, from 1. Pass it as `expectedVersion`, so that no one's move is lost.",
  })
  @Column("int", { default: 1 })
  version!: number;

  /** Null until the first move. */
  @Column("datetime", { name: "stageChangedAt", precision: 3, nullable: true })
  movedAt!: Date | null;

  /** The colleague who handles it. */
  @Column("char", { length: 36, nullable: true })
  assigneeId!: string | null;

  @Field(() => String, { description: "Full name as given in the application." })
  @Column("varchar", { length: 100 })
  name!: string;

  @Field(() => String, { description: "The applicant's account address at the time." })
  @Column("varchar", { length: 254 })
  email!: string;

  @Field(() => String, {
    description:
      "National phone number without the country code: digits, and an extension as `x123`. Empty when not given.",
  })
  @Column("varchar", { length: 20 })
  phone!: string;

  @Field(() => String, {
    description: "Country calling code of `phone`, e.g. `+91`. Empty when not given.",
  })
  @Column("varchar", { length: 5 })
  countryCode!: string;

  @Field(() => String, { description: "Where the applicant lives, as given in the application." })
  @Column("varchar", { length: 100 })
  location!: string;

  @Field(() => VisaTypeEnum, { description: "The applicant's work authorization." })
  @Column("varchar", { length: 24 })
  visaType!: VisaType;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether the applicant is willing to relocate. Null when not answered.",
  })
  @Column("boolean", { nullable: true })
  relocation!: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: "Address of the applicant's profile (`http` or `https`). Null when not given.",
  })
  @Column("varchar", { length: 255, nullable: true })
  linkedin!: string | null;

  @Field(() => Date, {
    description: "When the application was sent (UTC); again if it was withdrawn in between.",
  })
  @Column("datetime", { precision: 3 })
  appliedAt!: Date;

  @Field(() => Date, {
    description: "When its resume was last replaced (UTC); `appliedAt` until then.",
  })
  @Column("datetime", { precision: 3 })
  updatedAt!: Date;

  @Field(() => Date, { description: "When `status` last changed (UTC)." })
  get stageChangedAt(): Date {
    return this.movedAt ?? this.appliedAt;
  }
}
