import type { DataSource, EntityManager } from "typeorm";
import { applicationTexts } from "#texts/application";
import { applicationErrorTexts } from "#texts/errors";
import { requireUser, type Actor, type SignedIn } from "../../core/actor.js";
import { AppError, badInput, forbidden, notFound } from "../../core/errors.js";
import { isId } from "../../core/ids.js";
import type { Logger } from "../../core/logger.js";
import type { ObjectStore } from "../../integrations/storage/object-store.js";
import { resumeAccess } from "./application.policy.js";
import { RESUME_PREFIX, Resume, type NewResume } from "./resume.entity.js";
import type { IncomingFile, ResumeIntake } from "./resume-intake.js";

const LINK_SECONDS = 60;
const STORED_NAME = /^[0-9a-f-]{36}\.(pdf|docx?)$/;

/** A resume an application will carry: one sent before, or a new one whose row is still to be written. */
export type ChosenResume = { id: string; added: NewResume | null };

/** Resume files: which one to use, who may read it, and cleaning up after a failed application. */
export class ResumeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ObjectStore,
    private readonly intake: ResumeIntake,
    private readonly logger: Logger,
  ) {}

  /**
   * The new file if there is one, else the resume named, else the one the application has already.
   * @param existing id or stored name of an own resume
   * @throws BAD_INPUT when there is none at all, FORBIDDEN for somebody else's, and what the intake throws
   */
  async choose(
    user: SignedIn,
    file: IncomingFile | null,
    existing: string,
    current: string | undefined,
  ): Promise<ChosenResume> {
    if (file) {
      const added = await this.intake.take(user.id, file);
      return { id: added.id, added };
    }
    if (existing) return { id: await this.ownId(user, existing), added: null };
    if (current) return { id: current, added: null };
    throw badInput(applicationTexts.resumeMissing, { resume: applicationTexts.resumeMissing });
  }

  /** Writes the row of a new resume, in the transaction of what uses it. */
  async record(transaction: EntityManager, { added }: ChosenResume): Promise<void> {
    if (added) await transaction.insert(Resume, added);
  }

  /**
   * Takes a file back whose transaction failed. Without the database's word that no row came of it (a commit
   * whose answer was lost), it is left to the sweep.
   */
  async takeBack({ added }: ChosenResume): Promise<void> {
    if (!added) return;
    try {
      const row = await this.dataSource.manager.findOneBy(Resume, { id: added.id });
      if (!row) await this.store.remove(added.storageKey);
    } catch (error) {
      this.logger.warn({ err: error, resumeId: added.id }, "resume left for the sweep");
    }
  }

  /**
   * An address that opens the file for 60 seconds, for its owner and recruiters of a company it was sent to.
   * @throws UNAUTHENTICATED; SECOND_FACTOR_REQUIRED (403) for staff whose session has none; NOT_FOUND for everybody else, whether or not there is such a file
   */
  async getLink(actor: Actor, storedName: string): Promise<string> {
    if (actor.kind === "visitor") requireUser(actor);
    const resume = await this.findByName(storedName);
    if (!resume) throw notFound("resume");
    const access = resumeAccess(actor, resume, await this.companiesSentTo(resume));
    if (access === "NONE") throw notFound("resume");
    if (access === "NEEDS_SECOND_FACTOR")
      throw new AppError("SECOND_FACTOR_REQUIRED", 403, applicationErrorTexts.secondFactorRequired);
    return this.store.signedUrl(resume.storageKey, LINK_SECONDS);
  }

  private async ownId(user: SignedIn, existing: string): Promise<string> {
    const resume = isId(existing)
      ? await this.dataSource.manager.findOneBy(Resume, { id: existing })
      : await this.findByName(existing);
    if (resume?.userId !== user.id) throw forbidden(applicationErrorTexts.notYourResume);
    return resume.id;
  }

  private async findByName(storedName: string): Promise<Resume | null> {
    if (!STORED_NAME.test(storedName)) return null;
    const storageKey = `${RESUME_PREFIX}${storedName}`;
    return this.dataSource.manager.findOneBy(Resume, { storageKey });
  }

  private async companiesSentTo(resume: Resume): Promise<string[]> {
    const rows = await this.dataSource.query<{ companyId: string }[]>(
      "SELECT DISTINCT j.companyId FROM applications a JOIN jobs j ON j.id = a.jobId WHERE a.resumeId = ?",
      [resume.id],
    );
    return rows.map((row) => row.companyId);
  }
}
