import { Column, Entity, PrimaryColumn } from "typeorm";

/** A one-time code for someone who lost their other factors. Only its keyed hash is stored. */
@Entity("recovery_codes")
export class RecoveryCode {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Column("char", { length: 64 })
  codeHash!: string;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  usedAt!: Date | null;
}
