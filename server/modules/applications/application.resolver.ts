import DataLoader from "dataloader";
import type { ComplexityEstimator } from "graphql-query-complexity";
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { applyTexts } from "#texts/apply";
import { MAX_PAGE } from "../../core/paging.js";
import { After } from "../../kit/graphql/connection.js";
import type { ActorContext } from "../../kit/http/request-context.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import { Job } from "../jobs/record/job.entity.js";
import { Application } from "./application.entity.js";
import type { ApplicationService } from "./application.service.js";
import type { OwnApplicationService } from "./own-application.service.js";
import type { WithdrawalService } from "./stages/withdrawal.service.js";
import {
  ApplicationConnection,
  ApplyToJobInput,
  ApplyToJobPayload,
  WithdrawApplicationInput,
  WithdrawApplicationPayload,
} from "./application.types.js";

/** Cost of a list without `first`: each job id may return an application. */
const perJob: ComplexityEstimator = ({ args, childComplexity }) => {
  const jobIds: unknown = args.jobIds;
  return 1 + childComplexity * Math.max(1, Array.isArray(jobIds) ? jobIds.length : 0);
};

@Resolver(() => Job)
export class ApplicationResolver {
  /** One loader per request, so that a list of jobs loads all its applications in one query. */
  private readonly loaders = new WeakMap<ActorContext, DataLoader<string, Application | null>>();

  constructor(
    private readonly applications: ApplicationService,
    private readonly own: OwnApplicationService,
    private readonly withdrawals: WithdrawalService,
  ) {}

  @Query(() => Application, {
    nullable: true,
    description: "The signed-in person's application to a job. Null when they have not applied.",
  })
  myApplication(
    @Ctx() { actor }: ActorContext,
    @Arg("jobId", () => ID, { description: "Id or code of the job." }) jobId: string,
  ): Promise<Application | null> {
    return this.own.find(actor, jobId);
  }

  @Query(() => ApplicationConnection, {
    description: "The signed-in person's applications, the newest first.",
  })
  myApplications(
    @Ctx() { actor }: ActorContext,
    @Arg("first", () => Int, {
      defaultValue: MAX_PAGE,
      description: "How many entries to return, 1 to 100.",
    })
    first: number,
    @After() after: string | null,
    @Arg("jobIds", () => [ID], {
      nullable: true,
      description: "Only applications to these jobs, at most 100 ids.",
      deprecationReason:
        "Use `myApplicationsTo`. Deprecated 2026-11-22, kept until at least 2027-06-01.",
    })
    jobIds: string[] | null,
  ) {
    return this.own.page(actor, { first, after, jobIds });
  }

  @Query(() => [Application], {
    description:
      "The signed-in person's applications to these jobs, in no particular order. Jobs they have not applied to are left out.",
    complexity: perJob,
  })
  myApplicationsTo(
    @Ctx() { actor }: ActorContext,
    @Arg("jobIds", () => [ID], { description: "Ids of at most 100 jobs." }) jobIds: string[],
  ): Promise<Application[]> {
    return this.own.listTo(actor, jobIds);
  }

  @Query(() => Application, {
    nullable: true,
    description:
      "The signed-in person's newest application, to prefill the next form. Null when there is none.",
  })
  myLastApplication(@Ctx() { actor }: ActorContext): Promise<Application | null> {
    return this.own.findLast(actor);
  }

  @FieldResolver(() => Application, {
    nullable: true,
    description:
      "The signed-in person's application to this job. Null when they have not applied, and for visitors and API keys.",
  })
  viewerApplication(@Root() job: Job, @Ctx() context: ActorContext): Promise<Application | null> {
    return this.loaderOf(context).load(job.id);
  }

  @Mutation(() => ApplyToJobPayload, {
    description:
      "Applies to an open job. Applying again replaces the resume of the first application. For signed-in people; `JOB_CLOSED` when the job takes no applications.",
  })
  async applyToJob(
    @Ctx() { actor }: ActorContext,
    @Input(ApplyToJobInput, "The application.")
    { resume, existingResumeId, ...fields }: ApplyToJobInput,
  ) {
    const input = { ...fields, existingResume: existingResumeId };
    const result = await withUserErrors(async () => {
      const applied = await this.applications.apply(actor, async (spool) => {
        if (resume) await spool.receive(await resume);
        return input;
      });
      return { ...applied, message: applyTexts.submitted };
    });
    return { renewed: false, ...result };
  }

  @Mutation(() => WithdrawApplicationPayload, {
    description:
      "Withdraws the signed-in person's own application at any open stage, and tells the recruiters. Withdrawing it again does nothing; `applyToJob` sends it again while the job is open.",
  })
  withdrawApplication(
    @Ctx() { actor }: ActorContext,
    @Input(WithdrawApplicationInput, "The application.") input: WithdrawApplicationInput,
  ) {
    return withUserErrors(async () => ({
      application: await this.withdrawals.withdraw(actor, input),
    }));
  }

  private loaderOf(context: ActorContext): DataLoader<string, Application | null> {
    const known = this.loaders.get(context);
    if (known) return known;
    const loader = new DataLoader((jobIds: readonly string[]) =>
      this.own.list(context.actor, jobIds),
    );
    this.loaders.set(context, loader);
    return loader;
  }
}
