import { Column, Entity, PrimaryColumn } from "typeorm";

/** A person's authenticator app. It counts as a factor once a first code has confirmed it. */
@Entity("totp_factors")
export class TotpFactor {
  @PrimaryColumn("char", { length: 36 })
  userId!: string;

  /** The secret in use, encrypted with the server's key; null until a first code has confirmed it. */
  @Column("varchar", { length: 255, nullable: true })
  sealedSecret!: string | null;

  /** A secret that was handed out and not confirmed yet, encrypted too. It replaces the one in use when a code confirms it. */
  @Column("varchar", { length: 255, nullable: true })
  pendingSecret!: string | null;

  /** When the last secret was handed out. */
  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  confirmedAt!: Date | null;

  /** The 30-second step of the last code that was accepted: it and older ones are used. */
  @Column("bigint", { nullable: true })
  lastStep!: string | null;
}

/** How many codes a person entered lately without success. */
@Entity("factor_tries")
export class FactorTries {
  @PrimaryColumn("char", { length: 36 })
  userId!: string;

  @Column("int")
  tries!: number;

  @Column("datetime", { precision: 3 })
  countedFrom!: Date;
}
