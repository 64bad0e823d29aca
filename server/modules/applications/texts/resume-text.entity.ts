import { Column, Entity, Generated, PrimaryColumn } from "typeorm";
import type { Block } from "../../../integrations/extraction/document.js";
import type { QueuedRow } from "../../../kit/db/leased-queue.js";
import { QueueColumns } from "../../../kit/db/queue-columns.js";
import type { ResumeTextProblem, ResumeTextStatus } from "./resume-text.types.js";

/** The text of one resume, or the work of reading it. */
@Entity("resume_texts")
export class ResumeTextRow extends QueueColumns implements QueuedRow {
  /** The resume's id. */
  @PrimaryColumn("char", { name: "resumeId", length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  /** Stands for the resume in `resume_tokens`. */
  @Column("int", { unsigned: true, unique: true })
  @Generated("increment")
  number!: number;

  @Column("varchar", { length: 8, default: "PENDING" })
  status!: ResumeTextStatus;

  @Column("varchar", { length: 16, nullable: true })
  problem!: ResumeTextProblem | null;

  /** With line breaks; null until it is read, and if there is none. */
  @Column("mediumtext", { nullable: true })
  text!: string | null;

  /** The text with its structure; null for a PDF. */
  @Column("json", { nullable: true })
  blocks!: Block[] | null;

  /** Whether a limit of the reader cut something. */
  @Column("boolean", { default: false })
  isPartial!: boolean;

  /** What of the text may be searched and quoted; null until it is indexed. */
  @Column("mediumtext", { nullable: true })
  searchedText!: string | null;

  /** `READER_VERSION` that the text was read with; 0 if it isn't read yet, or was by an earlier release. */
  @Column("smallint", { unsigned: true, default: 0 })
  readerVersion!: number;

  /** `TEXT_VERSION` that it was read and indexed with; 0 if its tokens are outdated or missing. */
  @Column("smallint", { unsigned: true, default: 0 })
  version!: number;

  @Column("datetime", { precision: 3, nullable: true })
  extractedAt!: Date | null;

  @Column("datetime", { precision: 3, nullable: true })
  doneAt!: Date | null;
}
