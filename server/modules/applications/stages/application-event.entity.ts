import { registerEnumType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import type { ApplicationStatus } from "../application.entity.js";

export const ApplicationEventKindEnum = {
  SUBMITTED: "SUBMITTED",
  RESUME_REPLACED: "RESUME_REPLACED",
  MOVED: "MOVED",
  UNDONE: "UNDONE",
  WITHDRAWN: "WITHDRAWN",
  REAPPLIED: "REAPPLIED",
} as const;
export type ApplicationEventKind = keyof typeof ApplicationEventKindEnum;
registerEnumType(ApplicationEventKindEnum, {
  name: "ApplicationEventKind",
  description: "What happened to an application.",
  valuesConfig: {
    SUBMITTED: { description: "The candidate applied." },
    RESUME_REPLACED: { description: "The candidate sent a newer resume." },
    MOVED: { description: "Staff moved it to another stage." },
    UNDONE: { description: "Whoever moved it undid that move. Only staff see it." },
    WITHDRAWN: { description: "The candidate withdrew it." },
    REAPPLIED: { description: "The candidate applied again after withdrawing it." },
  },
});

/** Something that happened to an application. Rows are only added. */
@Entity("application_events")
export class ApplicationEvent {
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("char", { length: 36 })
  applicationId!: string;

  @Column("varchar", { length: 16 })
  kind!: ApplicationEventKind;

  /** Null when the application was first sent. */
  @Column("varchar", { length: 24, nullable: true })
  fromStatus!: ApplicationStatus | null;

  @Column("varchar", { length: 24 })
  toStatus!: ApplicationStatus;

  /** Null once the person's account is deleted. */
  @Column("char", { length: 36, nullable: true })
  actorId!: string | null;

  /** The move that this one undoes. */
  @Column("char", { length: 36, nullable: true })
  undoesId!: string | null;

  @Column("datetime", { precision: 3 })
  at!: Date;
}
