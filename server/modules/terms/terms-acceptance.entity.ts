import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

/**
 * Evidence: rows are added, never changed. Data reported by the browser is stored in `claimed…`
 * columns.
 */
@ObjectType({
  description:
    "Evidence that a person accepted the Terms for a plan. It is never changed. Only the owner sees it.",
})
@Entity("terms_acceptances")
export class TermsAcceptance {
  @Field(() => ID, { description: "Opaque, permanent id of the acceptance." })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Field(() => ID, {
    description: "Product code it was accepted for, or a plan's id if it is for each of its terms.",
  })
  @Column("varchar", { length: 64 })
  productId!: string;

  @Field(() => String, { description: "Version of the Terms that was accepted (`Terms.version`)." })
  @Column("varchar", { length: 20 })
  termsVersion!: string;

  @Field(() => String, {
    description: "SHA-256 of the text that was accepted, in hexadecimal digits.",
  })
  @Column("char", { length: 64 })
  termsHash!: string;

  @Field(() => String, { description: "Full name the person signed with." })
  @Column("varchar", { length: 100 })
  signature!: string;

  /** As seen by the server. */
  @Column("varchar", { length: 45 })
  ipAddress!: string;

  @Column("varchar", { length: 512 })
  userAgent!: string;

  @Column("varchar", { length: 64, nullable: true })
  claimedIp!: string | null;

  @Column("varchar", { length: 512, nullable: true })
  claimedBrowser!: string | null;

  @Column("varchar", { length: 128, nullable: true })
  claimedFingerprint!: string | null;

  @Column("varchar", { length: 40, nullable: true })
  claimedTimestamp!: string | null;

  @Field(() => Date, { description: "When the server received it (UTC)." })
  @Column("datetime", { precision: 3 })
  acceptedAt!: Date;
}
