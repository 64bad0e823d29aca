import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { v5 } from "uuid";
import type { ProviderName } from "../../integrations/identity/provider-settings.js";
import { ConnectionType, EdgeType } from "../../kit/graphql/connection.js";

export const ProviderEnum = { GOOGLE: "GOOGLE", LINKEDIN: "LINKEDIN" } as const;
registerEnumType(ProviderEnum, {
  name: "IdentityProvider",
  description: "Where a person can sign in other than with a code by email.",
  valuesConfig: {
    GOOGLE: { description: "Google." },
    LINKEDIN: { description: "LinkedIn." },
  },
});

const NAMESPACE = "6f3c1f0e-2f0b-4c8e-9f55-0d7f6f2a9c11";

/** A person's account at an identity provider, identified by (issuer, subject) and never by email address. */
@ObjectType({
  description: "An account at Google or LinkedIn that signs its owner in. Only the owner sees it.",
})
@Entity("identities")
export class Identity {
  @PrimaryColumn("varchar", { length: 190 })
  issuer!: string;

  @PrimaryColumn("varchar", { length: 190 })
  subject!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Field(() => ProviderEnum, { description: "Where the account is." })
  @Column("varchar", { length: 16, default: "GOOGLE" })
  provider!: ProviderName;

  @Field(() => String, {
    nullable: true,
    description:
      "The address the provider gave at the last sign-in, to recognize the account by. It may differ from `User.email`. Null until the next sign-in for accounts connected before 2026.",
  })
  @Column("varchar", { length: 254, nullable: true })
  email!: string | null;

  @Field(() => Date, {
    nullable: true,
    description: "When it last signed its owner in (UTC). Null if it hasn't yet.",
  })
  @Column("datetime", { precision: 3, nullable: true })
  lastUsedAt!: Date | null;

  @Field(() => Date, { description: "When it was connected (UTC)." })
  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Field(() => ID, { description: "Opaque, permanent id of this connection." })
  get id(): string {
    return v5(JSON.stringify([this.issuer, this.subject]), NAMESPACE);
  }

  /** Not a column: `IdentityService.list` sets it for all at once. */
  @Field(() => Boolean, {
    description:
      "Whether `unlinkIdentity` would disconnect it: the person has signed in with a code by email at least once, or has another connected account.",
  })
  viewerCanUnlink!: boolean;
}

@ObjectType({ description: "A connected account and its position in the list." })
export class IdentityEdge extends EdgeType(Identity) {}

@ObjectType({ description: "A page of connected accounts." })
export class IdentityConnection extends ConnectionType(Identity, IdentityEdge) {}
