import { Column, Entity, PrimaryColumn } from "typeorm";

/** A text of the Terms that someone accepted: later versions must not change what earlier buyers can read. */
@Entity("terms_texts")
export class TermsText {
  /** SHA-256 of title, version and text (`Terms.hash`). */
  @PrimaryColumn("char", { length: 64 })
  hash!: string;

  @Column("varchar", { length: 20 })
  version!: string;

  @Column("varchar", { length: 60 })
  lastUpdated!: string;

  @Column("varchar", { length: 200 })
  title!: string;

  @Column("mediumtext")
  html!: string;
}
