import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import type { QueuedRow } from "../../../kit/db/leased-queue.js";
import { QueueColumns } from "../../../kit/db/queue-columns.js";
import type { ApplicationFields } from "../application.validation.js";

/**
 * An application in the seconds in which its candidate may take it back. It has no row in `applications` yet, so no staff list, count,
 * search, or export includes it.
 */
@ObjectType({
  description:
    "An application that is sent in a few seconds, unless its candidate takes it back. No one else sees it before.",
})
@Entity("held_applications")
export class HeldApplication extends QueueColumns implements QueuedRow {
  @Field(() => ID, { description: "Opaque id. The application keeps it once it is sent." })
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  userId!: string;

  @Column("char", { length: 36 })
  jobId!: string;

  @Column("char", { length: 36 })
  resumeId!: string;

  /** The answers, validated. */
  @Column("json")
  answers!: ApplicationFields;

  @Field(() => Date, {
    description:
      "When it will be sent (UTC), even if the candidate closes the page. Until then, `undoApplication` takes it back.",
  })
  @Column("datetime", { precision: 3 })
  sendsAt!: Date;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  /** Never set: what is sent has no row anymore. */
  @Column("datetime", { precision: 3, nullable: true })
  doneAt!: Date | null;
}
