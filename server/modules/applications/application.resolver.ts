import DataLoader from "dataloader";
import type { ComplexityEstimator } from "graphql-query-complexity";
import type { FileUpload } from "graphql-upload-minimal";
import type { Readable } from "node:stream";
import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { applyTexts } from "#texts/apply";
import { applicationTexts } from "#texts/application";
import type { RequestContext } from "../../context.js";
import { badInput } from "../../core/errors.js";
import { MAX_UPLOAD_BYTES } from "../../core/upload-body.js";
import { withUserErrors } from "../../graphql/user-error.js";
import { Job } from "../jobs/job.entity.js";
import { Application } from "./application.entity.js";
import type { ApplicationService } from "./application.service.js";
import { ApplyToJobInput, ApplyToJobPayload } from "./application.types.js";
import type { IncomingFile } from "./resume-intake.js";
import { cutOff, SpooledFile } from "./spooled-file.js";

/** A list without `first`: each job that is named may bring an application. */
const perJob: ComplexityEstimator = ({ args, childComplexity }) => {
  const jobIds: unknown = args.jobIds;
  return 1 + childComplexity * Math.max(1, Array.isArray(jobIds) ? jobIds.length : 0);
};

@Resolver(() => Job)
export class ApplicationResolver {
  /** One loader a request: a list of jobs asks for all its applications at once. */
  private readonly loaders = new WeakMap<RequestContext, DataLoader<string, Application | null>>();

  constructor(private readonly applications: ApplicationService) {}

  @Query(() => Application, {
    nullable: true,
    description: "The viewer's application to this job (id or code).",
  })
  myApplication(
    @Ctx() { actor }: RequestContext,
    @Arg("jobId", () => ID) jobId: string,
  ): Promise<Application | null> {
    return this.applications.findOwn(actor, jobId);
  }

  @Query(() => [Application], {
    description:
      "The viewer's applications to these jobs, up to 100: which of a list they applied for.",
    complexity: perJob,
  })
  myApplications(
    @Ctx() { actor }: RequestContext,
    @Arg("jobIds", () => [ID]) jobIds: string[],
  ): Promise<Application[]> {
    return this.applications.listOwnTo(actor, jobIds);
  }

  @Query(() => Application, {
    nullable: true,
    description: "The viewer's newest application, to prefill a form.",
  })
  myLastApplication(@Ctx() { actor }: RequestContext): Promise<Application | null> {
    return this.applications.findLast(actor);
  }

  @FieldResolver(() => Application, { nullable: true, description: "Null for visitors." })
  viewerApplication(@Root() job: Job, @Ctx() context: RequestContext): Promise<Application | null> {
    return this.loaderOf(context).load(job.id);
  }

  @Mutation(() => ApplyToJobPayload, {
    description:
      "Applies to an open job; a second time, replaces the resume of the first application.",
  })
  async applyToJob(
    @Ctx() { actor }: RequestContext,
    @Arg("input", () => ApplyToJobInput) { resume, existingResumeId, ...fields }: ApplyToJobInput,
  ) {
    const input = { ...fields, existingResume: existingResumeId };
    const result = await withUserErrors(async () => {
      const applied = await this.applications.apply(actor, async () => ({
        input,
        file: resume ? await incoming(resume) : null,
      }));
      return { ...applied, message: applyTexts.submitted };
    });
    return { renewed: false, ...result };
  }

  private loaderOf(context: RequestContext): DataLoader<string, Application | null> {
    const known = this.loaders.get(context);
    if (known) return known;
    const loader = new DataLoader((jobIds: readonly string[]) =>
      this.applications.listOwn(context.actor, jobIds),
    );
    this.loaders.set(context, loader);
    return loader;
  }
}

/** @throws BAD_INPUT when the request announced a file and did not bring it */
async function incoming(upload: Promise<FileUpload>): Promise<IncomingFile> {
  const file = await upload.catch(() => {
    throw badInput(applicationTexts.resumeMissing, { resume: applicationTexts.resumeMissing });
  });
  return {
    fileName: file.filename,
    receive: () => SpooledFile.receive(streamOf(file), MAX_UPLOAD_BYTES),
  };
}

function streamOf(file: FileUpload): Readable {
  try {
    return file.createReadStream();
  } catch {
    throw cutOff();
  }
}
