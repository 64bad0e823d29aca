import { Column } from "typeorm";
import type { QueuedRow } from "./leased-queue.js";

/** The columns by which a queue takes rows and tries again. A row's id, and when it was done, have names of its own. */
export abstract class QueueColumns implements Omit<QueuedRow, "id" | "doneAt"> {
  @Column("int", { default: 0 })
  attempts!: number;

  @Column("datetime", { precision: 3 })
  nextAttemptAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  leasedUntil!: Date | null;

  @Column("datetime", { precision: 3, nullable: true })
  deadAt!: Date | null;

  @Column("varchar", { length: 500, nullable: true })
  lastError!: string | null;
}
