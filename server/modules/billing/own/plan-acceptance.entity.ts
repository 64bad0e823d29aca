import { Column, Entity, PrimaryColumn } from "typeorm";

/** The Terms that a buyer accepted to change a plan or its term. Those of the purchase are known by its pay page. */
@Entity("plan_acceptances")
export class PlanAcceptance {
  @PrimaryColumn("char", { length: 36 })
  subscriptionId!: string;

  @PrimaryColumn("char", { length: 36 })
  acceptanceId!: string;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;
}
