import { Column, Entity, PrimaryColumn } from "typeorm";

/** What a person noted about their visa status and asked us to keep. Only the person sees it. */
@Entity("status_sheets")
export class StatusSheetRow {
  @PrimaryColumn("char", { length: 36 })
  userId!: string;

  /** The sheet as JSON, encrypted with the server's key. */
  @Column("varchar", { length: 1000 })
  sealedSheet!: string;

  @Column("datetime", { precision: 3 })
  savedAt!: Date;
}
