import { Field, ID, Int, ObjectType, registerEnumType } from "type-graphql";
import { EdgeType, PageInfo } from "../../../kit/graphql/connection.js";
import { JobChangeKindEnum } from "../../changes/change.types.js";
import { Job } from "../record/job.entity.js";
import type { JobEventFacts, JobEventPage } from "./job-events.service.js";

export const JobEventKindEnum = {
  ...JobChangeKindEnum,
  COMPANY_CHANGED: "COMPANY_CHANGED",
} as const;
registerEnumType(JobEventKindEnum, {
  name: "JobEventKind",
  description: "What happened to a job or a company.",
  valuesConfig: {
    DRAFTED: {
      description: "A draft was made. Told only to those who see the company's drafts.",
    },
    PUBLISHED: {
      description: "The job opened: for the first time, again, or because its closing was undone.",
    },
    UPDATED: { description: "The job was changed. `changedFields` says what." },
    CLOSED: { description: "The job was closed. Its page stays for 30 days." },
    EXPIRED: { description: "The job's time ran out." },
    TAKEN_DOWN: { description: "The job's page was taken off the site. Remove the job." },
    DELETED: {
      description: "A draft was deleted. Told only to those who see the company's drafts.",
    },
    COMPANY_CHANGED: {
      description:
        "A company was created, changed, or merged into another one. `company` of its id is the company as it is now.",
    },
  },
});

@ObjectType({ description: "Something that happened to a job or a company." })
export class JobEvent implements JobEventFacts {
  @Field(() => JobEventKindEnum, { description: "What happened." })
  kind!: JobEventFacts["kind"];

  @Field(() => ID, { nullable: true, description: "Id of the job. Null for `COMPANY_CHANGED`." })
  jobId!: string | null;

  @Field(() => ID, { description: "Id of the company, or of the job's company after the change." })
  companyId!: string;

  @Field(() => Int, {
    nullable: true,
    description: "`Job.version` after the change. Null for `COMPANY_CHANGED`.",
  })
  version!: number | null;

  @Field(() => Date, { description: "When it happened (UTC)." })
  changedAt!: Date;

  @Field(() => [String], {
    description:
      "Names of the fields of `Job` that got other values, besides `version` and `updatedAt`. Empty for a new or deleted job, for `COMPANY_CHANGED`, and where it isn't known.",
  })
  changedFields!: readonly string[];

  @Field(() => Job, {
    nullable: true,
    description:
      "The job as it is now, which may be newer than this event. Null if the caller can't see it, or can't any more: then remove it.",
  })
  job!: Job | null;
}

@ObjectType({ description: "An event and its position in the list." })
export class JobEventEdge extends EdgeType(JobEvent) {}

@ObjectType({ description: "A page of events, oldest first." })
export class JobEventConnection {
  @Field(() => [JobEventEdge], { description: "The events of this page, each with its cursor." })
  edges!: JobEventPage["edges"];

  @Field(() => PageInfo, {
    description:
      "Position of this page in the list. `endCursor` is never null here, also on an empty page: keep it, and ask for what comes after it.",
  })
  pageInfo!: PageInfo;

  @Field(() => Boolean, {
    description:
      "True when nothing more had happened when this page was read. Otherwise ask again at once: a page may be short, or empty, before that.",
  })
  isCaughtUp!: boolean;

  @Field(() => [JobEvent], { description: "The events of this page without cursors." })
  nodes(): JobEventFacts[] {
    return this.edges.map(({ node }) => node);
  }
}
