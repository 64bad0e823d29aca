import { Column, Entity, PrimaryColumn } from "typeorm";

/** A company's template for emails to candidates, with merge fields. */
@Entity("mail_templates")
export class MailTemplateRow {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  companyId!: string;

  @Column("varchar", { length: 80 })
  name!: string;

  @Column("varchar", { length: 150 })
  subject!: string;

  @Column("text")
  body!: string;

  @Column("int")
  version!: number;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3 })
  updatedAt!: Date;
}
