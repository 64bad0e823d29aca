import { In, type DataSource } from "typeorm";
import { hours, later, type Clock } from "../../core/clock.js";
import type { Logger } from "../../core/logger.js";
import { runAlone } from "../../kit/db/named-lock.js";
import type { ObjectStore } from "../../integrations/storage/object-store.js";
import { RESUME_PREFIX, Resume } from "./resume.entity.js";

/** Every upload has ended by then, so an object without a row will never get one. */
const ORPHAN_AGE_MS = hours(24);
const BATCH = 200;
/** More orphans than crashes explain mean that the database is wrong (a new one, or another site's). */
const FEW = 50;
const FEW_SHARE = 0.05;

/**
 * Removes resumes that are no longer needed: stored files without a row, left by a crash between upload and commit, and those
 * replaced by a newer one.
 */
export class ResumeSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ObjectStore,
    private readonly clock: Clock,
    private readonly logger: Logger,
    /** SQL of other modules: whether they use the resume whose id is in this column. */
    private readonly isUsedElsewhere: (resumeId: string) => string,
  ) {}

  /**
   * Removes nothing if more than max(50, 5 % of all files) have no row, or while another instance is sweeping.
   * @returns how many files were removed
   */
  async sweepOrphans(): Promise<number> {
    return (await runAlone(this.dataSource, "resume-sweep", () => this.sweep())) ?? 0;
  }

  /**
   * Removes resumes that nothing uses anymore, because a newer one replaced them.
   * @returns how many were removed
   */
  async sweepReplaced(): Promise<number> {
    return (await runAlone(this.dataSource, "resume-sweep", () => this.removeReplaced())) ?? 0;
  }

  private async removeReplaced(): Promise<number> {
    let removed = 0;
    let rows: Pick<Resume, "id" | "storageKey">[] = [];
    do {
      rows = await this.oldAfter(rows.at(-1)?.id ?? "");
      for (const row of await this.withoutUse(rows)) removed += await this.remove(row);
    } while (rows.length === BATCH);
    if (removed > 0) this.logger.info({ removed }, "replaced resumes removed");
    return removed;
  }

  /** One batch, ordered by id. */
  private oldAfter(id: string): Promise<Pick<Resume, "id" | "storageKey">[]> {
    return this.dataSource.query(
      "SELECT id, storageKey FROM resumes WHERE id > ? AND uploadedAt < ? ORDER BY id LIMIT ?",
      [id, later(this.clock.now(), -ORPHAN_AGE_MS), BATCH],
    );
  }

  private async withoutUse<Row extends { id: string }>(rows: Row[]): Promise<Row[]> {
    if (rows.length === 0) return [];
    const unused = await this.dataSource.query<{ id: string }[]>(
      this.unused("SELECT id FROM resumes WHERE id IN (?)"),
      [rows.map(({ id }) => id)],
    );
    const ids = new Set(unused.map(({ id }) => id));
    return rows.filter(({ id }) => ids.has(id));
  }

  /** The statement, for rows of `resumes` alone that neither an application, sent or held, nor another module uses. */
  private unused(statement: string): string {
    const bySent = "EXISTS (SELECT 1 FROM applications a WHERE a.resumeId = resumes.id)";
    const byHeld = "EXISTS (SELECT 1 FROM held_applications h WHERE h.resumeId = resumes.id)";
    return `${statement} AND NOT (${bySent} OR ${byHeld} OR ${this.isUsedElsewhere("resumes.id")})`;
  }

  /** Deletes the row first: if a crash leaves the file, it has no row, and the other sweep removes it. */
  private async remove({ id, storageKey }: Pick<Resume, "id" | "storageKey">): Promise<number> {
    const { affectedRows } = await this.dataSource.query<{ affectedRows: number }>(
      this.unused("DELETE FROM resumes WHERE id = ?"),
      [id],
    );
    if (affectedRows === 1) await this.store.remove(storageKey);
    return affectedRows;
  }

  private async sweep(): Promise<number> {
    const { orphans, listed } = await this.findOrphans();
    if (orphans.length > Math.max(FEW, listed * FEW_SHARE)) {
      const facts = { orphans: orphans.length, listed };
      this.logger.error(facts, "so many resumes without a row: is this the right database?");
      return 0;
    }
    for (const key of orphans) await this.store.remove(key);
    if (orphans.length > 0)
      this.logger.info({ removed: orphans.length }, "orphaned resumes removed");
    return orphans.length;
  }

  private async findOrphans(): Promise<{ orphans: string[]; listed: number }> {
    const before = later(this.clock.now(), -ORPHAN_AGE_MS);
    const orphans: string[] = [];
    let listed = 0;
    let batch: string[] = [];
    for await (const { key, storedAt } of this.store.list(RESUME_PREFIX)) {
      listed += 1;
      if (storedAt < before) batch.push(key);
      if (batch.length < BATCH) continue;
      orphans.push(...(await this.withoutRow(batch)));
      batch = [];
    }
    orphans.push(...(await this.withoutRow(batch)));
    return { orphans, listed };
  }

  private async withoutRow(keys: string[]): Promise<string[]> {
    if (keys.length === 0) return [];
    const rows = await this.dataSource.manager.find(Resume, {
      where: { storageKey: In(keys) },
      select: { id: true, storageKey: true },
    });
    const referenced = new Set(rows.map((row) => row.storageKey));
    return keys.filter((key) => !referenced.has(key));
  }
}
