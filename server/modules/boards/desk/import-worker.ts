import { writeFile } from "node:fs/promises";
import type { DataSource } from "typeorm";
import { boardErrorTexts as texts } from "#texts/firm-errors";
import type { SignedIn } from "../../../core/actor.js";
import type { Backlog } from "../../../core/backlog.js";
import { minutes, seconds, type Clock } from "../../../core/clock.js";
import { AppError, isOurFault, unauthenticated } from "../../../core/errors.js";
import type { Logger } from "../../../core/logger.js";
import { streamOf } from "../../../core/nameless-file.js";
import type { ObjectStore } from "../../../integrations/storage/object-store.js";
import { LeasedQueue } from "../../../kit/db/leased-queue.js";
import type { AccountService } from "../../accounts/account.service.js";
import type { CompanyService } from "../../companies/company.service.js";
import type { BoardImport } from "../import/board-import.service.js";
import type { ImportReport } from "../import/import.types.js";
import { withNameless } from "./board-file.js";
import { ImportRun } from "./import-run.entity.js";

/** The largest file takes a few minutes. */
const LONGEST_MS = minutes(15);
/** Then the next attempt takes over: it finds the jobs so far unchanged, and gets on faster. */
const GIVE_UP_MS = minutes(14);
/** How often the report is written while the work goes on. */
const TOLD_EVERY_MS = seconds(1);

interface WorkerNeeds {
  dataSource: DataSource;
  store: ObjectStore;
  boardImport: BoardImport;
  accounts: AccountService;
  companies: CompanyService;
  clock: Clock;
  logger: Logger;
}

/** Checks and imports the files that staff sent, one after the other. */
export class ImportWorker {
  private readonly queue: LeasedQueue<ImportRun>;

  constructor(private readonly needs: WorkerNeeds) {
    const { dataSource, clock, logger } = needs;
    this.queue = new LeasedQueue(dataSource, clock, logger, {
      entity: ImportRun,
      order: { "q.nextAttemptAt": "ASC" },
      batch: 1,
      atOnce: 1,
      longestWorkMs: LONGEST_MS,
      maxAttempts: 5,
      retry: { firstMs: seconds(5), factor: 3, longestMs: minutes(5) },
      work: (run) => this.work(run),
      tell: {
        failed: "board not imported",
        givenUp: "import of a board given up",
        facts: ({ id, step }) => ({ importId: id, step }),
      },
    });
  }

  nudge(): void {
    this.queue.nudge();
  }

  onNudge(listener: () => void): void {
    this.queue.onNudge(listener);
  }

  /** Works on one file that is due. @returns how many it took */
  drain(): Promise<number> {
    return this.queue.drain();
  }

  backlog(): Promise<Backlog> {
    return this.queue.backlog();
  }

  private async work(run: ImportRun): Promise<void> {
    try {
      const report = await this.read(run);
      await this.write(run, { report, readBytes: run.bytes });
    } catch (error) {
      // Whatever is wrong with the request itself stays wrong.
      if (!(error instanceof AppError) || isOurFault(error)) throw error;
      await this.write(run, { failure: error.message });
    }
    if (run.step === "IMPORT") await this.forgetFile(run);
  }

  /** From a copy on disk, since the store wouldn't wait for the database. */
  private async read(run: ImportRun): Promise<ImportReport> {
    const stored = run.fileKey === null ? null : await this.needs.store.get(run.fileKey);
    if (!stored) throw new AppError("CONFLICT", texts.tooLate);
    const person = await this.personOf(run.userId);
    return withNameless(async (file) => {
      await writeFile(file, stored.body);
      const { companyId, source, fileName, closing, step } = run;
      const wish = { companyId, source, fileName, closing, dryRun: step === "CHECK" };
      const follower = this.followerOf(run);
      const bytes = follower.counting(streamOf(file, 0, run.bytes));
      return this.needs.boardImport.run(() => person, bytes, wish, follower);
    });
  }

  /** Writes now and then how far it is. */
  private followerOf(run: ImportRun) {
    const began = performance.now();
    let toldAt = began;
    let readBytes = 0;
    return {
      counting: async function* (bytes: AsyncIterable<Buffer>) {
        for await (const chunk of bytes) {
          readBytes += chunk.length;
          yield chunk;
        }
      },
      onBatch: async (report: ImportReport) => {
        const now = performance.now();
        if (now - began > GIVE_UP_MS) throw new Error("The import of a board takes too long");
        if (now - toldAt < TOLD_EVERY_MS) return;
        toldAt = now;
        await this.write(run, { report, readBytes });
      },
    };
  }

  /** With the rights that the person has now. @throws UNAUTHENTICATED if the account is gone or turned off */
  private async personOf(userId: string): Promise<SignedIn> {
    const user = await this.needs.accounts.find(userId);
    if (!user || user.disabledAt !== null) throw unauthenticated();
    const memberships = await this.needs.companies.membershipsOf([userId]);
    return {
      kind: "user",
      id: user.id,
      email: user.email,
      role: user.role,
      sessionId: "",
      secondFactor: false,
      isFresh: false,
      provenByCodeLately: false,
      companyRoles: new Map(memberships.map(({ companyId, role }) => [companyId, role])),
    };
  }

  private async write({ id }: ImportRun, change: Partial<ImportRun>): Promise<void> {
    await this.needs.dataSource.manager.update(ImportRun, { id }, change);
  }

  private async forgetFile({ id, fileKey }: ImportRun): Promise<void> {
    if (fileKey !== null) await this.needs.store.remove(fileKey);
    await this.needs.dataSource.manager.update(ImportRun, { id }, { fileKey: null });
  }
}
