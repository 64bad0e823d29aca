import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { MoneyBack } from "./money-back.js";

export const DisputeStatusEnum = { OPEN: "OPEN", WON: "WON", LOST: "LOST" } as const;
export type DisputeStatus = keyof typeof DisputeStatusEnum;
registerEnumType(DisputeStatusEnum, {
  name: "DisputeStatus",
  description: "State of a dispute at Stripe.",
  valuesConfig: {
    OPEN: { description: "Not decided: evidence is needed, or under review." },
    WON: { description: "Decided for the firm, or withdrawn." },
    LOST: { description: "Decided for the buyer: the money is gone." },
  },
});

/** A payment that the buyer's bank disputes; `id` is Stripe's. */
@ObjectType("PlanDispute", {
  description: "A payment that the buyer’s bank disputes. Only administrators see it.",
})
@Entity("disputes")
export class Dispute extends MoneyBack {
  @Field(() => ID, { description: "Stripe's id of the dispute (`dp_…`)." })
  @PrimaryColumn("varchar", { length: 64 })
  id!: string;

  @Field(() => DisputeStatusEnum, { description: "State of the dispute." })
  @Column("varchar", { length: 16 })
  status!: DisputeStatus;

  @Field(() => String, {
    nullable: true,
    description: "Stripe's word for the reason, e.g. `fraudulent`. Null when Stripe names none.",
  })
  @Column("varchar", { length: 64, nullable: true })
  reason!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "Until when Stripe takes evidence (UTC). Null if it takes none.",
  })
  @Column("datetime", { precision: 3, nullable: true })
  evidenceDueAt!: Date | null;

  @Field(() => Date, { description: "When the bank disputed it (UTC)." })
  @Column("datetime", { precision: 3 })
  openedAt!: Date;

  /** When we first read that it was decided. */
  @Field(() => Date, {
    nullable: true,
    description: "When it was decided (UTC). Null while it is open.",
  })
  @Column("datetime", { precision: 3, nullable: true })
  closedAt!: Date | null;
}
