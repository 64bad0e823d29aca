import { Column, Entity, PrimaryColumn } from "typeorm";

/** A successful monthly payment; `id` is Stripe's. */
@Entity("invoices")
export class Invoice {
  @PrimaryColumn("varchar", { length: 64 })
  id!: string;

  @Column("varchar", { length: 64 })
  stripeSubscriptionId!: string;

  /** Cents. */
  @Column("int")
  amount!: number;

  @Column("char", { length: 3 })
  currency!: string;

  @Column("datetime", { precision: 3 })
  paidAt!: Date;
}
