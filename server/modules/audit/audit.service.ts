import { MoreThanOrEqual, type EntityManager } from "typeorm";
import type { Actor } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { Clock } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { countSignIn } from "../../core/metrics/counts.js";
import { onceWritten } from "../../kit/db/transactions.js";
import { AuditEvent, type AuditActorKind, type AuditDetails } from "./audit.entity.js";
import type { AuditKind } from "./audit.kinds.js";

/** Who did it: the caller, a person who is just signing in (by id), or a program of our own. */
export type AuditActor = Actor | { kind: "person"; id: string } | { kind: "system" };

export interface NewAuditEvent {
  kind: AuditKind;
  actor: AuditActor;
  /** Id of the person it happened to. By default, the person who did it. */
  subjectId?: string | null;
  target?: {
    kind:
      | "RESUME"
      | "KEY"
      | "INVITATION"
      | "COMPANY"
      | "SESSION"
      | "PASSKEY"
      | "EXPORT"
      | "REPRESENTATION"
      | "PLACEMENT"
      | "PLAN"
      | "MESSAGE"
      | "MAIL"
      | "SETTING";
    id: string;
  };
  /** Facts that are safe to show: never an address, a code or a token. */
  details?: AuditDetails;
  client?: Pick<ClientInfo, "ipAddress" | "userAgent"> | undefined;
}

/** The log of what happened to accounts and personal data (docs/SECURITY.md). Only added to. */
export class AuditService {
  constructor(private readonly clock: Clock) {}

  /**
   * Adds an event in the transaction of what it records, so that neither is written without the other.
   * @param manager the transaction, or the data source's manager for what writes nothing else
   */
  record(manager: EntityManager, event: NewAuditEvent): Promise<void> {
    return this.recordAll(manager, [event]);
  }

  /** As `record`, for what one call did to many. */
  async recordAll(manager: EntityManager, events: readonly NewAuditEvent[]): Promise<void> {
    await manager.insert(
      AuditEvent,
      events.map((event) => this.rowOf(event)),
    );
    for (const { kind, details } of events)
      if (kind === "SIGNED_IN" || kind === "SIGN_IN_FAILED")
        onceWritten(manager, () => countSignIn(details?.by, kind === "SIGNED_IN"));
  }

  private rowOf(event: NewAuditEvent) {
    const { kind, actor, subjectId, target, details = {}, client } = event;
    const [actorKind, actorId] = whoIs(actor);
    return {
      id: newId(),
      at: this.clock.now(),
      kind,
      actorKind,
      actorId,
      subjectId: subjectId === undefined && actorKind === "PERSON" ? actorId : (subjectId ?? null),
      targetKind: target?.kind ?? null,
      targetId: target?.id ?? null,
      ipAddress: client?.ipAddress.slice(0, 45) ?? null,
      userAgent: client?.userAgent.slice(0, 512) ?? null,
      details,
    };
  }

  /** What a person did to a target since this time. */
  listSince(
    manager: EntityManager,
    what: { kind: AuditKind; actorId: string; targetId: string },
    since: Date,
  ): Promise<AuditEvent[]> {
    return manager.findBy(AuditEvent, { ...what, at: MoreThanOrEqual(since) });
  }

  /** Whether an event of this kind was recorded about this person in the last 18 months. */
  hasHappened(manager: EntityManager, kind: AuditKind, subjectId: string): Promise<boolean> {
    return manager.existsBy(AuditEvent, { kind, subjectId });
  }
}

function whoIs(actor: AuditActor): [AuditActorKind, string | null] {
  switch (actor.kind) {
    case "user":
    case "person":
      return ["PERSON", actor.id];
    case "partner":
      return ["KEY", actor.keyId];
    case "system":
      return ["SYSTEM", null];
    case "visitor":
      return ["VISITOR", null];
  }
}
