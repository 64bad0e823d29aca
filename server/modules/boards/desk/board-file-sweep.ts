import { IsNull, LessThan, Not, type DataSource } from "typeorm";
import { hours, later, type Clock } from "../../../core/clock.js";
import type { ObjectStore } from "../../../integrations/storage/object-store.js";
import { runAlone } from "../../../kit/db/named-lock.js";
import { ImportRun } from "./import-run.entity.js";
import { BOARD_PREFIX } from "./import-run.service.js";

const KEPT_MS = hours(24);
const BATCH = 200;

/** Removes files that were checked and not imported for a day, and files without a row, left by a crash before the insert. */
export class BoardFileSweep {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: Pick<ObjectStore, "list" | "remove">,
    private readonly clock: Clock,
  ) {}

  /** Does nothing while another instance is sweeping. */
  async run(): Promise<void> {
    await runAlone(this.dataSource, "board-file-sweep", async () => {
      const before = later(this.clock.now(), -KEPT_MS);
      await this.removeOld(before);
      await this.removeOrphans(before);
    });
  }

  /** The file first: while the row names it, a failure is tried again. */
  private async removeOld(before: Date): Promise<void> {
    const { manager } = this.dataSource;
    const where = { requestedAt: LessThan(before), fileKey: Not(IsNull()) };
    for (;;) {
      const old = await manager.find(ImportRun, { where, take: BATCH });
      for (const { id, fileKey } of old) {
        if (fileKey !== null) await this.store.remove(fileKey);
        await manager.update(ImportRun, { id }, { fileKey: null });
      }
      if (old.length < BATCH) return;
    }
  }

  private async removeOrphans(before: Date): Promise<void> {
    for await (const { key, storedAt } of this.store.list(BOARD_PREFIX))
      if (storedAt < before && !(await this.hasRow(key))) await this.store.remove(key);
  }

  private hasRow(fileKey: string): Promise<boolean> {
    return this.dataSource.manager.existsBy(ImportRun, { fileKey });
  }
}
