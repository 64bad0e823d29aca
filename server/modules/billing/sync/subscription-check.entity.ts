import { Column, Entity, PrimaryColumn } from "typeorm";

/** When a subscription was last compared with Stripe without an event asking for it. */
@Entity("subscription_checks")
export class SubscriptionCheck {
  @PrimaryColumn("varchar", { length: 64 })
  stripeSubscriptionId!: string;

  /** The last attempt; those that wait longest come first, so that one that fails holds up no other. */
  @Column("datetime", { precision: 3 })
  triedAt!: Date;

  /** The last attempt that succeeded. */
  @Column("datetime", { precision: 3, nullable: true })
  checkedAt!: Date | null;
}
