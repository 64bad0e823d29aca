import { Field, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import type { ChangedFrom } from "../../core/client-info.js";
import type { QueuedRow } from "../../kit/db/leased-queue.js";
import { QueueColumns } from "../../kit/db/queue-columns.js";

/** A person's request to delete their account. Until it takes effect, they can change their mind. */
@ObjectType({
  description:
    "A person's request to delete their account. The person sees it, and administrators do.",
})
@Entity("account_deletions")
export class AccountDeletion extends QueueColumns implements QueuedRow {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Field(() => Date, {
    description: "When the person, or an administrator for them, asked for it (UTC).",
  })
  @Column("datetime", { precision: 3 })
  requestedAt!: Date;

  @Field(() => Date, {
    description: "When the account is deleted (UTC). Until then, `cancelAccountDeletion` keeps it.",
  })
  @Column("datetime", { precision: 3 })
  takesEffectAt!: Date;

  @Field(() => Boolean, {
    description: "True when an administrator asked for it, on the person's request.",
  })
  @Column("boolean", { default: false })
  byStaff!: boolean;

  /** The person's own browser; null if an administrator asked for them, or if it is unknown. The emails about it name it. */
  @Column("json", { nullable: true })
  requestedFrom!: ChangedFrom | null;

  /** The person, or the staff who asked for it, changed their mind. */
  @Column("datetime", { precision: 3, nullable: true })
  canceledAt!: Date | null;

  /** When it was canceled: a deletion that takes effect deletes this row too. */
  @Column("datetime", { precision: 3, nullable: true })
  doneAt!: Date | null;
}
