import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import type { Role } from "../../core/actor.js";
import { Node } from "../../kit/graphql/node.js";
import type { DisableReason } from "./disable-reason.types.js";

export const RoleEnum = { CANDIDATE: "CANDIDATE", RECRUITER: "RECRUITER", ADMIN: "ADMIN" } as const;
registerEnumType(RoleEnum, {
  name: "Role",
  description: "What a person may do on the site.",
  valuesConfig: {
    CANDIDATE: { description: "Applies to jobs and buys plans." },
    RECRUITER: {
      description:
        "Also posts jobs for the companies in `User.companies` and works with their applications.",
    },
    ADMIN: { description: "Acts for every company, issues API keys and reads contact messages." },
  },
});

/** A person with a proven email address. */
@ObjectType({
  description: "A person with an account. Only the person sees it.",
  implements: Node,
})
@Entity("users")
export class User {
  @Field(() => ID, { description: "Opaque, permanent id of the account." })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Field(() => String, { description: "The person's proven email address, in lower case." })
  @Column("varchar", { length: 254 })
  email!: string;

  @Field(() => String, {
    description: "Full name, at most 100 characters. Empty until given: see `isProfileComplete`.",
  })
  @Column("varchar", { length: 100 })
  name!: string;

  @Field(() => String, {
    description:
      "Where the person lives, in their words. Empty until given: see `isProfileComplete`.",
  })
  @Column("varchar", { length: 100 })
  location!: string;

  @Field(() => String, {
    description:
      "National phone number without the country code: digits, and an extension as `x123`. Empty until given: see `isProfileComplete`.",
  })
  @Column("varchar", { length: 20 })
  phone!: string;

  @Field(() => String, { description: "Country calling code of `phone`, e.g. `+1`." })
  @Column("varchar", { length: 5 })
  countryCode!: string;

  @Field(() => String, {
    description: "Address of the person's LinkedIn profile. Empty when not given.",
  })
  @Column("varchar", { length: 200, default: "" })
  linkedin!: string;

  @Field(() => Boolean, {
    description:
      "Whether the person has given `name`, `phone` and `location`. False after a first sign-in without a sign-up form, until `updateProfile` or the answers of an application fill them in.",
  })
  get isProfileComplete(): boolean {
    return this.name !== "" && this.phone !== "" && this.location !== "";
  }

  @Field(() => RoleEnum, { description: "What the person may do on the site." })
  @Column("varchar", { length: 16 })
  role!: Role;

  @Column("datetime", { precision: 3, nullable: true })
  roleChangedAt!: Date | null;

  /** When the account got its role, or staff's was turned on again, whichever was last; null if neither was since this is recorded. */
  @Column("datetime", { precision: 3, nullable: true })
  powersSince!: Date | null;

  /** Set by an administrator: the person's sessions end, and no new one can be opened. */
  @Column("datetime", { precision: 3, nullable: true })
  disabledAt!: Date | null;

  /** Why; null if the account works, or was turned off without one of these reasons. */
  @Column("varchar", { length: 16, nullable: true })
  disabledReason!: DisableReason | null;

  /** When a code first proved that mail to the address reaches the person; until then, only a provider's word does. */
  @Column("datetime", { precision: 3, nullable: true })
  codeProvenAt!: Date | null;

  @Field(() => Boolean, {
    description:
      "Whether the person gets emails about applications: a candidate when one moves on, a recruiter about new ones. See `setApplicationMails`.",
  })
  @Column("boolean", { default: true })
  applicationMails!: boolean;

  @Column("varchar", { length: 64, nullable: true })
  stripeCustomerId!: string | null;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3 })
  updatedAt!: Date;
}

/** Follows the id in the address of an account without a person. */
export const ERASED = "@erased.invalid";
/** An account without a person: only its id is left, since records that must be kept refer to it. */
export const erasedAddress = (id: string): string => `${id}${ERASED}`;
export const isErased = ({ id, email }: Pick<User, "id" | "email">): boolean =>
  email === erasedAddress(id);
