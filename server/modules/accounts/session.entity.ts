import { Column, Entity, PrimaryColumn } from "typeorm";

export type SignInMethod = "CODE" | "GOOGLE" | "LINKEDIN" | "PASSKEY";

/** A signed-in browser. Only the hash of its token is stored. */
@Entity("sessions")
export class Session {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 64 })
  tokenHash!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Column("varchar", { length: 16, default: "CODE" })
  signedInBy!: SignInMethod;

  /** When the person last proved who they are in this session; null means when it was opened. */
  @Column("datetime", { precision: 3, nullable: true })
  provenAt!: Date | null;

  @Column("datetime", { precision: 3, nullable: true })
  secondFactorAt!: Date | null;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3 })
  lastSeenAt!: Date;

  @Column("datetime", { precision: 3 })
  expiresAt!: Date;

  @Column("varchar", { length: 45 })
  ipAddress!: string;

  @Column("varchar", { length: 512 })
  userAgent!: string;
}
