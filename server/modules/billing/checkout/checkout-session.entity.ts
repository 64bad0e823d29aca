import { Column, Entity, PrimaryColumn } from "typeorm";

/**
 * WAITING: complete, but not paid yet, with a method that takes days. It ends as COMPLETE or FAILED and keeps nobody from
 * buying.
 */
export type CheckoutStatus = "OPEN" | "WAITING" | "COMPLETE" | "FAILED" | "EXPIRED";

/** A pay page (Stripe checkout session) that we opened for a person; `id` is Stripe's. */
@Entity("checkout_sessions")
export class CheckoutSession {
  @PrimaryColumn("varchar", { length: 255 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Column("varchar", { length: 64 })
  productId!: string;

  /** Id of the Terms acceptance under which it was opened. */
  @Column("char", { length: 36 })
  acceptanceId!: string;

  /** The person was told that the plan overlaps one that they have, and wants both. */
  @Column("boolean", { default: false })
  overlapConfirmed!: boolean;

  @Column("varchar", { length: 2000 })
  url!: string;

  @Column("varchar", { length: 12 })
  status!: CheckoutStatus;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3 })
  expiresAt!: Date;
}
