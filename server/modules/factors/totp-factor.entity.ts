import { Column, Entity, PrimaryColumn } from "typeorm";

/** A person's authenticator app. It counts as a factor once a first code has confirmed it. */
@Entity("totp_factors")
export class TotpFactor {
  @PrimaryColumn("char", { length: 36 })
  userId!: string;

  /** The secret, encrypted with the server's key. */
  @Column("varchar", { length: 255 })
  sealedSecret!: string;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  confirmedAt!: Date | null;

  /** The 30-second step of the last code that was accepted: it and older ones are used. */
  @Column("bigint", { nullable: true })
  lastStep!: string | null;
}

/** How many wrong codes a person entered lately. */
@Entity("factor_tries")
export class FactorTries {
  @PrimaryColumn("char", { length: 36 })
  userId!: string;

  @Column("int")
  tries!: number;

  @Column("datetime", { precision: 3 })
  countedFrom!: Date;
}
