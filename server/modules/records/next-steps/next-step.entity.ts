import { Column, Entity, PrimaryColumn } from "typeorm";

/** What the staff does next about an application. */
@Entity("next_steps")
export class NextStepRow {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  applicationId!: string;

  /** Who does it. Null once that account is deleted. */
  @Column("char", { length: 36, nullable: true })
  ownerId!: string | null;

  @Column("char", { length: 36, nullable: true })
  addedById!: string | null;

  @Column("varchar", { length: 200 })
  text!: string;

  @Column("datetime", { precision: 3 })
  dueAt!: Date;

  @Column("datetime", { precision: 3 })
  createdAt!: Date;

  /** Same as whether `doneAt` is set, for the keys. */
  @Column("boolean", { default: false })
  isDone!: boolean;

  @Column("datetime", { precision: 3, nullable: true })
  doneAt!: Date | null;
}
