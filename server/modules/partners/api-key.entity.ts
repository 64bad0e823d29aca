import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import type { ApiScope } from "../../core/actor.js";

export const ApiScopeEnum = {
  JOBS_READ: "JOBS_READ",
  JOBS_WRITE: "JOBS_WRITE",
  ALL_JOBS: "ALL_JOBS",
} as const;
registerEnumType(ApiScopeEnum, {
  name: "ApiScope",
  description: "What an API key may do.",
  valuesConfig: {
    JOBS_READ: { description: "Read published jobs." },
    JOBS_WRITE: {
      description:
        "Create jobs of the key's companies, update, publish and close those of the key's source, and read published jobs and these companies' drafts.",
    },
    ALL_JOBS: {
      description:
        "With `JOBS_WRITE`: also change the jobs of these companies that people and other sources posted.",
    },
  },
});

/** A partner system's key. The secret itself is shown once and stored as a hash. */
@ObjectType({ description: "A partner system's API key, without its secret. For administrators." })
@Entity("api_keys")
export class ApiKey {
  @Field(() => ID, {
    description: "Opaque, permanent id of the key, for `revokeApiKey`. Not the key itself.",
  })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Field(() => String, {
    description: "Name that shows administrators whose key it is, at most 100 characters.",
  })
  @Column("varchar", { length: 100 })
  name!: string;

  /** Null in rows of a release that had none: then the name. */
  @Column("varchar", { length: 100, nullable: true })
  source!: string | null;

  @Field(() => String, {
    description:
      "Public part of the key: the 8 characters after `sb_`. Identifies the key in logs and lists.",
  })
  @Column("varchar", { length: 12 })
  prefix!: string;

  @Column("char", { length: 64 })
  secretHash!: string;

  @Field(() => String, { description: "Last four characters of the secret." })
  @Column("char", { length: 4 })
  lastFour!: string;

  @Field(() => [ApiScopeEnum], { description: "What the key may do." })
  @Column("json")
  scopes!: ApiScope[];

  @Field(() => [ID], {
    description: "Ids of the companies that the key may post jobs for. Empty without `JOBS_WRITE`.",
  })
  @Column("json")
  companyIds!: string[];

  @Column("char", { length: 36 })
  createdById!: string;

  @Field(() => Date, { description: "When the key was issued (UTC)." })
  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Field(() => Date, { description: "When the key stops working (UTC)." })
  @Column("datetime", { precision: 3 })
  expiresAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When the key was last used (UTC), accurate to 5 minutes. Null if never.",
  })
  @Column("datetime", { precision: 3, nullable: true })
  lastUsedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: "When the key was revoked (UTC). Null if it is not revoked.",
  })
  @Column("datetime", { precision: 3, nullable: true })
  revokedAt!: Date | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "Id of the key that replaces this one. Both work until `expiresAt`. Null if it was not replaced.",
  })
  @Column("char", { length: 36, nullable: true })
  replacedById!: string | null;
}

/** The source of what a key posts. */
export const sourceOf = ({ source, name }: Pick<ApiKey, "source" | "name">): string =>
  source ?? name;
