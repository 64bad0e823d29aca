import { Column, Entity, PrimaryColumn } from "typeorm";
import type { QueuedRow } from "../../kit/db/leased-queue.js";

/**
 * A received webhook event. Its id prevents processing it twice; the object it names is read again
 * from Stripe.
 */
@Entity("stripe_events")
export class StripeEvent implements QueuedRow {
  @PrimaryColumn("varchar", { length: 64 })
  id!: string;

  @Column("varchar", { length: 80 })
  type!: string;

  /** The checkout session (cs_…) or subscription (sub_…) to read. */
  @Column("varchar", { length: 255, nullable: true })
  objectId!: string | null;

  @Column("int", { default: 0 })
  attempts!: number;

  @Column("datetime", { precision: 3 })
  nextAttemptAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  leasedUntil!: Date | null;

  @Column("datetime", { precision: 3 })
  receivedAt!: Date;

  /** When it was processed. */
  @Column("datetime", { name: "processedAt", precision: 3, nullable: true })
  doneAt!: Date | null;

  @Column("datetime", { precision: 3, nullable: true })
  deadAt!: Date | null;

  @Column("varchar", { length: 500, nullable: true })
  lastError!: string | null;
}
