import { Column, Entity, PrimaryColumn } from "typeorm";

/** A resume that went to a client: at most one for each person and job, and for each person and requisition of a client. */
@Entity("client_submissions")
export class ClientSubmission {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  /** The consent it was sent under. */
  @Column("char", { length: 36 })
  representationId!: string;

  @Column("char", { length: 36 })
  applicationId!: string;

  /** The candidate. */
  @Column("char", { length: 36 })
  userId!: string;

  @Column("char", { length: 36 })
  jobId!: string;

  @Column("char", { length: 36 })
  companyId!: string;

  @Column("varchar", { length: 120 })
  clientName!: string;

  @Column("varchar", { length: 120 })
  clientKey!: string;

  @Column("varchar", { length: 80, nullable: true })
  requisition!: string | null;

  /** The same for different spellings of the requisition; null if there is none, which no key stops. */
  @Column("varchar", { length: 80, nullable: true })
  requisitionKey!: string | null;

  @Column("varchar", { length: 255 })
  resumeFileName!: string;

  @Column("char", { length: 64 })
  resumeSha256!: string;

  /** Null once that person's account is deleted. */
  @Column("char", { length: 36, nullable: true })
  submittedById!: string | null;

  @Column("datetime", { precision: 3 })
  submittedAt!: Date;

  /** When the application last came back to the client's stages: from then on, undoing a move does not delete this. */
  @Column("datetime", { precision: 3, nullable: true })
  repeatedAt!: Date | null;
}
