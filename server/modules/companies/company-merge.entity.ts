import { Column, Entity, PrimaryColumn } from "typeorm";

/** A company that was merged into another one. Its id leads to that one, and its slug is never given away again. */
@Entity("company_merges")
export class CompanyMerge {
  /** The id of the company that is no more. */
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  intoId!: string;

  @Column("varchar", { length: 120 })
  name!: string;

  @Column("varchar", { length: 120 })
  slug!: string;

  @Column("datetime", { precision: 3 })
  mergedAt!: Date;
}
