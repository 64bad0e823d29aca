import { Column, Entity, PrimaryColumn } from "typeorm";

/** How far Stripe's list of events has been read. */
@Entity("billing_cursors")
export class BillingCursor {
  @PrimaryColumn("varchar", { length: 32 })
  name!: string;

  /** When the newest event that was read happened, by Stripe's clock. */
  @Column("datetime", { precision: 3 })
  readUntil!: Date;

  @Column("datetime", { precision: 3 })
  updatedAt!: Date;
}
