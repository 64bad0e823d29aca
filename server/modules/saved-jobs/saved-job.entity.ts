import { Column, Entity, PrimaryColumn } from "typeorm";

/** A job that a person saved to come back to. Only the person sees it. */
@Entity("saved_jobs")
export class SavedJob {
  @PrimaryColumn("char", { length: 36 })
  userId!: string;

  @PrimaryColumn("char", { length: 36 })
  jobId!: string;

  @Column("datetime", { precision: 3 })
  savedAt!: Date;
}
