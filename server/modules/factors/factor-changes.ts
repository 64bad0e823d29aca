import { errorTexts } from "#texts/errors";
import { factorErrorTexts } from "#texts/factors";
import { isStaff, requireFresh, type SignedIn } from "../../core/actor.js";
import { changedFrom, type ClientInfo } from "../../core/client-info.js";
import type { Clock } from "../../core/clock.js";
import { AppError, conflict } from "../../core/errors.js";
import type { AuditService } from "../audit/audit.service.js";
import type { AuditKind } from "../audit/audit.kinds.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import type { EntityManager } from "typeorm";
import type { FactorEvent } from "./factor.mail.js";
import { Passkey } from "./passkey.entity.js";
import { TotpFactor } from "./totp-factor.entity.js";
import { IsNull, Not } from "typeorm";

/** The factors a person has in use. */
export interface FactorCounts {
  hasTotp: boolean;
  passkeyCount: number;
}

interface FactorChange {
  kind: AuditKind;
  /** What the email to the person says. */
  event: FactorEvent;
  factor: "TOTP" | "PASSKEY" | "RECOVERY_CODE";
  passkeyId?: string;
  client: ClientInfo;
}

/** Who may change which factors, and what is noted about each change. */
export class FactorChanges {
  constructor(
    private readonly audit: AuditService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  async countsOf(manager: EntityManager, userId: string): Promise<FactorCounts> {
    const hasTotp = await manager.existsBy(TotpFactor, { userId, sealedSecret: Not(IsNull()) });
    return { hasTotp, passkeyCount: await manager.countBy(Passkey, { userId }) };
  }

  /** Whether the person has passkeys, and each counts only together with a code by email. */
  async needCode(manager: EntityManager, userId: string): Promise<boolean> {
    const needing = await manager.countBy(Passkey, { userId, needsCode: true });
    return needing > 0 && needing === (await manager.countBy(Passkey, { userId }));
  }

  /**
   * Staff may add their first factor within 30 minutes after a code by email: whoever connected an account or added a passkey
   * while the person was a candidate doesn't have that. Every other change needs a fresh proof, so that a stolen mailbox is not
   * enough to change factors.
   * @throws SECOND_FACTOR_REQUIRED or FRESH_PROOF_REQUIRED
   * @returns whether it is the first factor of a member of the staff
   */
  async requireMayAdd(manager: EntityManager, user: SignedIn): Promise<boolean> {
    const isFirst = totalOf(await this.countsOf(manager, user.id)) === 0;
    if (!isFirst || !isStaff(user)) requireFresh(user);
    else if (!user.provenByCodeLately)
      throw new AppError("FRESH_PROOF_REQUIRED", errorTexts.freshProofRequired);
    return isFirst && isStaff(user);
  }

  /** @throws SECOND_FACTOR_REQUIRED or FRESH_PROOF_REQUIRED; CONFLICT if it is the last factor of a member of the staff */
  async requireMayRemove(manager: EntityManager, user: SignedIn): Promise<void> {
    requireFresh(user);
    if (isStaff(user) && totalOf(await this.countsOf(manager, user.id)) <= 1)
      throw conflict("CONFLICT", factorErrorTexts.lastFactor);
  }

  /** Adds a change to the audit log, and queues the email that tells the person about it. */
  async note(
    transaction: EntityManager,
    user: SignedIn | { kind: "person"; id: string },
    change: FactorChange,
  ): Promise<void> {
    const { kind, event, factor, passkeyId, client } = change;
    const target = passkeyId ? ({ kind: "PASSKEY", id: passkeyId } as const) : undefined;
    const entry = { kind, actor: user, details: { factor }, client };
    await this.audit.record(transaction, target ? { ...entry, target } : entry);
    const at = this.clock.now().toISOString();
    const payload = { userId: user.id, event, at, from: changedFrom(client) };
    await this.outbox.enqueue(transaction, { kind: "FACTOR_CHANGED", payload });
  }
}

const totalOf = ({ hasTotp, passkeyCount }: FactorCounts): number =>
  passkeyCount + (hasTotp ? 1 : 0);
