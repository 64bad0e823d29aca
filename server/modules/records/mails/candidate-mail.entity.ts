import { Column, Entity, PrimaryColumn } from "typeorm";

/** An email of a recruiter to a candidate, as it was sent. */
@Entity("candidate_mails")
export class CandidateMailRow {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  applicationId!: string;

  /** The candidate. */
  @Column("char", { length: 36 })
  userId!: string;

  /** Null once the sender's account is deleted. */
  @Column("char", { length: 36, nullable: true })
  senderId!: string | null;

  /** Made by the sender's program: one email for each person and id. */
  @Column("char", { length: 36 })
  sendId!: string;

  @Column("varchar", { length: 300 })
  subject!: string;

  /** Plain text with the fields filled in. */
  @Column("text")
  body!: string;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  /** When the mail server took it. */
  @Column("datetime", { precision: 3, nullable: true })
  sentAt!: Date | null;
}
