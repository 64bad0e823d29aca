import type { DataSource, EntityManager } from "typeorm";
import { z } from "zod";
import { accountErrorTexts } from "#texts/errors";
import { factorErrorTexts } from "#texts/factors";
import {
  isStaff,
  requireFresh,
  requireStaff,
  type Actor,
  type SignedIn,
} from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import { conflict, invalidCode, notFound } from "../../core/errors.js";
import type { Input } from "../../core/input.js";
import { line, parse } from "../../core/validation.js";
import type { AccountService } from "../accounts/account.service.js";
import type { SessionService } from "../accounts/session.service.js";
import type { User } from "../accounts/user.entity.js";
import type { AuditService } from "../audit/audit.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import type { FactorChanges, FactorCounts } from "./factor-changes.js";
import type { FactorGuard, Verdict } from "./factor-guard.js";
import { isRecoveryCode, type RecoveryCodes } from "./recovery-code.service.js";
import { isTotpCode, otpauthUrl } from "./totp.js";
import type { TotpService } from "./totp.service.js";

const codeSchema = z.object({ code: line(40, factorErrorTexts.codeMissing) });

/** A person's second factor, as this session sees it. */
export interface SecondFactorStatus extends FactorCounts {
  recoveryCodesLeft: number;
  provenUntil: Date | null;
  isProven: boolean;
  isRequired: boolean;
  passkeysNeedCode: boolean;
}

interface Needs {
  dataSource: DataSource;
  accounts: AccountService;
  sessions: SessionService;
  audit: AuditService;
  outbox: OutboxService;
  guard: FactorGuard;
  changes: FactorChanges;
  totp: TotpService;
  recoveryCodes: RecoveryCodes;
  siteName: string;
}

/** Authenticator apps and recovery codes of staff, and proving them. */
export class SecondFactorService {
  constructor(private readonly needs: Needs) {}

  /**
   * Hands out a secret for an authenticator app. Once a code confirms it, it replaces the one in use, if any.
   * @throws FORBIDDEN for candidates; SECOND_FACTOR_REQUIRED to add to or replace a factor without a fresh proof
   */
  async startTotp(actor: Actor): Promise<{ secret: string; otpauthUrl: string }> {
    const { guard, changes, totp, siteName } = this.needs;
    const user = requireStaff(actor);
    const secret = await guard.alone(user.id, async (transaction) => {
      await changes.requireMayAdd(transaction, user);
      return totp.start(transaction, user.id);
    });
    return { secret, otpauthUrl: otpauthUrl(secret, siteName, user.email) };
  }

  /**
   * Puts the authenticator app into use, replaces the recovery codes, and proves the factor for this session.
   * @returns the new recovery codes
   * @throws INVALID_CODE, RATE_LIMITED; FORBIDDEN and SECOND_FACTOR_REQUIRED like `startTotp`
   */
  async confirmTotp(
    actor: Actor,
    input: Input<typeof codeSchema>,
    client: ClientInfo,
  ): Promise<string[]> {
    const { guard, changes, totp, recoveryCodes } = this.needs;
    const user = requireStaff(actor);
    const { code } = parse(codeSchema, input);
    const judge = async (transaction: EntityManager) => {
      await changes.requireMayAdd(transaction, user);
      return totp.confirm(transaction, user.id, code);
    };
    const codes = await guard.check(user, client, judge, async (transaction) => {
      const change = { kind: "FACTOR_ADDED", event: "TOTP_ADDED", factor: "TOTP", client } as const;
      await changes.note(transaction, user, change);
      await this.prove(transaction, user);
      return recoveryCodes.renew(transaction, user.id);
    });
    this.needs.outbox.nudge();
    return codes;
  }

  /**
   * Proves the second factor for this session with a code of the authenticator app or a recovery code.
   * @throws INVALID_CODE, RATE_LIMITED, FORBIDDEN for candidates
   */
  async verify(actor: Actor, input: Input<typeof codeSchema>, client: ClientInfo): Promise<User> {
    const { guard, accounts, outbox } = this.needs;
    const user = requireStaff(actor);
    const { code } = parse(codeSchema, input);
    const isTotp = isTotpCode(code);
    // What cannot be a code is no guess, and must not lock the person out.
    if (!isTotp && !isRecoveryCode(code)) throw invalidCode(accountErrorTexts.codeInvalid);
    const judge = (transaction: EntityManager): Promise<Verdict> =>
      this.needs[isTotp ? "totp" : "recoveryCodes"].spend(transaction, user.id, code);
    await guard.check(user, client, judge, async (transaction) => {
      await this.noteProof(transaction, user, isTotp ? "TOTP" : "RECOVERY_CODE", client);
      await this.prove(transaction, user);
    });
    outbox.nudge();
    return accounts.get(user.id);
  }

  /** @throws NOT_FOUND, CONFLICT for the last factor, FORBIDDEN, SECOND_FACTOR_REQUIRED */
  async removeTotp(actor: Actor, client: ClientInfo): Promise<User> {
    const { guard, changes, totp, accounts, outbox } = this.needs;
    const user = requireStaff(actor);
    await guard.alone(user.id, async (transaction) => {
      requireFresh(user);
      const { hasTotp } = await changes.countsOf(transaction, user.id);
      if (!hasTotp) throw notFound("totp");
      await changes.requireMayRemove(transaction, user);
      await totp.remove(transaction, user.id);
      const kind = "FACTOR_REMOVED";
      const change = { kind, event: "TOTP_REMOVED", factor: "TOTP", client } as const;
      await changes.note(transaction, user, change);
    });
    outbox.nudge();
    return accounts.get(user.id);
  }

  /** Replaces all recovery codes. @throws CONFLICT without a factor, FORBIDDEN, SECOND_FACTOR_REQUIRED */
  async makeRecoveryCodes(actor: Actor, client: ClientInfo): Promise<string[]> {
    const { guard, changes, recoveryCodes, outbox } = this.needs;
    const user = requireFresh(requireStaff(actor));
    const codes = await guard.alone(user.id, async (transaction) => {
      const { hasTotp, passkeyCount } = await changes.countsOf(transaction, user.id);
      if (!hasTotp && passkeyCount === 0) throw conflict("CONFLICT", factorErrorTexts.noFactor);
      const event = "RECOVERY_CODES_MADE";
      const change = { kind: event, event, factor: "RECOVERY_CODE", client } as const;
      await changes.note(transaction, user, change);
      return recoveryCodes.renew(transaction, user.id);
    });
    outbox.nudge();
    return codes;
  }

  async statusOf(user: SignedIn): Promise<SecondFactorStatus> {
    const { dataSource, changes, recoveryCodes, sessions } = this.needs;
    const { manager } = dataSource;
    return {
      ...(await changes.countsOf(manager, user.id)),
      recoveryCodesLeft: await recoveryCodes.countLeft(manager, user.id),
      provenUntil: await sessions.secondFactorUntil(user.sessionId),
      isProven: user.secondFactor,
      isRequired: isStaff(user),
      passkeysNeedCode: !user.provenByCodeLately && (await changes.needCode(manager, user.id)),
    };
  }

  private prove(transaction: EntityManager, user: SignedIn): Promise<void> {
    return this.needs.sessions.prove(user.sessionId, "SECOND_FACTOR", transaction);
  }

  private async noteProof(
    transaction: EntityManager,
    user: SignedIn,
    factor: "TOTP" | "RECOVERY_CODE",
    client: ClientInfo,
  ): Promise<void> {
    const { audit, changes } = this.needs;
    const proof = { kind: "FACTOR_PROVEN", actor: user, details: { factor }, client } as const;
    await audit.record(transaction, proof);
    if (factor === "TOTP") return;
    const event = "RECOVERY_CODE_USED";
    await changes.note(transaction, user, { kind: event, event, factor, client });
  }
}
