import { Column, Entity, PrimaryColumn } from "typeorm";

/** What a member of the staff wrote about an application, for colleagues. */
@Entity("application_notes")
export class Note {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  applicationId!: string;

  /** Null once the author's account is deleted. */
  @Column("char", { length: 36, nullable: true })
  authorId!: string | null;

  /** Plain text with line breaks; empty once deleted. */
  @Column("text")
  body!: string;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  @Column("datetime", { precision: 3, nullable: true })
  editedAt!: Date | null;

  @Column("datetime", { precision: 3, nullable: true })
  deletedAt!: Date | null;

  @Column("char", { length: 36, nullable: true })
  deletedById!: string | null;
}

/** A colleague mentioned in a note. */
@Entity("note_mentions")
export class NoteMention {
  @PrimaryColumn("char", { length: 36 })
  noteId!: string;

  @PrimaryColumn("char", { length: 36 })
  userId!: string;
}
