import { Column, Entity, PrimaryColumn } from "typeorm";
import type { SalaryPeriod } from "../jobs/pay/salary-range.js";

export type StoredState = "PENDING" | "GRANTED" | "DECLINED" | "WITHDRAWN" | "REPLACED";
export type RepresentationState = StoredState | "EXPIRED";

/** A candidate's answer to: may we submit you to this client for this job? */
@Entity("representations")
export class Representation {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  applicationId!: string;

  /** The candidate. */
  @Column("char", { length: 36 })
  userId!: string;

  @Column("char", { length: 36 })
  jobId!: string;

  /** The company of the job, whose staff may see this. */
  @Column("char", { length: 36 })
  companyId!: string;

  /** Who gets the resume. */
  @Column("varchar", { length: 120 })
  clientName!: string;

  /** The same for different spellings of the client's name. */
  @Column("varchar", { length: 120 })
  clientKey!: string;

  /** The client's own number or name of the job. */
  @Column("varchar", { length: 80, nullable: true })
  requisition!: string | null;

  /** In minor units of the currency. */
  @Column("int")
  rateAmount!: number;

  @Column("char", { length: 3 })
  rateCurrency!: string;

  @Column("varchar", { length: 8 })
  ratePeriod!: SalaryPeriod;

  @Column("datetime", { precision: 3 })
  validUntil!: Date;

  @Column("varchar", { length: 2000, nullable: true })
  message!: string | null;

  /** The name in the text, which the candidate must type. */
  @Column("varchar", { length: 100 })
  candidateName!: string;

  /** What the candidate is shown and agrees to, word for word. */
  @Column("text")
  text!: string;

  /** SHA-256 of `text` in UTF-8, in hex. */
  @Column("char", { length: 64 })
  textSha256!: string;

  @Column("varchar", { length: 12 })
  state!: StoredState;

  /** Null once that person's account is deleted. */
  @Column("char", { length: 36, nullable: true })
  requestedById!: string | null;

  @Column("datetime", { precision: 3 })
  requestedAt!: Date;

  /** The request can be answered until then. */
  @Column("datetime", { precision: 3 })
  answerBy!: Date;

  /** Hashes of the links' tokens, which are made when the emails are sent; null until then. */
  @Column("char", { length: 64, nullable: true })
  tokenHash!: string | null;

  @Column("char", { length: 64, nullable: true })
  reminderHash!: string | null;

  @Column("datetime", { precision: 3, nullable: true })
  remindedAt!: Date | null;

  @Column("datetime", { precision: 3, nullable: true })
  answeredAt!: Date | null;

  @Column("varchar", { length: 8, nullable: true })
  answeredBy!: "LINK" | "ACCOUNT" | null;

  /** The candidate's signature. */
  @Column("varchar", { length: 100, nullable: true })
  typedName!: string | null;

  /** The IP address that the answer came from. */
  @Column("varchar", { length: 45, nullable: true })
  ipAddress!: string | null;

  /** When the candidate withdrew it, or a newer request replaced it. */
  @Column("datetime", { precision: 3, nullable: true })
  closedAt!: Date | null;
}

type Dated = Pick<Representation, "state" | "answerBy" | "validUntil">;

/** A consent that was used does not expire: the resume has been sent. */
export function stateOf(row: Dated, now: Date, isUsed = false): RepresentationState {
  if (row.state === "PENDING" && row.answerBy <= now) return "EXPIRED";
  if (row.state === "GRANTED" && row.validUntil <= now && !isUsed) return "EXPIRED";
  return row.state;
}
