import DataLoader from "dataloader";
import { In, type DataSource, type EntityManager } from "typeorm";
import { buffer } from "node:stream/consumers";
import type { Backlog } from "../../../core/backlog.js";
import type { Actor } from "../../../core/actor.js";
import type { ClientInfo } from "../../../core/client-info.js";
import { minutes, seconds, type Clock } from "../../../core/clock.js";
import type { Logger } from "../../../core/logger.js";
import {
  EXTRACTED_FORMATS,
  READER_VERSION,
  type Extraction,
  type ExtractedFormat,
  type TextExtractor,
} from "../../../integrations/extraction/text-extractor.js";
import type { ObjectStore } from "../../../integrations/storage/object-store.js";
import { LeasedQueue } from "../../../kit/db/leased-queue.js";
import { inTransaction } from "../../../kit/db/transactions.js";
import type { PersonIndex } from "../people/person-index.js";
import { searchedText } from "../people/searched-text.js";
import { Resume } from "../resume.entity.js";
import type { ResumeService } from "../resume.service.js";
import { ResumeTextRow } from "./resume-text.entity.js";
import { ResumeTextSweep } from "./resume-text-sweep.js";
import type {
  ResumeCoverage,
  ResumeText,
  ResumeTextProblem,
  ResumeTextStatus,
} from "./resume-text.types.js";
import { presentBlock } from "./resume-blocks.js";
import { shownBlocks, shownText } from "./shown-text.js";
import { TEXT_VERSION } from "./text-version.js";

/** 20,000 resumes a run, which no one waits for. */
const SWEEP = { step: 2000, stepsPerRun: 10 };
/** Ten seconds for the text, and the rest for the store and the index. */
const LONGEST_WORK_MS = minutes(1);

interface ResumeTextNeeds {
  dataSource: DataSource;
  resumes: Pick<ResumeService, "requireAccess">;
  index: PersonIndex;
  extractor: TextExtractor;
  store: ObjectStore;
  clock: Clock;
  logger: Logger;
}

/** What is stored of a resume that was read. */
type Outcome = Pick<ResumeTextRow, "text" | "blocks" | "isPartial"> & {
  status: ResumeTextStatus;
  problem: ResumeTextProblem | null;
};

const NOTHING = { problem: null, text: null, blocks: null, isPartial: false } as const;
const failedBy = (problem: ResumeTextProblem): Outcome => ({
  ...NOTHING,
  status: "FAILED",
  problem,
});

/** Texts of resumes: read in the background, one after the other, and indexed for the search over people. */
export class ResumeTextService {
  private readonly queue: LeasedQueue<ResumeTextRow>;
  private readonly missed: ResumeTextSweep;
  /** Loads what is asked for at the same time with one query; caches nothing. */
  private readonly coverages = new DataLoader<string, ResumeCoverage | null>(
    (ids) => this.loadCoverages(ids),
    { cache: false },
  );

  constructor(private readonly needs: ResumeTextNeeds) {
    const { dataSource, clock, logger } = needs;
    this.missed = new ResumeTextSweep(dataSource, SWEEP);
    this.queue = new LeasedQueue(dataSource, clock, logger, {
      entity: ResumeTextRow,
      // Newest first: someone may be about to read it, while old resumes are filled in.
      order: { "q.number": "DESC" },
      batch: 1,
      atOnce: 1,
      longestWorkMs: LONGEST_WORK_MS,
      maxAttempts: 8,
      retry: { firstMs: seconds(10), factor: 4, longestMs: minutes(60) },
      work: (row) => this.fill(row),
      tell: {
        failed: "text of a resume not read",
        givenUp: "text of a resume given up",
        facts: ({ id }) => ({ resumeId: id }),
      },
    });
  }

  /**
   * In the transaction that sends a resume: has it read, and indexed with its newest application. A worker that has it loses its lease,
   * so that it doesn't mark it as done.
   */
  async enqueue(transaction: EntityManager, resumeId: string, userId: string): Promise<void> {
    const now = this.needs.clock.now();
    await transaction.query(
      `INSERT INTO resume_texts (resumeId, userId, nextAttemptAt) VALUES (?, ?, ?)
       ON DUPLICATE KEY UPDATE version = 0, doneAt = NULL, deadAt = NULL, attempts = 0, nextAttemptAt = VALUES(nextAttemptAt),
         leasedUntil = NULL`,
      [resumeId, userId, now],
    );
  }

  nudge(): void {
    this.queue.nudge();
  }

  onNudge(listener: () => void): void {
    this.queue.onNudge(listener);
  }

  /** Reads the next resume that is due. @returns how many it took */
  drain(): Promise<number> {
    return this.queue.drain();
  }

  /** What waits in the queue, and what was given up. */
  backlog(): Promise<Backlog> {
    return this.queue.backlog();
  }

  /** Queues resumes of earlier releases, and those whose tokens are outdated, some in each run. @returns how many */
  async sweep(): Promise<number> {
    const now = this.needs.clock.now();
    const missing = await this.missed.queueMissing(now);
    const queued = missing + (await this.missed.queueOutdated(now));
    if (queued > 0) this.nudge();
    return queued;
  }

  /**
   * The text of a resume, for those who may open it. The audit log records it as an opening.
   * @throws as `ResumeService.getLink`
   */
  async read(actor: Actor, storedName: string, client?: ClientInfo): Promise<ResumeText> {
    const { id } = await this.needs.resumes.requireAccess(actor, storedName, client);
    const row = await this.needs.dataSource.manager.findOneBy(ResumeTextRow, { id });
    if (!row) return { ...NOTHING, status: "PENDING" };
    if (row.status === "PENDING" && row.deadAt)
      return { ...NOTHING, status: "FAILED", problem: "MISSING" };
    return { ...kept(row), blocks: row.blocks?.map(presentBlock) ?? null };
  }

  /** How much of a resume the search over people can find; null until it is read. The caller has checked who may see the resume. */
  coverageOf(resumeId: string): Promise<ResumeCoverage | null> {
    return this.coverages.load(resumeId);
  }

  private async loadCoverages(ids: readonly string[]): Promise<(ResumeCoverage | null)[]> {
    const rows = await this.needs.dataSource.manager.find(ResumeTextRow, {
      where: { id: In([...ids]) },
      // Not the texts, which are long.
      select: { id: true, status: true, isPartial: true, deadAt: true },
    });
    const byResume = new Map(rows.map((row) => [row.id, coverageIn(row)]));
    return ids.map((id) => byResume.get(id) ?? null);
  }

  private async fill(row: ResumeTextRow): Promise<void> {
    const { dataSource, index } = this.needs;
    const read = row.readerVersion === READER_VERSION ? null : await this.readAgain(row);
    const { text } = read ?? row;
    const searched = text === null ? null : searchedText(text);
    const indexed = { searchedText: searched, version: TEXT_VERSION };
    await inTransaction(dataSource, async (transaction) => {
      await transaction.update(ResumeTextRow, { id: row.id }, { ...read, ...indexed });
      await index.write(transaction, row, searched ?? "");
    });
  }

  /** What changes by reading the file. A text that an earlier version of the reader found stays if this one finds none. */
  private async readAgain(row: ResumeTextRow): Promise<Partial<ResumeTextRow> & Outcome> {
    const found = await this.extract(row.id);
    const outcome = row.text !== null && found.text === null ? kept(row) : found;
    return { ...outcome, readerVersion: READER_VERSION, extractedAt: this.needs.clock.now() };
  }

  private async extract(id: string): Promise<Outcome> {
    const { dataSource, store, extractor } = this.needs;
    const resume = await dataSource.manager.findOneBy(Resume, { id });
    const file = resume && (await store.get(resume.storageKey));
    const format = formatOf(resume?.storageKey ?? "");
    if (!file || !format) return failedBy("MISSING");
    return outcomeOf(await extractor.extract(format, await buffer(file.body)));
  }
}

const formatOf = (storageKey: string): ExtractedFormat | undefined =>
  EXTRACTED_FORMATS.find((format) => storageKey.endsWith(`.${format}`));

function coverageIn({ status, isPartial, deadAt }: ResumeTextRow): ResumeCoverage | null {
  if (status === "PENDING") return deadAt ? "NONE" : null;
  if (status !== "READY") return "NONE";
  return isPartial ? "PARTIAL" : "FULL";
}

const kept = (row: ResumeTextRow): Outcome => {
  const { status, problem, text, blocks, isPartial } = row;
  return { status, problem, text, blocks, isPartial };
};

function outcomeOf(extraction: Extraction): Outcome {
  if ("failure" in extraction) return failedBy(extraction.failure);
  const { isPartial } = extraction;
  const text = shownText(extraction.text);
  if (text === "") return { ...NOTHING, status: "EMPTY", isPartial };
  const blocks = extraction.blocks && shownBlocks(extraction.blocks);
  return { status: "READY", problem: null, text, blocks, isPartial };
}
