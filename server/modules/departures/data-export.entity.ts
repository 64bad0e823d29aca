import { Column, Entity, PrimaryColumn } from "typeorm";

export type ExportStatus = "PENDING" | "READY" | "FAILED";

/** A person's request for everything we store about them, and the ZIP file with it. */
@Entity("data_exports")
export class DataExport {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Column("varchar", { length: 10 })
  status!: ExportStatus;

  /** Key in the object store; null until the file is ready. */
  @Column("varchar", { length: 200, nullable: true })
  fileKey!: string | null;

  @Column("bigint", { unsigned: true, nullable: true })
  bytes!: string | null;

  @Column("int", { default: 0 })
  attempts!: number;

  @Column("datetime", { precision: 3, nullable: true })
  leasedUntil!: Date | null;

  @Column("datetime", { precision: 3 })
  requestedAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  readyAt!: Date | null;

  @Column("datetime", { precision: 3 })
  expiresAt!: Date;
}
