import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";

@ObjectType({
  description: "A person at a client company. For the company's members and administrators.",
})
@Entity("company_contacts")
export class CompanyContact {
  @Field(() => ID, { description: "Opaque, permanent id of the contact." })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Field(() => ID, { description: "Id of the company." })
  @Column("char", { length: 36 })
  companyId!: string;

  @Field(() => String, { description: "Full name, at most 100 characters." })
  @Column("varchar", { length: 100 })
  name!: string;

  @Field(() => String, {
    nullable: true,
    description: "What they do at the company, at most 100 characters. Null when not given.",
  })
  @Column("varchar", { length: 100, nullable: true })
  role!: string | null;

  @Field(() => String, { nullable: true, description: "Email address. Null when not given." })
  @Column("varchar", { length: 254, nullable: true })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Phone number as typed, at most 40 characters. Null when not given.",
  })
  @Column("varchar", { length: 40, nullable: true })
  phone!: string | null;

  @Field(() => String, {
    description: "Plain text with line breaks, at most 2,000 characters. May be empty.",
  })
  @Column("text")
  notes!: string;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Field(() => Date, { description: "When it was last changed (UTC)." })
  @Column("datetime", { precision: 3 })
  updatedAt!: Date;
}
