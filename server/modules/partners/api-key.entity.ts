import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import type { ApiScope } from "../../core/actor.js";

export const ApiScopeEnum = { JOBS_READ: "JOBS_READ", JOBS_WRITE: "JOBS_WRITE" } as const;
registerEnumType(ApiScopeEnum, { name: "ApiScope" });

/** A partner system's key. The secret itself is shown once and stored as a hash. */
@ObjectType({ description: "A partner system's key; the secret itself is never shown again." })
@Entity("api_keys")
export class ApiKey {
  @Field(() => ID)
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Field(() => String)
  @Column("varchar", { length: 100 })
  name!: string;

  @Field(() => String, {
    description: "Public part of the key; tells keys apart in logs and lists.",
  })
  @Column("varchar", { length: 12 })
  prefix!: string;

  @Column("char", { length: 64 })
  secretHash!: string;

  @Field(() => String)
  @Column("char", { length: 4 })
  lastFour!: string;

  @Field(() => [ApiScopeEnum])
  @Column("json")
  scopes!: ApiScope[];

  @Field(() => [ID], { description: "Companies it may post for." })
  @Column("json")
  companyIds!: string[];

  @Column("char", { length: 36 })
  createdById!: string;

  @Field(() => Date)
  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Field(() => Date)
  @Column("datetime", { precision: 3 })
  expiresAt!: Date;

  @Field(() => Date, { nullable: true })
  @Column("datetime", { precision: 3, nullable: true })
  lastUsedAt!: Date | null;

  @Field(() => Date, { nullable: true })
  @Column("datetime", { precision: 3, nullable: true })
  revokedAt!: Date | null;
}
