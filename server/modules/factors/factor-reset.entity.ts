import { Column, Entity, PrimaryColumn } from "typeorm";

/** An administrator's request to remove a person's factors. It waits 24 hours, or for a second administrator. */
@Entity("factor_resets")
export class FactorReset {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Column("char", { length: 36 })
  requestedById!: string;

  @Column("char", { length: 36, nullable: true })
  confirmedById!: string | null;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3 })
  takesEffectAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  canceledAt!: Date | null;

  @Column("datetime", { precision: 3, nullable: true })
  doneAt!: Date | null;
}
