import { In, type DataSource } from "typeorm";
import { hours, later, type Clock } from "../../core/clock.js";
import type { Logger } from "../../core/logger.js";
import type { ListedObject, ObjectStore } from "../../integrations/storage/object-store.js";
import { RESUME_PREFIX, Resume } from "./resume.entity.js";

/** An upload is long over by then, so an object without a row will never get one. */
const ORPHAN_AGE_MS = hours(24);
const BATCH = 200;

/** Removes resumes from the store that no row refers to: left by a crash between the upload and its commit. */
export class ResumeSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ObjectStore,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @returns how many were removed */
  async sweepOrphans(): Promise<number> {
    const before = later(this.clock.now(), -ORPHAN_AGE_MS);
    let removed = 0;
    let batch: ListedObject[] = [];
    for await (const object of this.store.list(RESUME_PREFIX)) {
      if (object.storedAt >= before) continue;
      batch.push(object);
      if (batch.length < BATCH) continue;
      removed += await this.removeOrphans(batch);
      batch = [];
    }
    removed += await this.removeOrphans(batch);
    if (removed > 0) this.logger.info({ removed }, "orphaned resumes removed");
    return removed;
  }

  private async removeOrphans(batch: ListedObject[]): Promise<number> {
    const keys = batch.map(({ key }) => key);
    if (keys.length === 0) return 0;
    const rows = await this.dataSource.manager.find(Resume, {
      where: { storageKey: In(keys) },
      select: { id: true, storageKey: true },
    });
    const referenced = new Set(rows.map((row) => row.storageKey));
    const orphans = keys.filter((key) => !referenced.has(key));
    for (const key of orphans) await this.store.remove(key);
    return orphans.length;
  }
}
