import { In, type DataSource } from "typeorm";
import { hours, later, type Clock } from "../../core/clock.js";
import type { Logger } from "../../core/logger.js";
import { runAlone } from "../../db/named-lock.js";
import type { ObjectStore } from "../../integrations/storage/object-store.js";
import { RESUME_PREFIX, Resume } from "./resume.entity.js";

/** An upload is long over by then, so an object without a row will never get one. */
const ORPHAN_AGE_MS = hours(24);
const BATCH = 200;
/** More orphans than crashes leave: then it is the database that is wrong (a fresh one, another site's). */
const FEW = 50;
const FEW_OF_ALL = 0.05;

/** Removes resumes from the store that no row refers to: left by a crash between the upload and its commit. */
export class ResumeSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ObjectStore,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * Removes nothing when it finds more than max(50, 5 % of all files) without a row, or while another instance sweeps.
   * @returns how many were removed
   */
  async sweepOrphans(): Promise<number> {
    return (await runAlone(this.dataSource, "resume-sweep", () => this.sweep())) ?? 0;
  }

  private async sweep(): Promise<number> {
    const { orphans, listed } = await this.findOrphans();
    if (orphans.length > Math.max(FEW, listed * FEW_OF_ALL)) {
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
