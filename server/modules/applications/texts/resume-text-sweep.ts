import type { DataSource } from "typeorm";
import { TEXT_VERSION } from "./text-version.js";

interface SweepSize {
  /** How many rows one statement reads. */
  step: number;
  /** How many steps a run takes of each kind. */
  stepsPerRun: number;
}

const START = { version: 0, id: "" };

/**
 * Queues texts to be read or indexed. It goes on in steps, so that no statement takes long, and stops after some of them, so
 * that no run does, however many resumes there are. The next run continues.
 */
export class ResumeTextSweep {
  /** The last resume that was looked at for a missing text; empty at the beginning. */
  private lookedAt = "";
  /** The same for outdated tokens: the key of versions is sorted by resume within each. */
  private outdated = START;

  constructor(
    private readonly dataSource: DataSource,
    private readonly size: SweepSize,
  ) {}

  /** Resumes of earlier releases, which no one queued. @returns how many */
  async queueMissing(now: Date): Promise<number> {
    let total = 0;
    for (let step = 0; step < this.size.stepsPerRun; step += 1) {
      const to = await this.endOfStep(this.lookedAt);
      if (to !== null) total += await this.queueMissingIn(this.lookedAt, to, now);
      this.lookedAt = to ?? "";
      if (to === null) break;
    }
    return total;
  }

  /** Those that an earlier version read or indexed. @returns how many */
  async queueOutdated(now: Date): Promise<number> {
    let total = 0;
    for (let step = 0; step < this.size.stepsPerRun; step += 1) {
      total += await this.queueOutdatedStep(now);
      if (this.outdated === START) break;
    }
    return total;
  }

  /** The last resume of the step that follows this one; null after the last. */
  private async endOfStep(from: string): Promise<string | null> {
    const [row] = await this.dataSource.query<{ last: string | null }[]>(
      "SELECT MAX(id) AS last FROM (SELECT id FROM resumes WHERE id > ? ORDER BY id LIMIT ?) step",
      [from, this.size.step],
    );
    return row?.last ?? null;
  }

  private async queueMissingIn(from: string, to: string, now: Date): Promise<number> {
    const missing = await this.dataSource.query<{ id: string; userId: string }[]>(
      `SELECT r.id, r.userId FROM resumes r LEFT JOIN resume_texts t ON t.resumeId = r.id
       WHERE r.id > ? AND r.id <= ? AND t.resumeId IS NULL`,
      [from, to],
    );
    if (missing.length > 0)
      await this.dataSource.query(
        "INSERT IGNORE INTO resume_texts (resumeId, userId, nextAttemptAt) VALUES ?",
        [missing.map(({ id, userId }) => [id, userId, now])],
      );
    return missing.length;
  }

  private async queueOutdatedStep(now: Date): Promise<number> {
    const { version, id } = this.outdated;
    const rows = await this.dataSource.query<{ id: string; doneAt: Date | null }[]>(
      "SELECT resumeId AS id, doneAt FROM resume_texts WHERE version = ? AND resumeId > ? ORDER BY resumeId LIMIT ?",
      [version, id, this.size.step],
    );
    // The others are queued already.
    const done = rows.filter(({ doneAt }) => doneAt !== null);
    if (done.length > 0)
      await this.dataSource.query(
        `UPDATE resume_texts SET doneAt = NULL, attempts = 0, nextAttemptAt = ?
         WHERE resumeId IN (?) AND version = ? AND doneAt IS NOT NULL`,
        [now, done.map((row) => row.id), version],
      );
    const isLast = rows.length < this.size.step;
    const last = rows.at(-1)?.id ?? "";
    if (!isLast) this.outdated = { version, id: last };
    else this.outdated = version + 1 < TEXT_VERSION ? { version: version + 1, id: "" } : START;
    return done.length;
  }
}
