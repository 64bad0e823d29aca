import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import type { QueuedRow } from "../../../kit/db/leased-queue.js";
import { QueueColumns } from "../../../kit/db/queue-columns.js";
import type { ApplicationFields } from "../application.validation.js";

/**
 * An application in the seconds in which its candidate may take it back. It is no row of `applications` yet, so that no list, count,
 * search, or export of staff can have it.
 */
@ObjectType({
  description:
    "An application that is sent in a few seconds, unless its candidate takes it back. No one else sees it before.",
})
@Entity("held_applications")
export class HeldApplication extends QueueColumns implements QueuedRow {
  @Field(() => ID, { description: "Opaque id; that of the application when it is sent." })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Column("char", { length: 36 })
  jobId!: string;

  @Column("char", { length: 36 })
  resumeId!: string;

  /** As they were checked. */
  @Column("json")
  answers!: ApplicationFields;

  @Field(() => Date, {
    description:
      "When it is sent (UTC), also if its page is closed. Until then, `undoApplication` takes it back.",
  })
  @Column("datetime", { precision: 3 })
  sendsAt!: Date;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  /** Never set: what is sent has no row anymore. */
  @Column("datetime", { precision: 3, nullable: true })
  doneAt!: Date | null;
}
