import { Column, Entity, PrimaryColumn } from "typeorm";
import type { NoticeKind } from "../../outbox/notices.js";

/** An email about a plan that was given to the mail provider. The queue forgets it after 30 days; this row stays with the plan. */
@Entity("plan_mails")
export class PlanMail {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  subscriptionId!: string;

  /** What the email was about. */
  @Column("char", { length: 36 })
  planEventId!: string;

  /** Kind of email, as in the outbox. */
  @Column("varchar", { length: 32 })
  notice!: NoticeKind;

  @Column("datetime", { precision: 3 })
  sentAt!: Date;
}
