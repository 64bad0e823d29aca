import { Column, Entity, PrimaryColumn } from "typeorm";
import type { ChangedFrom } from "../../core/client-info.js";
import type { QueuedRow } from "../../kit/db/leased-queue.js";
import { QueueColumns } from "../../kit/db/queue-columns.js";

/** A person's request for a copy of their data, and the ZIP file with it. */
@Entity("data_exports")
export class DataExport extends QueueColumns implements QueuedRow {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  /** Key in the object store; null until the file is ready. */
  @Column("varchar", { length: 200, nullable: true })
  fileKey!: string | null;

  @Column("bigint", { unsigned: true, nullable: true })
  bytes!: string | null;

  @Column("datetime", { precision: 3 })
  requestedAt!: Date;

  /** The person's own browser; null if an administrator asked for them, or if it is unknown. The emails about it name it. */
  @Column("json", { nullable: true })
  requestedFrom!: ChangedFrom | null;

  /** The row and the file are deleted then. */
  @Column("datetime", { precision: 3 })
  expiresAt!: Date;

  @Column("datetime", { name: "readyAt", precision: 3, nullable: true })
  doneAt!: Date | null;
}
