import { Column, Entity, PrimaryColumn } from "typeorm";
import type { QueuedRow } from "../../../kit/db/leased-queue.js";
import { QueueColumns } from "../../../kit/db/queue-columns.js";
import type { Closing, ImportReport } from "../import/import.types.js";

/** A file of a board that a person of the staff checks, and then imports. */
@Entity("board_imports")
export class ImportRun extends QueueColumns implements QueuedRow {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Column("char", { length: 36 })
  companyId!: string;

  /** As the sender named it. */
  @Column("varchar", { length: 255 })
  fileName!: string;

  /** Key in the object store; null once the file is deleted. */
  @Column("varchar", { length: 200, nullable: true })
  fileKey!: string | null;

  @Column("int", { unsigned: true })
  bytes!: number;

  /** Name of the source that the person chose; null for the board's own. */
  @Column("varchar", { length: 100, nullable: true })
  source!: string | null;

  /** The check writes nothing; the import follows when the person has seen what it found. */
  @Column("varchar", { length: 10 })
  step!: "CHECK" | "IMPORT";

  @Column("varchar", { length: 10 })
  closing!: Closing;

  /** How much of the file this step has read. */
  @Column("int", { unsigned: true, default: 0 })
  readBytes!: number;

  /** Of this step, as far as it is. */
  @Column("json", { nullable: true })
  report!: ImportReport | null;

  /** Why this step ended for good, for people. */
  @Column("varchar", { length: 500, nullable: true })
  failure!: string | null;

  @Column("datetime", { precision: 3 })
  requestedAt!: Date;

  /** When the step was done. */
  @Column("datetime", { precision: 3, nullable: true })
  doneAt!: Date | null;
}
