import { Column, Entity, PrimaryColumn } from "typeorm";

/** Why mail to an address came back for good. */
export const BounceReasonEnum = {
  NO_MAILBOX: "NO_MAILBOX",
  REFUSED: "REFUSED",
  BLOCKED: "BLOCKED",
} as const;
export type BounceReason = keyof typeof BounceReasonEnum;

/** An address that some mail or all of it is no longer sent to. It need not belong to an account. */
@Entity("mail_suppressions")
export class MailSuppression {
  /** As accounts spell it. */
  @PrimaryColumn("varchar", { length: 254 })
  email!: string;

  /** When mail to it last came back for good; null if none did since a login code arrived. */
  @Column("datetime", { precision: 3, nullable: true })
  bouncedAt!: Date | null;

  @Column("varchar", { length: 16, nullable: true })
  bounceReason!: BounceReason | null;

  /** When its reader last marked a mail of ours as spam. */
  @Column("datetime", { precision: 3, nullable: true })
  complainedAt!: Date | null;
}
