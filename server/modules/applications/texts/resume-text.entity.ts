import { Column, Entity, Generated, PrimaryColumn } from "typeorm";
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

  /** `INDEX_VERSION` that its tokens were made with; 0 if they are outdated or missing. */
  @Column("smallint", { unsigned: true, default: 0 })
  version!: number;

  @Column("datetime", { precision: 3, nullable: true })
  extractedAt!: Date | null;

  @Column("datetime", { precision: 3, nullable: true })
  doneAt!: Date | null;
}
