import { Column, Entity, PrimaryColumn } from "typeorm";

/** A person's request to delete their account. Until it takes effect, they can change their mind. */
@Entity("account_deletions")
export class AccountDeletion {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Column("datetime", { precision: 3 })
  requestedAt!: Date;

  @Column("datetime", { precision: 3 })
  takesEffectAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  canceledAt!: Date | null;

  @Column("int", { default: 0 })
  attempts!: number;

  @Column("datetime", { precision: 3 })
  nextAttemptAt!: Date;

  /** Why the last attempt did not go through, as a code for operators. */
  @Column("varchar", { length: 200, nullable: true })
  problem!: string | null;
}
