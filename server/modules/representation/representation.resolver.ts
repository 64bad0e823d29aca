import DataLoader from "dataloader";
import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { Input } from "../../kit/graphql/input.js";
import { After, First } from "../../kit/graphql/connection.js";
import { withUserErrors } from "../../kit/graphql/user-error.js";
import type { ActorContext, RequestContext } from "../../kit/http/request-context.js";
import { Application } from "../applications/application.entity.js";
import { Job } from "../jobs/record/job.entity.js";
import type { JobService } from "../jobs/record/job.service.js";
import { Person } from "../staff/staff.types.js";
import type { AnswerService } from "./answer.service.js";
import type { RepresentationService } from "./representation.service.js";
import {
  AnswerRepresentationInput,
  AnswerRepresentationPayload,
  WithdrawRepresentationInput,
  WithdrawRepresentationPayload,
} from "./answer.types.js";
import { ClientSubmissionConnection, SubmissionView } from "./client-submission.types.js";
import {
  RepresentationConnection,
  RepresentationView,
  RequestRepresentationInput,
  RequestRepresentationPayload,
} from "./representation.types.js";

/** Loads the jobs of a page in one query. */
class JobLoaders {
  private readonly loaders = new WeakMap<ActorContext, DataLoader<string, Job>>();

  constructor(private readonly jobs: Pick<JobService, "findMany">) {}

  of(context: ActorContext): DataLoader<string, Job> {
    const known = this.loaders.get(context);
    if (known) return known;
    const loader = new DataLoader<string, Job>(async (ids) => {
      const jobs = new Map((await this.jobs.findMany(ids)).map((job) => [job.id, job]));
      return ids.map((id) => jobs.get(id) ?? new Error(`job ${id} is missing`));
    });
    this.loaders.set(context, loader);
    return loader;
  }
}

/** Right to represent: asking, answering, and what happened to it. */
@Resolver(() => RepresentationView)
export class RepresentationResolver {
  private readonly jobLoaders: JobLoaders;

  constructor(
    private readonly service: RepresentationService,
    private readonly answers: AnswerService,
    jobs: Pick<JobService, "findMany">,
  ) {
    this.jobLoaders = new JobLoaders(jobs);
  }

  @Query(() => RepresentationView, {
    nullable: true,
    description:
      "What the link of an email asks consent for. Null when the link isn't valid. Public: whoever has the link.",
  })
  representation(
    @Arg("token", () => String, { description: "The token in the link's address." })
    token: string,
  ): Promise<RepresentationView | null> {
    return this.answers.findByToken(token);
  }

  @Query(() => RepresentationConnection, {
    description:
      "One candidate's right-to-represent records for jobs of the caller's companies, newest first. Administrators see all. For staff with a second factor.",
  })
  representations(
    @Ctx() { actor }: ActorContext,
    @Arg("candidateId", () => ID, { description: "Id of the candidate's account (`User.id`)." })
    candidateId: string,
    @First() first: number,
    @After() after: string | null,
  ) {
    return this.service.listOfPerson(actor, candidateId, { first, after });
  }

  @Query(() => RepresentationConnection, {
    description:
      "What the signed-in person was asked to agree to before their resume is sent to a client, newest first.",
  })
  myRepresentations(
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after: string | null,
  ) {
    return this.service.listOwn(actor, { first, after });
  }

  @Query(() => ClientSubmissionConnection, {
    description: "The clients that the signed-in person's resumes went to, newest first.",
  })
  mySubmissions(
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after: string | null,
  ) {
    return this.service.listOwnSubmissions(actor, { first, after });
  }

  @Mutation(() => RequestRepresentationPayload, {
    description:
      "Emails a candidate a request for consent to be submitted to a client for a job, with a link that works once. It replaces a request without an answer. `CONFLICT` while a consent is valid or if the application is closed; `ALREADY_SUBMITTED` if the client has this person for this job. For recruiters and owners of the job's company and administrators with a second factor. Limited per sender and candidate.",
  })
  requestRepresentation(
    @Ctx() { actor, client }: RequestContext,
    @Input(RequestRepresentationInput, "What to ask for.") input: RequestRepresentationInput,
  ) {
    return withUserErrors(async () => ({
      representation: await this.service.request(actor, input, client),
    }));
  }

  @Mutation(() => AnswerRepresentationPayload, {
    description:
      "Agrees to be submitted, or declines. For the candidate signed in (`id`; `CONFLICT` if it isn't open anymore), or whoever has the email's link (`token`; `INVALID_LINK`).",
  })
  answerRepresentation(
    @Ctx() { actor, client }: RequestContext,
    @Input(AnswerRepresentationInput, "The answer.") input: AnswerRepresentationInput,
  ) {
    return withUserErrors(async () => ({
      representation: await this.answers.answer(actor, input, client),
    }));
  }

  @Mutation(() => WithdrawRepresentationPayload, {
    description:
      "Withdraws a consent; it can be asked for again. For the candidate. `CONFLICT` when the resume has been sent.",
  })
  withdrawRepresentation(
    @Ctx() { actor, client }: RequestContext,
    @Input(WithdrawRepresentationInput, "The consent.") input: WithdrawRepresentationInput,
  ) {
    return withUserErrors(async () => ({
      representation: await this.answers.withdraw(actor, input, client),
    }));
  }

  @FieldResolver(() => Job, { description: "The job it is about." })
  job(@Root() { jobId }: RepresentationView, @Ctx() context: ActorContext): Promise<Job> {
    return this.jobLoaders.of(context).load(jobId);
  }
}

/** What consents add to an application. */
@Resolver(() => Application)
export class ApplicationConsentResolver {
  constructor(private readonly service: RepresentationService) {}

  @FieldResolver(() => [RepresentationView], {
    description:
      "What the candidate was asked to agree to before the resume goes to a client, newest first. At most 100.",
  })
  representations(
    @Root() application: Application,
    @Ctx() { actor }: ActorContext,
  ): Promise<RepresentationView[]> {
    return this.service.listOf(actor, application);
  }
}

/** What consents add to a person as staff see them. */
@Resolver(() => Person)
export class PersonConsentResolver {
  constructor(private readonly service: RepresentationService) {}

  @FieldResolver(() => RepresentationConnection, {
    description:
      "The person's right-to-represent records for jobs of the caller's companies, newest first. Administrators see all.",
  })
  representations(
    @Root() { id }: Person,
    @Ctx() { actor }: ActorContext,
    @First() first: number,
    @After() after: string | null,
  ) {
    return this.service.listOfPerson(actor, id, { first, after });
  }
}

@Resolver(() => SubmissionView)
export class SubmissionResolver {
  private readonly jobLoaders: JobLoaders;

  constructor(jobs: Pick<JobService, "findMany">) {
    this.jobLoaders = new JobLoaders(jobs);
  }

  @FieldResolver(() => Job, { description: "The job it was sent for." })
  job(@Root() { jobId }: SubmissionView, @Ctx() context: ActorContext): Promise<Job> {
    return this.jobLoaders.of(context).load(jobId);
  }
}
