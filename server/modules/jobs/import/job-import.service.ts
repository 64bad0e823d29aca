import type { Actor } from "../../../core/actor.js";
import { unavailable } from "../../../core/errors.js";
import type { UserError } from "../../../kit/graphql/user-error.js";
import type { CloseReason, Job } from "../record/job.entity.js";

/** What an upsert did, or with a dry run would do. */
export type UpsertOutcome = "CREATED" | "UPDATED" | "UNCHANGED" | "REOPENED";

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

/** What became of one row. */
export interface ImportedRow {
  /** Place in `rows`, from 0. */
  index: number;
  /** As sent, trimmed; null if the row has none that is text. */
  externalId: string | null;
  /** Null when the row is refused. */
  outcome: UpsertOutcome | null;
  /** The job as it is now; as it was in a dry run. Null when the row is refused, and in a dry run for a job that would be new. */
  job: Job | null;
  /** Why the row is refused; empty if it isn't. */
  userErrors: readonly UserError[];
}

/** One result for each row, in their order. */
export interface ImportOutcome {
  results: readonly ImportedRow[];
}

/** A job of a source. */
export interface SourceJob {
  id: string;
  externalId: string;
}

/** Posts jobs of other systems, which name each by their own id, so that sending one again changes nothing. */
export class JobImport {
  /**
   * Creates or changes up to 100 jobs, each in a transaction of its own. A row that is refused does not stop the others.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND for the company; BAD_INPUT with field `rows` or `source`
   */
  async importRows(_actor: Actor, _request: ImportRequest): Promise<ImportOutcome> {
    throw unavailable("");
  }

  /**
   * The jobs of a source that are open, by id. At most `limit` after `afterId`.
   * @throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT as `importRows`
   */
  async listOpen(
    _actor: Actor,
    _of: SourceOfJobs,
    _page: { afterId?: string | undefined; limit: number },
  ): Promise<SourceJob[]> {
    throw unavailable("");
  }

  /**
   * Closes a job because its source no longer has it, so that an upsert lists it again. Open applications stay.
   * @throws NOT_FOUND for a job of another source, CONFLICT for a draft
   */
  async close(
    _actor: Actor,
    _of: SourceOfJobs,
    _id: string,
    _reason: CloseReason = "WITHDRAWN",
  ): Promise<void> {
    throw unavailable("");
  }
}
