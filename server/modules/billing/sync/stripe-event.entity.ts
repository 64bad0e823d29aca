import { Column, Entity, PrimaryColumn } from "typeorm";
import type { QueuedRow } from "../../../kit/db/leased-queue.js";
import { QueueColumns } from "../../../kit/db/queue-columns.js";

/**
 * A received webhook event. Its id prevents processing it twice; the object it names is read again
 * from Stripe.
 */
@Entity("stripe_events")
export class StripeEvent extends QueueColumns implements QueuedRow {
  @PrimaryColumn("varchar", { length: 64 })
  id!: string;

  @Column("varchar", { length: 80 })
  type!: string;

  /** The checkout session (cs_…) or subscription (sub_…) to read. */
  @Column("varchar", { length: 255, nullable: true })
  objectId!: string | null;

  @Column("datetime", { precision: 3 })
  receivedAt!: Date;

  /** When it was processed. */
  @Column("datetime", { name: "processedAt", precision: 3, nullable: true })
  doneAt!: Date | null;
}
