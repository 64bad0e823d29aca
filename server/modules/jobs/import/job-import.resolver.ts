import type { ComplexityEstimator } from "graphql-query-complexity";
import { Ctx, Mutation, Resolver } from "type-graphql";
import { z } from "zod";
import { Input } from "../../../kit/graphql/input.js";
import { withUserErrors } from "../../../kit/graphql/user-error.js";
import type { ActorContext } from "../../../kit/http/request-context.js";
import type { JobImport } from "./job-import.service.js";
import {
  ImportJobsInput,
  ImportJobsPayload,
  UpsertJobInput,
  UpsertJobPayload,
} from "./job-import.types.js";

/** What is selected of a result costs as much for each row. */
const perRow: ComplexityEstimator = ({ args, childComplexity }) =>
  1 + rowsIn.parse(args).input.rows.length * childComplexity;
const rowsIn = z.object({ input: z.object({ rows: z.array(z.unknown()) }) });

@Resolver()
export class JobImportResolver {
  constructor(private readonly service: JobImport) {}

  @Mutation(() => UpsertJobPayload, {
    description:
      "Makes the job with this `externalId` as it is given, and creates it if there is none: send it as often as you like. A job that expired is published again under its id; one that its source closed is listed again with a new id, like `relistJob`; one that a person closed or took down is refused (`JOB_CLOSED`). For recruiters of the company, administrators, and API keys with `JOBS_WRITE` for the company.",
  })
  upsertJob(
    @Ctx() { actor }: ActorContext,
    @Input(UpsertJobInput, "The job.") input: UpsertJobInput,
  ) {
    return withUserErrors(() => this.service.upsert(actor, input));
  }

  @Mutation(() => ImportJobsPayload, {
    description:
      "Up to 100 jobs at once, each like `upsertJob`. A row that is refused, also for a wrong type, does not stop the others. The request may have 5 MB. For recruiters of the company, administrators, and API keys with `JOBS_WRITE` for the company.",
    complexity: perRow,
  })
  async importJobs(
    @Ctx() { actor }: ActorContext,
    @Input(ImportJobsInput, "The jobs.") input: ImportJobsInput,
  ) {
    return { results: [], ...(await withUserErrors(() => this.service.importRows(actor, input))) };
  }
}
