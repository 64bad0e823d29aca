import { Column, Entity, PrimaryColumn } from "typeorm";
import type { QueuedRow } from "../../../kit/db/leased-queue.js";

/** A closed job whose open applications are to be rejected, in the name of whoever closed it. */
@Entity("job_closings")
export class JobClosing implements QueuedRow {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  jobId!: string;

  @Column("char", { length: 36 })
  actorId!: string;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("int", { default: 0 })
  attempts!: number;

  @Column("datetime", { precision: 3 })
  nextAttemptAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  leasedUntil!: Date | null;

  @Column("datetime", { precision: 3, nullable: true })
  doneAt!: Date | null;

  @Column("datetime", { precision: 3, nullable: true })
  deadAt!: Date | null;

  @Column("varchar", { length: 500, nullable: true })
  lastError!: string | null;
}
