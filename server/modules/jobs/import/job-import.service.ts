import { z } from "zod";
import { jobErrorTexts } from "#texts/errors";
import { requireKnown, type Actor } from "../../../core/actor.js";
import {
  AppError,
  badInput,
  fieldErrorsOf,
  forbidden,
  isOurFault,
  notFound,
} from "../../../core/errors.js";
import { newId } from "../../../core/ids.js";
import { line, parse } from "../../../core/validation.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { CompanyService } from "../../companies/company.service.js";
import type { JobClose } from "../record/job-close.service.js";
import { columnsOf } from "../record/job.columns.js";
import type { CloseReason, Job } from "../record/job.entity.js";
import { canPostJobFor } from "../record/job.policy.js";
import { AlreadyPosted, type JobStore } from "../record/job.store.js";
import { upsertJobSchema } from "../record/job.validation.js";
import type { ImportedRow, UpsertOutcome } from "./job-import.types.js";
import { SourceJobs, type Origins, type SourceJob } from "./source-jobs.js";
import { planFor, wantedOf, type Wanted } from "./upsert-plan.js";

const sourceSchema = z.object({ source: line(100, jobErrorTexts.sourceMissing) });
const MAX_ROWS = 100;
/** Each time, someone else wrote a job with this id first; then the next one finds it. */
const MAX_TRIES = 3;

/** Whose jobs are meant. */
export interface SourceOfJobs {
  companyId: string;
  /** Name of the source. Required for people; an API key has its own, and may name no other. */
  source?: string | null | undefined;
}

export interface ImportRequest extends SourceOfJobs {
  /** 1 to 100 objects with `externalId` and the fields of `createJob`, unchecked. `publish` is true by default. */
  rows: readonly unknown[];
  /** True writes nothing, and says what would be done. */
  dryRun: boolean;
}

/** One result for each row, in their order. */
export interface ImportOutcome {
  results: readonly ImportedRow[];
}

/** A job as it is now, and what was done for that. Null for a job that a dry run would make. */
interface Upserted<Found extends Job | null = Job> {
  job: Found;
  outcome: UpsertOutcome;
}

/** Posts jobs of other systems, which name each by their own id, so that sending one again changes nothing. */
export class JobImport {
  private readonly jobs: SourceJobs;

  constructor(
    private readonly store: JobStore,
    private readonly companies: CompanyService,
    private readonly closing: JobClose,
  ) {
    this.jobs = new SourceJobs(store);
  }

  /**
   * Makes one job as it is wanted.
   * @param input `SourceOfJobs` and a row, unchecked
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND for the company; BAD_INPUT; JOB_CLOSED if a person closed the job
   */
  async upsert(actor: Actor, { companyId, source, ...row }: SourceOfJobs): Promise<Upserted> {
    const origins = await this.originsFor(actor, { companyId, source });
    const wanted = readRow(row);
    const [known = null] = await this.jobs.find(origins, [wanted.externalId]);
    return this.bring(actor, origins, known, wanted);
  }

  /**
   * Creates or changes up to 100 jobs, each in a transaction of its own. A row that is refused does not stop the others.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND for the company; BAD_INPUT with field `rows` or `source`
   */
  async importRows(actor: Actor, { rows, dryRun, ...of }: ImportRequest): Promise<ImportOutcome> {
    const origins = await this.originsFor(actor, of);
    if (rows.length < 1 || rows.length > MAX_ROWS)
      throw badInput(jobErrorTexts.chooseRows(MAX_ROWS), {
        rows: jobErrorTexts.chooseRows(MAX_ROWS),
      });
    const seen = new Set<string>();
    const read = await Promise.all(
      rows.map((row) => orRefused(async () => unseen(readRow(row), seen))),
    );
    const known = await this.jobs.find(origins, [...seen]);
    const byId = new Map(known.map((job) => [job.externalId, job]));
    const results: ImportedRow[] = [];
    for (const [index, wanted] of read.entries()) {
      const externalId = externalIdOf(rows[index]);
      const done =
        wanted instanceof AppError
          ? wanted
          : await orRefused(() => {
              const job = byId.get(wanted.externalId) ?? null;
              return dryRun ? this.look(job, wanted) : this.bring(actor, origins, job, wanted);
            });
      results.push({ index, externalId, ...resultOf(done) });
    }
    return { results };
  }

  /**
   * The jobs of a source that are open, by id. At most `limit` after `afterId`.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT as `importRows`
   */
  async listOpen(
    actor: Actor,
    of: SourceOfJobs,
    page: { afterId?: string | undefined; limit: number },
  ): Promise<SourceJob[]> {
    return this.jobs.listOpen(await this.originsFor(actor, of), page);
  }

  /**
   * Closes a job because its source no longer has it, so that an upsert lists it again. Open applications stay.
   * @throws NOT_FOUND for a job of another source, CONFLICT for a draft
   */
  async close(
    actor: Actor,
    of: SourceOfJobs,
    id: string,
    reason: CloseReason = "WITHDRAWN",
  ): Promise<void> {
    const { source } = await this.originsFor(actor, of);
    await this.closing.closeForSource(actor, id, source, reason);
  }

  private async originsFor(actor: Actor, { companyId, source }: SourceOfJobs): Promise<Origins> {
    requireKnown(actor);
    const company = await this.companies.find(companyId);
    if (!canPostJobFor(actor, companyId)) throw forbidden(jobErrorTexts.notYourCompany);
    if (!company) throw notFound("company");
    return { companyId, source: sourceFor(actor, source) };
  }

  private async look(job: Job | null, wanted: Wanted): Promise<Upserted<Job | null>> {
    return { job, outcome: planFor(job, wanted, this.store.clock.now()).outcome };
  }

  /** @param known the job as it was read without a lock: most jobs of an import are as wanted, and then nothing is locked */
  private async bring(
    actor: Actor,
    origins: Origins,
    known: Job | null,
    wanted: Wanted,
  ): Promise<Upserted> {
    if (known && planFor(known, wanted, this.store.clock.now()).outcome === "UNCHANGED")
      return { job: known, outcome: "UNCHANGED" };
    for (let tries = 1; ; tries += 1)
      try {
        const { id, outcome } = await this.write(actor, origins, wanted);
        return { job: await this.store.changed(actor, id), outcome };
      } catch (error) {
        if (!(error instanceof AlreadyPosted) || tries === MAX_TRIES) throw error;
      }
  }

  private write(actor: Actor, { companyId, source }: Origins, wanted: Wanted) {
    const { externalId, advert } = wanted;
    return inTransaction(this.store.dataSource, async (transaction) => {
      const job = await this.jobs.lock(transaction, { companyId, source }, externalId);
      const plan = planFor(job, wanted, this.store.clock.now());
      const opened = plan.opens ? this.store.published() : {};
      const { outcome } = plan;
      if (job && plan.into === "THIS") {
        if (outcome !== "UNCHANGED")
          await this.store.write(transaction, actor, job, { ...columnsOf(plan.values), ...opened });
        return { id: job.id, outcome };
      }
      const id = newId();
      const origin = { source, externalId };
      if (job) await this.store.replace(transaction, actor, job, id, advert, opened);
      else await this.store.insert(transaction, actor, { id, companyId, origin }, advert, opened);
      return { id, outcome };
    });
  }
}

/** @throws BAD_INPUT with field `source` */
function sourceFor(actor: Actor, named: string | null | undefined): string {
  if (actor.kind !== "partner") return parse(sourceSchema, { source: named }).source;
  if (named === null || named === undefined || named === actor.source) return actor.source;
  throw badInput(jobErrorTexts.sourceOfKey, { source: jobErrorTexts.sourceOfKey });
}

/** @throws BAD_INPUT with the row's fields */
function readRow(row: unknown): Wanted {
  if (typeof row !== "object" || row === null || Array.isArray(row))
    throw badInput(jobErrorTexts.rowNoObject);
  const unknown = Object.keys(row).find((name) => !Object.hasOwn(upsertJobSchema.shape, name));
  if (unknown !== undefined) {
    const message = jobErrorTexts.fieldUnknown(unknown);
    throw badInput(message, { [unknown]: message });
  }
  return wantedOf(parse(upsertJobSchema, row));
}

/** @throws BAD_INPUT if another row has this id */
function unseen(wanted: Wanted, seen: Set<string>): Wanted {
  const { externalId } = wanted;
  if (seen.has(externalId))
    throw badInput(jobErrorTexts.externalIdTwice, { externalId: jobErrorTexts.externalIdTwice });
  seen.add(externalId);
  return wanted;
}

function externalIdOf(row: unknown): string | null {
  const read = z.object({ externalId: z.string().trim() }).safeParse(row);
  return read.success ? read.data.externalId : null;
}

/** Returns a refusal, which is about one row; anything else ends the import. */
async function orRefused<Result>(work: () => Promise<Result>): Promise<Result | AppError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && !isOurFault(error)) return error;
    throw error;
  }
}

const resultOf = (done: Upserted<Job | null> | AppError) =>
  done instanceof AppError
    ? { outcome: null, job: null, userErrors: fieldErrorsOf(done) }
    : { ...done, userErrors: [] };
