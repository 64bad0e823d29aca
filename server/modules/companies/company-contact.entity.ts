import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { entityFields } from "../../kit/fields/table-fields.js";
import { contactFields } from "./company-contact.fields.js";

/** The fields that people fill in are declared in company-contact.fields.ts. */
@ObjectType({
  description: "A person at a client company. For the company's members and administrators.",
})
@Entity("company_contacts")
export class CompanyContact extends entityFields(contactFields) {
  @Field(() => ID, { description: "Opaque, permanent id of the contact." })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Field(() => ID, { description: "Id of the company." })
  @Column("char", { length: 36 })
  companyId!: string;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Field(() => Date, { description: "When it was last changed (UTC)." })
  @Column("datetime", { precision: 3 })
  updatedAt!: Date;
}
