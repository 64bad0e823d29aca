import type { DataSource } from "typeorm";
import { INDEX_VERSION } from "../people/person-tokens.js";

/** Queues texts to be read or indexed. Reads resumes in steps, so that no statement takes long, however many there are. */
export class ResumeTextSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly step: number,
  ) {}

  /** Resumes of earlier releases, which no one queued. @returns how many */
  async queueMissing(now: Date): Promise<number> {
    let total = 0;
    let from = "";
    for (let to = await this.endOfStep(from); to !== null; to = await this.endOfStep(to)) {
      total += await this.queueMissingIn(from, to, now);
      from = to;
    }
    return total;
  }

  /** Those whose tokens are outdated. @returns how many */
  async queueOutdated(now: Date): Promise<number> {
    let total = 0;
    for (let version = 0; version < INDEX_VERSION; version += 1)
      total += await this.queueVersion(version, now);
    return total;
  }

  /** The last resume of the step that follows this one; null after the last. */
  private async endOfStep(from: string): Promise<string | null> {
    const [row] = await this.dataSource.query<{ last: string | null }[]>(
      "SELECT MAX(id) AS last FROM (SELECT id FROM resumes WHERE id > ? ORDER BY id LIMIT ?) step",
      [from, this.step],
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

  /** By one version, because the key of versions is sorted by resume within each. */
  private async queueVersion(version: number, now: Date): Promise<number> {
    let total = 0;
    let ids: string[] = [];
    do {
      const rows = await this.dataSource.query<{ id: string }[]>(
        `SELECT resumeId AS id FROM resume_texts WHERE version = ? AND resumeId > ? AND doneAt IS NOT NULL
         ORDER BY resumeId LIMIT ?`,
        [version, ids.at(-1) ?? "", this.step],
      );
      ids = rows.map(({ id }) => id);
      if (ids.length > 0)
        await this.dataSource.query(
          `UPDATE resume_texts SET doneAt = NULL, attempts = 0, nextAttemptAt = ?
           WHERE resumeId IN (?) AND version = ? AND doneAt IS NOT NULL`,
          [now, ids, version],
        );
      total += ids.length;
    } while (ids.length === this.step);
    return total;
  }
}
