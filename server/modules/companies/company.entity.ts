import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import type { CompanyRole } from "../../core/actor.js";
import { entityFields } from "../../kit/fields/table-fields.js";
import { Node } from "../../kit/graphql/node.js";
import { companyFields } from "./company.fields.js";

/** URL path of company logos. */
export const logoPath = (file: string): string => `/uploads/${file}`;

/** The fields that people fill in are declared in company.fields.ts. */
@ObjectType({
  description: "A client company, or the staffing firm itself. Public.",
  implements: Node,
})
@Entity("companies")
export class Company extends entityFields(companyFields) {
  @Field(() => ID, { description: "Opaque, permanent id of the company." })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Field(() => String, {
    description:
      "Last part of the address of the company's page: `/companies/{slug}`. Made from the name that the company was added with; it stays when the company is renamed.",
  })
  @Column("varchar", { length: 120 })
  slug!: string;

  @Column("varchar", { length: 120, nullable: true })
  logoFile!: string | null;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Field(() => Int, {
    description:
      "Goes up by one with each change of the fields that `updateCompany` sets, from 1. Pass it there as `expectedVersion`, so that two people don't overwrite each other.",
  })
  @Column("int", { default: 1 })
  version!: number;

  @Field(() => Date, {
    nullable: true,
    description: "When these fields were last changed (UTC). Null when they never were.",
  })
  @Column("datetime", { precision: 3, nullable: true })
  updatedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Path of the logo on this site, e.g. `/uploads/acme.svg`. Null when there is none.",
  })
  get logoUrl(): string | null {
    return this.logoFile && logoPath(this.logoFile);
  }
}

/** A member of a company: a recruiter who owns it, works for it, or only looks. */
@Entity("company_recruiters")
export class CompanyRecruiter {
  @PrimaryColumn("char", { length: 36 })
  companyId!: string;

  @PrimaryColumn("char", { length: 36 })
  userId!: string;

  @Column("varchar", { length: 16, default: "RECRUITER" })
  role!: CompanyRole;
}
