import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import type { Role } from "../../core/actor.js";

export const RoleEnum = { CANDIDATE: "CANDIDATE", RECRUITER: "RECRUITER", ADMIN: "ADMIN" } as const;
registerEnumType(RoleEnum, { name: "Role", description: "What a person may do on the site." });

/** A person with a proven e-mail address. */
@ObjectType({ description: "A person with an account." })
@Entity("users")
export class User {
  @Field(() => ID)
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Field(() => String)
  @Column("varchar", { length: 254 })
  email!: string;

  @Field(() => String)
  @Column("varchar", { length: 100 })
  name!: string;

  @Field(() => String)
  @Column("varchar", { length: 100 })
  location!: string;

  @Field(() => String)
  @Column("varchar", { length: 20 })
  phone!: string;

  @Field(() => String, { description: "Dialling code, e.g. +1." })
  @Column("varchar", { length: 5 })
  countryCode!: string;

  @Field(() => RoleEnum)
  @Column("varchar", { length: 16 })
  role!: Role;

  @Column("varchar", { length: 64, nullable: true })
  stripeCustomerId!: string | null;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3 })
  updatedAt!: Date;
}

/** An account of this person at an identity provider, known by (issuer, subject) and never by address. */
@Entity("identities")
export class Identity {
  @PrimaryColumn("varchar", { length: 190 })
  issuer!: string;

  @PrimaryColumn("varchar", { length: 190 })
  subject!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;
}
