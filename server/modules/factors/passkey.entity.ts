import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";

/** A passkey that a person registered (https://www.w3.org/TR/webauthn-3/). */
@ObjectType({ description: "A passkey of the person signed in." })
@Entity("passkeys")
export class Passkey {
  @Field(() => ID, { description: "Opaque, permanent id of the passkey." })
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

  @Field(() => Boolean, {
    name: "isSynced",
    description:
      "True if the passkey is backed up, so that the person's other devices have it too.",
  })
  @Column("boolean")
  backedUp!: boolean;

  /**
   * The person added it before they were staff. Until they use it together with a code from their mailbox, it is no second
   * factor.
   */
  @Column("boolean", { default: false })
  needsCode!: boolean;

  @Field(() => String, { description: "The person's own name for it, at most 60 characters." })
  @Column("varchar", { length: 60 })
  name!: string;

  @Field(() => Date, { description: "When it was added." })
  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When it was last used. Null if it never was.",
  })
  @Column("datetime", { precision: 3, nullable: true })
  lastUsedAt!: Date | null;
}

@ObjectType({ description: "A passkey, with its position in the list." })
export class PasskeyEdge extends EdgeType(Passkey) {}

@ObjectType({ description: "One page of passkeys." })
export class PasskeyConnection extends ConnectionType(Passkey, PasskeyEdge) {}

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

  /** Digest of what ties the challenge to one browser: its session, or a cookie before there is one. */
  @Column("char", { length: 64 })
  browserHash!: string;

  @Column("datetime", { precision: 3 })
  expiresAt!: Date;
}
