import { Column, Entity, PrimaryColumn } from "typeorm";
import { columnFields } from "../../../kit/fields/table-fields.js";
import { templateFields } from "./mail-template.fields.js";

/** A company's template for emails to candidates, with merge fields. What it says is declared in mail-template.fields.ts. */
@Entity("mail_templates")
export class MailTemplateRow extends columnFields(templateFields) {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  companyId!: string;

  @Column("int")
  version!: number;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3 })
  updatedAt!: Date;
}
