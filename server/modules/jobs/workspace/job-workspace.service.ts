import { jobErrorTexts } from "#texts/errors";
import { requireKnown, type Actor } from "../../../core/actor.js";
import { days, later } from "../../../core/clock.js";
import { badInput, conflict, forbidden, notFound } from "../../../core/errors.js";
import { newId } from "../../../core/ids.js";
import { parse } from "../../../core/validation.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { CompanyService } from "../../companies/company.service.js";
import type { JobEditorId } from "./job-editor.js";
import { emptyDraft } from "../../../kit/fields/table-fields.js";
import { effectiveStatus, type Job } from "../record/job.entity.js";
import { jobFields } from "../record/job.fields.js";
import { canPostJobFor } from "../record/job.policy.js";
import { columnsOf } from "../record/job.columns.js";
import { OPEN_DAYS, requireVersion, type JobStore } from "../record/job.store.js";
import { saveJobDraftSchema, type SaveJobDraft } from "../record/job.validation.js";
import { advertOf, type Advert } from "../posting/advert.js";
import { requirePublishable } from "../posting/advert-check.js";
import type { EntityManager } from "typeorm";

/** Jobs that one mutation may change. */
const MAX_AT_ONCE = 100;

type ChangedAdvert = { [Name in keyof Advert]?: Advert[Name] | undefined };

/** What staff do with jobs besides writing and publishing them: drafts, copies, more time, and taking down. */
export class JobWorkspaceService {
  constructor(
    private readonly store: JobStore,
    private readonly companies: CompanyService,
  ) {}

  /**
   * Saves what there is of a draft, without an id as a new one.
   * @throws FORBIDDEN, NOT_FOUND, BAD_INPUT; CONFLICT for a job that has been published; StaleJobError
   */
  async saveDraft(actor: Actor, input: SaveJobDraft): Promise<Job> {
    const { id, companyId, expectedVersion, ...fields } = parse(saveJobDraftSchema, input);
    if (id === null) return this.newDraft(actor, companyId, fields);
    await inTransaction(this.store.dataSource, async (transaction) => {
      const job = await this.store.editable(transaction, actor, id);
      if (job.status !== "DRAFT") throw conflict("CONFLICT", jobErrorTexts.noDraft);
      requireVersion(job, expectedVersion);
      if (Object.values(fields).every((value) => value === undefined)) return;
      await this.store.write(transaction, actor, job, columnsOf(fields));
    });
    return this.store.changed(actor, id);
  }

  /** Deletes a draft. @returns its id. @throws NOT_FOUND; CONFLICT for a job that has been published */
  delete(actor: Actor, id: string): Promise<string> {
    return inTransaction(this.store.dataSource, async (transaction) => {
      const job = await this.store.editable(transaction, actor, id);
      if (job.status !== "DRAFT") throw conflict("CONFLICT", jobErrorTexts.onlyDraftsDeleted);
      await this.store.remove(transaction, job.id);
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
      const columns = { takenDownAt: now, ...(job.status === "CLOSED" ? {} : closed) };
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

  /** A new draft with the advertisement of this job. @throws NOT_FOUND, FORBIDDEN */
  async copy(actor: Actor, id: string): Promise<Job> {
    const copyId = newId();
    await inTransaction(this.store.dataSource, async (transaction) => {
      const job = await this.store.editable(transaction, actor, id);
      await this.store.insert(
        transaction,
        actor,
        { id: copyId, companyId: job.companyId },
        advertOf(job),
      );
    });
    return this.store.changed(actor, copyId);
  }

  /**
   * A new job like this one, whose time is over.
   * @throws NOT_FOUND; CONFLICT for a draft or an open job; BAD_INPUT for what must not be published
   */
  async relist(actor: Actor, id: string, publish: boolean): Promise<Job> {
    const copyId = newId();
    await inTransaction(this.store.dataSource, async (transaction) => {
      const job = await this.store.editable(transaction, actor, id);
      const status = effectiveStatus(job, this.store.clock.now());
      if (status === "DRAFT" || status === "PUBLISHED")
        throw conflict("CONFLICT", jobErrorTexts.notRelisted);
      const advert = advertOf(job);
      if (publish) requirePublishable(advert);
      const opened = publish ? this.store.published() : {};
      await this.store.insert(
        transaction,
        actor,
        { id: copyId, companyId: job.companyId },
        advert,
        opened,
      );
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
    fields: ChangedAdvert,
  ): Promise<Job> {
    requireKnown(actor);
    if (companyId === null)
      throw badInput(jobErrorTexts.companyMissing, { companyId: jobErrorTexts.companyMissing });
    const company = await this.companies.find(companyId);
    if (!canPostJobFor(actor, companyId)) throw forbidden(jobErrorTexts.notYourCompany);
    if (!company) throw notFound("company");
    const id = newId();
    const given = Object.fromEntries(
      Object.entries(fields).filter(([, value]) => value !== undefined),
    );
    const advert: Advert = { ...emptyDraft(jobFields), salaryRange: null, ...given };
    await inTransaction(this.store.dataSource, (transaction) =>
      this.store.insert(transaction, actor, { id, companyId }, advert),
    );
    return this.store.changed(actor, id);
  }
}
