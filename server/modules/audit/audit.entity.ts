import { Column, Entity, PrimaryColumn } from "typeorm";
import type { AuditKind } from "./audit.kinds.js";

export type AuditActorKind = "PERSON" | "VISITOR" | "KEY" | "SYSTEM";
/** Facts about an event that are safe to show: never an address, a code or a token. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

/** Something that happened to an account or to personal data. Rows are added, never changed. */
@Entity("audit_events")
export class AuditEvent {
  /** Version 7: in order of time. */
  @PrimaryColumn("char", { length: 36 })
  id!: string;

  @Column("datetime", { precision: 3 })
  at!: Date;

  @Column("varchar", { length: 40 })
  kind!: AuditKind;

  @Column("varchar", { length: 8 })
  actorKind!: AuditActorKind;

  /** Id of the person or the API key that did it. */
  @Column("char", { length: 36, nullable: true })
  actorId!: string | null;

  /** Id of the person it happened to; often the actor. */
  @Column("char", { length: 36, nullable: true })
  subjectId!: string | null;

  @Column("varchar", { length: 20, nullable: true })
  targetKind!: string | null;

  @Column("varchar", { length: 64, nullable: true })
  targetId!: string | null;

  @Column("varchar", { length: 45, nullable: true })
  ipAddress!: string | null;

  @Column("varchar", { length: 512, nullable: true })
  userAgent!: string | null;

  @Column("json")
  details!: AuditDetails;
}

/** Gives an event its place in the chain. Written after the event's transaction, by one instance at a time. */
@Entity("audit_seals")
export class AuditSeal {
  @PrimaryColumn("bigint", { unsigned: true })
  seq!: string;

  @Column("char", { length: 36 })
  eventId!: string;

  /** SHA-256 of the seal before, the number, and the event. */
  @Column("char", { length: 64 })
  hash!: string;
}

/** The last seal that was deleted after its time; the chain continues from it. */
@Entity("audit_anchors")
export class AuditAnchor {
  @PrimaryColumn("tinyint")
  id!: number;

  @Column("bigint", { unsigned: true })
  seq!: string;

  @Column("char", { length: 64 })
  hash!: string;

  @Column("datetime", { precision: 3 })
  prunedAt!: Date;
}
