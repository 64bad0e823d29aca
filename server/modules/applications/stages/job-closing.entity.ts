import { Column, Entity, PrimaryColumn } from "typeorm";
import type { QueuedRow } from "../../../kit/db/leased-queue.js";
import { QueueColumns } from "../../../kit/db/queue-columns.js";

/** A closed job whose open applications are to be rejected, in the name of whoever closed it. */
@Entity("job_closings")
export class JobClosing extends QueueColumns implements QueuedRow {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  jobId!: string;

  @Column("char", { length: 36 })
  actorId!: string;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  doneAt!: Date | null;
}
