import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** Evidence: rows are added and never changed. What the browser said of itself is kept apart as claims. */
@ObjectType({ description: "That a person accepted the terms for a product." })
@Entity("terms_acceptances")
export class TermsAcceptance {
  @Field(() => ID)
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Field(() => ID, {
    description: "A product, or a plan's id when accepted for each of its terms.",
  })
  @Column("varchar", { length: 64 })
  productId!: string;

  @Field(() => String)
  @Column("varchar", { length: 20 })
  termsVersion!: string;

  @Column("char", { length: 64 })
  termsHash!: string;

  @Field(() => String)
  @Column("varchar", { length: 100 })
  signature!: string;

  /** As the server saw it. */
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

  @Field(() => Date, { description: "The server's time." })
  @Column("datetime", { precision: 3 })
  acceptedAt!: Date;
}
