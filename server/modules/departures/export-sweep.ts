import { LessThan, type DataSource } from "typeorm";
import { hours, later, type Clock } from "../../core/clock.js";
import type { Logger } from "../../core/logger.js";
import { runAlone } from "../../kit/db/named-lock.js";
import type { ObjectStore } from "../../integrations/storage/object-store.js";
import { DataExport } from "./data-export.entity.js";
import { EXPORT_HOURS, EXPORT_PREFIX } from "./data-export.service.js";

const BATCH = 200;

/** Removes copies of people's data that have expired, and files without a row, left by a crash before the commit. */
export class ExportSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: Pick<ObjectStore, "list" | "remove">,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** @returns how many files were removed; 0 while another instance is sweeping */
  async run(): Promise<number> {
    return (await runAlone(this.dataSource, "export-sweep", () => this.sweep())) ?? 0;
  }

  private async sweep(): Promise<number> {
    const removed = (await this.removeExpired()) + (await this.removeOrphans());
    if (removed > 0) this.logger.info({ removed }, "old copies of people's data removed");
    return removed;
  }

  /** The file first: while its row is there, a failure is tried again. */
  private async removeExpired(): Promise<number> {
    let removed = 0;
    for (;;) {
      const rows = await this.expired();
      for (const { id, fileKey } of rows) {
        if (fileKey) await this.store.remove(fileKey);
        await this.dataSource.manager.delete(DataExport, { id });
        if (fileKey) removed += 1;
      }
      if (rows.length < BATCH) return removed;
    }
  }

  private expired(): Promise<DataExport[]> {
    const expiresAt = LessThan(this.clock.now());
    return this.dataSource.manager.find(DataExport, { where: { expiresAt }, take: BATCH });
  }

  /**
   * A copy can be made again, so unlike the sweep of resumes, this one may remove any number. It leaves files that are
   * younger than a copy lives, since their commit may be due.
   */
  private async removeOrphans(): Promise<number> {
    const before = later(this.clock.now(), -hours(EXPORT_HOURS));
    let removed = 0;
    for await (const { key, storedAt } of this.store.list(EXPORT_PREFIX)) {
      if (storedAt >= before || (await this.hasRow(key))) continue;
      await this.store.remove(key);
      removed += 1;
    }
    return removed;
  }

  private hasRow(fileKey: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(DataExport, { fileKey });
  }
}
