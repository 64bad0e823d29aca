import type { DataSource, EntityManager } from "typeorm";
import { applicationErrorTexts, errorTexts } from "#texts/errors";
import { requireKnown, type Actor, type SignedIn } from "../../core/actor.js";
import { AppError, forbidden, notFound } from "../../core/errors.js";
import { isId } from "../../core/ids.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { Logger } from "../../core/logger.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { ObjectStore, StoredObject } from "../../integrations/storage/object-store.js";
import type { AuditService } from "../audit/audit.service.js";
import type { JobService } from "../jobs/record/job.service.js";
import { Application } from "./application.entity.js";
import { resumeAccess } from "./application.policy.js";
import { RESUME_PREFIX, Resume, type NewResume } from "./resume.entity.js";
import { resumeMissing } from "./resume-form.js";
import type { ResumeIntake } from "./resume-intake.js";
import type { ArrivingFile } from "./resume.types.js";
import { withSpool, type SpooledFile } from "./spooled-file.js";

const LINK_SECONDS = 60;
const STORED_NAME = /^[0-9a-f-]{36}\.(pdf|docx?)$/;

/** The resume of an application: an existing one, or a new one whose row is not inserted yet. */
export type ChosenResume = { id: string; added: NewResume | null };

interface ResumeNeeds {
  dataSource: DataSource;
  jobs: JobService;
  store: ObjectStore;
  intake: ResumeIntake;
  audit: AuditService;
  logger: Logger;
}

/** Resume files: which one to use, who may read it, and cleanup after a failed application. */
export class ResumeService {
  constructor(private readonly needs: ResumeNeeds) {}

  /**
   * Chooses the new file if there is one, otherwise the resume named, otherwise the application's current one.
   * @param existing id or stored name of one of the user's own resumes
   * @throws BAD_INPUT if there is none, FORBIDDEN for another person's, and errors of the intake
   */
  async choose(
    user: SignedIn,
    file: SpooledFile | null,
    existing: string,
    current: string | undefined,
  ): Promise<ChosenResume> {
    if (file) {
      const added = await this.needs.intake.take(user.id, file);
      return { id: added.id, added };
    }
    if (existing) return { id: await this.ownId(user, existing), added: null };
    if (current) return { id: current, added: null };
    throw resumeMissing();
  }

  /**
   * Receives the file of a form, if it has one, and keeps it on disk while `work` runs.
   * @throws FILE_TOO_LARGE, or BAD_INPUT if the sender disconnects
   */
  receiving<Result>(
    receive: (() => Promise<ArrivingFile>) | null,
    work: (file: SpooledFile | null) => Promise<Result>,
  ): Promise<Result> {
    return withSpool(async (spool) => {
      if (receive) await spool.receive(await receive());
      return work(spool.file);
    });
  }

  /** Inserts the row of a new resume, in the caller's transaction. */
  async record(transaction: EntityManager, { added }: ChosenResume): Promise<void> {
    if (added) await transaction.insert(Resume, added);
  }

  /**
   * Runs the transaction that records a resume. If it fails, a new resume's file is removed.
   * @param resume null if there is none
   */
  async keeping<Result>(
    resume: ChosenResume | null,
    write: (transaction: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await inTransaction(this.needs.dataSource, write);
    } catch (error) {
      if (resume?.added) await this.takeBack(resume.added);
      throw error;
    }
  }

  /**
   * A URL that opens the file for 60 seconds, for its owner and recruiters of a company it was sent to. The audit log
   * records each opening by someone other than the owner.
   * @throws UNAUTHENTICATED; SECOND_FACTOR_REQUIRED for staff whose session has none; NOT_FOUND for all others, whether or not the file exists
   */
  async getLink(actor: Actor, storedName: string, client: ClientInfo): Promise<string> {
    const { storageKey } = await this.requireAccess(actor, storedName, client);
    return this.needs.store.signedUrl(storageKey, LINK_SECONDS);
  }

  /**
   * The file itself, for those who may have a link to it, and recorded in the same way.
   * @throws as `getLink`; NOT_FOUND also if the store has lost the file
   */
  async open(
    actor: Actor,
    storedName: string,
    client: ClientInfo,
  ): Promise<{ resume: Resume; file: StoredObject }> {
    const resume = await this.requireAccess(actor, storedName, client);
    const file = await this.needs.store.get(resume.storageKey);
    if (!file) throw notFound("resume");
    return { resume, file };
  }

  /** The resume, if the actor may open it now. Records the opening. @throws as `getLink` */
  async requireAccess(actor: Actor, storedName: string, client?: ClientInfo): Promise<Resume> {
    const known = requireKnown(actor);
    const resume = await this.findByName(storedName);
    if (!resume) throw notFound("resume");
    const companyIds = await this.companiesSentTo(resume);
    const access = resumeAccess(known, resume, companyIds);
    if (access === "NONE") throw notFound("resume");
    if (access === "NEEDS_SECOND_FACTOR")
      throw new AppError("SECOND_FACTOR_REQUIRED", errorTexts.secondFactorRequired);
    if (known.kind === "user" && known.id !== resume.userId)
      await this.recordOpening(known, resume, companyIds, client);
    return resume;
  }

  /** The application's current resume, and the candidate's name as given there; in the caller's transaction. @throws NOT_FOUND */
  async ofApplication(
    transaction: EntityManager,
    id: string,
  ): Promise<Pick<Resume, "fileName" | "sha256"> & { candidateName: string }> {
    const found = await transaction.findOne(Application, {
      where: { id },
      relations: { resume: true },
    });
    if (!found) throw notFound("application");
    const { fileName, sha256 } = found.resume;
    return { fileName, sha256, candidateName: found.name };
  }

  /**
   * If the database cannot confirm that no row was committed (the reply to a commit was lost), the file is left to the
   * sweep.
   */
  private async takeBack({ id, storageKey }: NewResume): Promise<void> {
    try {
      const row = await this.needs.dataSource.manager.findOneBy(Resume, { id });
      if (!row) await this.needs.store.remove(storageKey);
    } catch (error) {
      this.needs.logger.warn({ err: error, resumeId: id }, "resume left for the sweep");
    }
  }

  private async recordOpening(
    actor: SignedIn,
    { id, userId }: Resume,
    companyIds: readonly string[],
    client: ClientInfo | undefined,
  ): Promise<void> {
    const companyId = companyIds.find((each) => actor.companyRoles.has(each)) ?? null;
    await this.needs.audit.record(this.needs.dataSource.manager, {
      kind: "RESUME_OPENED",
      actor,
      subjectId: userId,
      target: { kind: "RESUME", id },
      details: companyId ? { as: "MEMBER", companyId } : { as: "ADMIN" },
      client,
    });
  }

  private async ownId(user: SignedIn, existing: string): Promise<string> {
    const resume = isId(existing)
      ? await this.needs.dataSource.manager.findOneBy(Resume, { id: existing })
      : await this.findByName(existing);
    if (resume?.userId !== user.id) throw forbidden(applicationErrorTexts.notYourResume);
    return resume.id;
  }

  private async findByName(storedName: string): Promise<Resume | null> {
    if (!STORED_NAME.test(storedName)) return null;
    const storageKey = `${RESUME_PREFIX}${storedName}`;
    return this.needs.dataSource.manager.findOneBy(Resume, { storageKey });
  }

  private async companiesSentTo(resume: Resume): Promise<string[]> {
    const applications = await this.needs.dataSource.manager.find(Application, {
      where: { resumeId: resume.id },
      select: { id: true, jobId: true },
    });
    return this.needs.jobs.companyIdsOf(applications.map(({ jobId }) => jobId));
  }
}
