import type { EntityManager } from "typeorm";
import { z } from "zod";
import { factorErrorTexts } from "#texts/factors";
import { isStaff } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import { days, later, minutes, type Clock } from "../../core/clock.js";
import { AppError } from "../../core/errors.js";
import type { Input } from "../../core/input.js";
import { parse } from "../../core/validation.js";
import type { AuditService } from "../audit/audit.service.js";
import type { DeviceService } from "../accounts/device.service.js";
import type { IdentityService } from "../accounts/identity.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import type { FactorChanges } from "./factor-changes.js";
import type { FactorGuard } from "./factor-guard.js";
import type { NotMeLinks, ToldChange } from "./not-me.links.js";
import { removeFactorsSince } from "./remove-factors.js";

/** How long after a change its link works. */
const LASTS_MS = days(30);
/** What was added got its time a moment before the email about it. */
const BEFORE_MS = minutes(1);

const reportSchema = z.object({ token: z.string().max(200) });

export interface DeletionRequests {
  /** Keeps an account whose deletion was requested since then. @returns whether there was such a request */
  cancelSince(
    transaction: EntityManager,
    request: { userId: string; since: Date; now: Date },
  ): Promise<boolean>;
}

interface Needs {
  guard: FactorGuard;
  changes: FactorChanges;
  devices: DeviceService;
  identities: IdentityService;
  pendingDeletions: DeletionRequests;
  audit: AuditService;
  outbox: OutboxService;
  notMeLinks: NotMeLinks;
  clock: Clock;
}

/** What the link "This wasn't me" in an email about someone's login does. */
export class NotMeService {
  constructor(private readonly needs: Needs) {}

  /**
   * Ends all sessions of the person, keeps an account whose deletion was requested since, and, unless they are staff, removes
   * the passkeys and connected accounts that were added since. For staff, a mailbox must never be enough to remove a second factor: whoever has it could then add their own.
   * Safe to repeat.
   * @returns whether what was added is gone
   * @throws INVALID_LINK, also 30 days after the change; UNAUTHENTICATED if the account was deleted
   */
  async report(input: Input<typeof reportSchema>, client: ClientInfo): Promise<boolean> {
    const { guard, devices, outbox } = this.needs;
    const change = this.changeOf(parse(reportSchema, input).token);
    const isUndone = await guard.alone(change.userId, async (transaction, role) => {
      await devices.endAll(transaction, change.userId, client);
      await this.keepAccount(transaction, change, client);
      if (isStaff({ role })) return false;
      await this.removeAdded(transaction, change, client);
      return true;
    });
    outbox.nudge();
    return isUndone;
  }

  private changeOf(token: string): ToldChange {
    const change = this.needs.notMeLinks.changeOf(token);
    if (!change) throw new AppError("INVALID_LINK", factorErrorTexts.badLink);
    if (later(change.at, LASTS_MS) < this.needs.clock.now())
      throw new AppError("INVALID_LINK", factorErrorTexts.oldLink);
    return change;
  }

  private async keepAccount(
    transaction: EntityManager,
    { userId, at }: ToldChange,
    client: ClientInfo,
  ): Promise<void> {
    const { pendingDeletions, audit, clock } = this.needs;
    const asked = { userId, since: later(at, -BEFORE_MS), now: clock.now() };
    if (!(await pendingDeletions.cancelSince(transaction, asked))) return;
    const actor = { kind: "person", id: userId } as const;
    await audit.record(transaction, {
      kind: "DELETION_CANCELED",
      actor,
      subjectId: userId,
      client,
    });
  }

  private async removeAdded(
    transaction: EntityManager,
    { userId, at }: ToldChange,
    client: ClientInfo,
  ): Promise<void> {
    const { changes, identities } = this.needs;
    const since = later(at, -BEFORE_MS);
    const person = { kind: "person", id: userId } as const;
    const { passkeyIds } = await removeFactorsSince(transaction, userId, since);
    for (const passkeyId of passkeyIds) {
      const removed = { kind: "FACTOR_REMOVED", event: "PASSKEY_REMOVED" } as const;
      await changes.note(transaction, person, { ...removed, factor: "PASSKEY", passkeyId, client });
    }
    await identities.unlinkSince(transaction, userId, since, client);
  }
}
