import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** A word that a company's staff sorts applications by. */
@ObjectType({ description: "A word that a company's staff sorts applications by." })
@Entity("company_tags")
export class Tag {
  @Field(() => ID, { description: "Opaque, permanent id of the tag." })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  companyId!: string;

  @Field(() => String, {
    description: "The word, at most 40 characters. Unique in the company, in any case.",
  })
  @Column("varchar", { length: 40 })
  name!: string;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;
}

@Entity("application_tags")
export class ApplicationTag {
  @PrimaryColumn("char", { length: 36 })
  applicationId!: string;

  @PrimaryColumn("char", { length: 36 })
  tagId!: string;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;
}
