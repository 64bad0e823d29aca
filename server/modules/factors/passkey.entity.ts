import { Column, Entity, PrimaryColumn } from "typeorm";

/** A passkey that a person registered (https://www.w3.org/TR/webauthn-3/). */
@Entity("passkeys")
export class Passkey {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  /** In base64url. */
  @Column("varchar", { length: 700 })
  credentialId!: string;

  /** COSE key, in base64url. */
  @Column("text")
  publicKey!: string;

  /** How often the authenticator says it signed; 0 if it does not count. */
  @Column("bigint", { unsigned: true })
  counter!: string;

  @Column("json")
  transports!: string[];

  /** Whether the passkey is synced to other devices. */
  @Column("boolean")
  backedUp!: boolean;

  /** The person's own name for it. */
  @Column("varchar", { length: 60 })
  name!: string;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  lastUsedAt!: Date | null;
}

export type PasskeyPurpose = "REGISTER" | "SIGN_IN" | "SECOND_FACTOR";

/** A challenge that a browser is about to sign; used once. */
@Entity("passkey_challenges")
export class PasskeyChallenge {
  @PrimaryColumn("char", { length: 64 })
  challengeHash!: string;

  @Column("varchar", { length: 16 })
  purpose!: PasskeyPurpose;

  /** Null when nobody is signed in yet. */
  @Column("char", { length: 36, nullable: true })
  userId!: string | null;

  @Column("char", { length: 64 })
  browserHash!: string;

  @Column("datetime", { precision: 3 })
  expiresAt!: Date;
}
