import { Column, Entity, PrimaryColumn } from "typeorm";
import type { QueuedRow } from "../../kit/db/leased-queue.js";
import { QueueColumns } from "../../kit/db/queue-columns.js";
import type { WithheldReason } from "../suppressions/suppression.types.js";
import type { Notice } from "./notices.js";

/** Nothing was left to say, such as an expired code; or why the address doesn't get it. */
export type UnsentReason = "NOT_NEEDED" | WithheldReason;

/** A mail to send, written in the same transaction as the change it reports. */
@Entity("outbox")
export class OutboxMessage extends QueueColumns implements QueuedRow {
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

  /** When it was handed to the mail provider, if it must not be sent twice and we don't know that the provider refused it. */
  @Column("datetime", { precision: 3, nullable: true })
  handedOverAt!: Date | null;

  /** Why it left the queue without being sent; null if it was, and while it waits. The previous release writes rows without it. */
  @Column("varchar", { length: 12, nullable: true })
  unsent!: UnsentReason | null;

  /** When it was sent, or left the queue for `unsent`. */
  @Column("datetime", { name: "sentAt", precision: 3, nullable: true })
  doneAt!: Date | null;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;
}
