import { jobErrorTexts } from "#texts/errors";
import { requireKnown, type Actor } from "../../../core/actor.js";
import { days, later } from "../../../core/clock.js";
import { badInput, conflict, forbidden, notFound } from "../../../core/errors.js";
import { parse } from "../../../core/validation.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { Once } from "../../../kit/once.js";
import type { CompanyService } from "../../companies/company.service.js";
import type { JobEditorId } from "./job-editor.js";
import { emptyDraft } from "../../../kit/fields/table-fields.js";
import { effectiveStatus, type Job } from "../record/job.entity.js";
import { jobFields } from "../record/job.fields.js";
import { canPostJobFor, isOwnSource } from "../record/job.policy.js";
import { columnsOf } from "../record/job.columns.js";
import { OPEN_DAYS, requireVersion, type JobStore } from "../record/job.store.js";
import { saveJobDraftSchema, type SaveJobDraft } from "../record/job.validation.js";
import { advertOf, newValues, type Advert, type GivenAdvert } from "../posting/advert.js";
import { requirePublishable } from "../posting/advert-check.js";
import type { EntityManager } from "typeorm";

/** Jobs that one mutation may change. */
const MAX_AT_ONCE = 100;

/** What staff do with jobs besides writing and publishing them: drafts, copies, more time, and taking down. */
export class JobWorkspaceService {
  constructor(
    private readonly store: JobStore,
    private readonly companies: CompanyService,
  ) {}

  /**
   * Saves what there is of a draft, without an id as a new one.
   * @param once of a request for a new draft
   * @throws FORBIDDEN, NOT_FOUND, BAD_INPUT; CONFLICT for a job that has been published; StaleJobError; what `Once` throws
   */
  async saveDraft(actor: Actor, input: SaveJobDraft, once?: Once): Promise<Job> {
    const { id, companyId, expectedVersion, ...fields } = parse(saveJobDraftSchema, input);
    if (id === null) return this.newDraft(actor, companyId, fields, once);
    await inTransaction(this.store.dataSource, async (transaction) => {
      const job = await this.store.editable(transaction, actor, id);
      if (job.status !== "DRAFT") throw conflict("CONFLICT", jobErrorTexts.noDraft);
      requireVersion(job, expectedVersion);
      const columns = newValues(job, fields);
      if (columns) await this.store.write(transaction, actor, job, columnsOf(columns));
    });
    return this.store.changed(actor, id);
  }

  /** Deletes a draft. @returns its id. @throws NOT_FOUND; CONFLICT for a job that has been published */
  delete(actor: Actor, id: string): Promise<string> {
    return inTransaction(this.store.dataSource, async (transaction) => {
      const job = await this.store.editable(transaction, actor, id);
      if (job.status !== "DRAFT") throw conflict("CONFLICT", jobErrorTexts.onlyDraftsDeleted);
      await this.store.remove(transaction, job);
      return job.id;
    });
  }

  /**
   * Takes the page of a job off the site for good. An open job is closed by it; its applications stay. Does nothing if
   * it is down already.
   * @throws NOT_FOUND, CONFLICT for a draft
   */
  async takeDown(actor: Actor, id: string): Promise<Job> {
    await inTransaction(this.store.dataSource, async (transaction) => {
      const job = await this.store.editable(transaction, actor, id);
      if (job.status === "DRAFT") throw conflict("CONFLICT", jobErrorTexts.draftNotTakenDown);
      if (job.takenDownAt) return;
      const now = this.store.clock.now();
      const closed = { status: "CLOSED", closeReason: "WITHDRAWN", closedAt: now } as const;
      const isOwn = isOwnSource(actor, job);
      const columns =
        job.status === "CLOSED"
          ? { takenDownAt: now, closedBySource: job.closedBySource && isOwn }
          : { takenDownAt: now, ...closed, closedBySource: isOwn };
      await this.store.write(transaction, actor, job, columns);
    });
    return this.store.changed(actor, id);
  }

  /**
   * Keeps a published or expired job open for 60 days from now.
   * @throws NOT_FOUND; CONFLICT for a draft or a closed job; BAD_INPUT for what must not be published
   */
  async extend(actor: Actor, id: string): Promise<Job> {
    await inTransaction(this.store.dataSource, async (transaction) => {
      const job = await this.store.editable(transaction, actor, id);
      await this.keepOpen(transaction, actor, job);
    });
    return this.store.changed(actor, id);
  }

  /** Extends a locked job. @param by the caller, or the person who followed the link in our mail */
  async keepOpen(transaction: EntityManager, by: Actor | JobEditorId, job: Job): Promise<void> {
    const now = this.store.clock.now();
    const status = effectiveStatus(job, now);
    if (status === "DRAFT" || status === "CLOSED")
      throw conflict("CONFLICT", jobErrorTexts.notExtended);
    requirePublishable(advertOf(job));
    // An expired job is published again, so that it comes first in lists, like with `publishJob`.
    const columns =
      status === "EXPIRED"
        ? this.store.published()
        : { validThrough: later(now, days(OPEN_DAYS)), expiryNoticedAt: null };
    await this.store.write(transaction, by, job, columns);
  }

  /** A new draft with the advertisement of this job. @throws NOT_FOUND, FORBIDDEN, and what `Once` throws */
  async copy(actor: Actor, id: string, once?: Once): Promise<Job> {
    const copyId = await this.store.make(once, async (transaction, newId) => {
      const job = await this.store.editable(transaction, actor, id);
      const copy = { id: newId, companyId: job.companyId };
      await this.store.insert(transaction, actor, copy, advertOf(job));
    });
    return this.store.changed(actor, copyId);
  }

  /**
   * A new job like this one, whose time is over. For the source of this one, the new one takes its place.
   * @throws NOT_FOUND; CONFLICT for a draft or an open job; BAD_INPUT for what must not be published; what `Once` throws
   */
  async relist(actor: Actor, id: string, publish: boolean, once?: Once): Promise<Job> {
    const copyId = await this.store.make(once, async (transaction, newId) => {
      const job = await this.store.editable(transaction, actor, id);
      const status = effectiveStatus(job, this.store.clock.now());
      if (status === "DRAFT" || status === "PUBLISHED")
        throw conflict("CONFLICT", jobErrorTexts.notRelisted);
      const advert = advertOf(job);
      if (publish) requirePublishable(advert);
      const opened = publish ? this.store.published() : {};
      await this.store.replace(transaction, actor, job, newId, advert, opened);
    });
    return this.store.changed(actor, copyId);
  }

  /**
   * The jobs that one mutation is to change: their ids, by each id or code as it was sent.
   * @throws BAD_INPUT unless there are 1 to 100 different ones
   */
  async chosen(idsOrCodes: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const distinct = [...new Set(idsOrCodes)];
    if (distinct.length >= 1 && distinct.length <= MAX_AT_ONCE) return this.store.idsOf(distinct);
    throw badInput(jobErrorTexts.chooseJobs(MAX_AT_ONCE), {
      ids: jobErrorTexts.chooseJobs(MAX_AT_ONCE),
    });
  }

  private async newDraft(
    actor: Actor,
    companyId: string | null,
    fields: GivenAdvert,
    once: Once | undefined,
  ): Promise<Job> {
    requireKnown(actor);
    if (companyId === null)
      throw badInput(jobErrorTexts.companyMissing, { companyId: jobErrorTexts.companyMissing });
    const company = await this.companies.find(companyId);
    if (!canPostJobFor(actor, companyId)) throw forbidden(jobErrorTexts.notYourCompany);
    if (!company) throw notFound("company");
    const given = Object.fromEntries(
      Object.entries(fields).filter(([, value]) => value !== undefined),
    );
    const advert: Advert = { ...emptyDraft(jobFields), salaryRange: null, ...given };
    const id = await this.store.make(once, (transaction, newId) =>
      this.store.insert(transaction, actor, { id: newId, companyId }, advert),
    );
    return this.store.changed(actor, id);
  }
}
