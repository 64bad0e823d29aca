import { Column, Entity, PrimaryColumn } from "typeorm";

/**
 * What a message of the mail provider tells. Only BOUNCE, SOFT_BOUNCE, and COMPLAINT are counted: for REPEATED, the provider
 * sent nothing, because of an earlier one.
 */
export type FeedbackKind = "BOUNCE" | "SOFT_BOUNCE" | "COMPLAINT" | "REPEATED";

/** A message of the mail provider that was acted on: for the rates, and so that a repeated one changes nothing. */
@Entity("mail_feedback")
export class MailFeedback {
  /** Of the message, given by SNS. */
  @PrimaryColumn("varchar", { length: 100 })
  id!: string;

  /**
   * Hash of the event's id, given by SES, its kind, and its addresses, as SES may tell it by two ways; null if it has no id. Rows of
   * earlier releases have the id itself.
   */
  @Column("varchar", { length: 100, nullable: true })
  feedbackId!: string | null;

  @Column("varchar", { length: 12 })
  kind!: FeedbackKind;

  /** How many addresses it names. */
  @Column("int")
  recipients!: number;

  @Column("datetime", { precision: 3 })
  receivedAt!: Date;
}
