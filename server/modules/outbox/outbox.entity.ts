import { Column, Entity, PrimaryColumn } from "typeorm";
import type { QueuedRow } from "../../kit/db/leased-queue.js";
import type { Notice } from "./notices.js";

/** A mail to send, written in the same transaction as the change it reports. */
@Entity("outbox")
export class OutboxMessage implements QueuedRow {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("varchar", { length: 40 })
  kind!: Notice["kind"];

  @Column("json")
  payload!: Notice["payload"];

  @Column("varchar", { length: 120, nullable: true })
  dedupeKey!: string | null;

  @Column("int", { default: 100 })
  priority!: number;

  @Column("int", { default: 0 })
  attempts!: number;

  @Column("datetime", { precision: 3 })
  nextAttemptAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  leasedUntil!: Date | null;

  /** When it was sent. */
  @Column("datetime", { name: "sentAt", precision: 3, nullable: true })
  doneAt!: Date | null;

  @Column("datetime", { precision: 3, nullable: true })
  deadAt!: Date | null;

  @Column("varchar", { length: 500, nullable: true })
  lastError!: string | null;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;
}
