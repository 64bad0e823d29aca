import { randomInt } from "node:crypto";
import { IsNull, LessThan, MoreThan, type DataSource, type EntityManager } from "typeorm";
import { accountErrorTexts } from "#texts/errors";
import type { ClientInfo } from "../../core/client-info.js";
import { later, minutes, type Clock } from "../../core/clock.js";
import { invalidCode } from "../../core/errors.js";
import { newId } from "../../core/ids.js";
import { keyedHash, newToken, sameDigest, tokenHash } from "../../core/secrets.js";
import { visitor, type Actor } from "../../core/actor.js";
import type { ProvenIdentity } from "../../integrations/identity/provider-settings.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AuditService } from "../audit/audit.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import type { SuppressionService } from "../suppressions/suppression.service.js";
import type { CodeBudget } from "./code-budget.js";
import { LoginCode, type CodeIdentity, type SignUpProfile } from "./login-code.entity.js";
import { User } from "./user.entity.js";

/** A code's lifetime in minutes, and how many wrong tries it allows (NIST 800-63B §5.1.3, OWASP ASVS 6.5.4/6.5.5). */
export const CODE_LIFETIME_MINUTES = 10;
const MAX_ATTEMPTS = 5;
/** How long a provider's word lasts while the person asks for further codes; as long as the offer to connect it. */
const IDENTITY_LASTS_MS = minutes(15);

/** What a proven code brings with it. */
interface CodeContent {
  /** From a sign-up form. */
  profile?: SignUpProfile;
  /** Defaults to the identity of the code that this one replaces. */
  identity?: CodeIdentity | null;
}

/** One-time codes: requested by a browser, generated when the email is sent, proven once by the same browser. */
export class LoginCodeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly budget: CodeBudget,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    private readonly secretKey: string,
    private readonly suppressions: Pick<SuppressionService, "noteArrival">,
  ) {}

  /**
   * Requests a code for `email`. Known and unknown addresses take the same path.
   * @param content what takes effect once the code is proven
   * @param codeToken what this browser's last request returned: that code then stops working. Codes for other browsers
   *   keep working; otherwise anyone could end the code that the owner is waiting for.
   * @returns the token that ties the code to this browser (an HttpOnly cookie).
   * @throws RATE_LIMITED
   */
  async request(
    email: string,
    content: CodeContent,
    codeToken: string | undefined,
    client: ClientInfo,
  ): Promise<string> {
    await this.budget.takeSend(email, client);
    const { profile = null, identity } = content;
    const browserToken = newToken();
    const now = this.clock.now();
    await inTransaction(this.dataSource, async (transaction) => {
      const kept = codeToken ? await this.retire(transaction, email, codeToken) : null;
      const id = newId();
      await transaction.insert(LoginCode, {
        id,
        email,
        browserHash: tokenHash(browserToken),
        codeHash: null,
        profile,
        identity: identity === undefined ? kept : identity,
        attempts: 0,
        createdAt: now,
        expiresAt: later(now, minutes(CODE_LIFETIME_MINUTES)),
      });
      const notice = { kind: "LOGIN_CODE", payload: { loginCodeId: id } } as const;
      await this.outbox.enqueue(transaction, notice, { priority: "CODE" });
    });
    this.outbox.nudge();
    return browserToken;
  }

  /**
   * Has a code confirm the address that a provider gives for an account. A code that this browser still waits for, for the same
   * address, will do: no other one is sent.
   * @returns as `request` @throws RATE_LIMITED
   */
  async requestFor(
    { email, ...proven }: ProvenIdentity,
    codeToken: string | undefined,
    client: ClientInfo,
  ): Promise<string> {
    const identity = { ...proven, provenAt: this.clock.now().toISOString() };
    const waiting = codeToken ? await this.pending(email, codeToken) : null;
    if (!codeToken || !waiting || waiting.attempts >= MAX_ATTEMPTS)
      return this.request(email, { identity }, codeToken, client);
    await this.dataSource.manager.update(LoginCode, { id: waiting.id }, { identity });
    return codeToken;
  }

  /** The code that this browser waits for: the newest that can still be proven. Null if there is none. */
  async awaitedBy(codeToken: string | undefined): Promise<LoginCode | null> {
    if (!codeToken) return null;
    return this.dataSource.manager.findOne(LoginCode, {
      where: { ...this.waitingIn(codeToken), attempts: LessThan(MAX_ATTEMPTS) },
      order: { createdAt: "DESC", id: "DESC" },
    });
  }

  /** Generates the six digits when the email is sent; `null` if the code was used or is too old. */
  async draw(id: string): Promise<{ code: string; request: LoginCode } | null> {
    const request = await this.dataSource.manager.findOneBy(LoginCode, {
      id,
      usedAt: IsNull(),
      expiresAt: MoreThan(this.clock.now()),
    });
    if (!request) return null;
    const code = randomInt(0, 1_000_000).toString().padStart(6, "0");
    await this.dataSource.manager.update(LoginCode, { id }, { codeHash: this.hash(request, code) });
    return { code, request };
  }

  /**
   * Proves a code. Every failure gives the same INVALID_CODE, so it reveals nothing. Only tries that were compared with a code
   * count: others reveal nothing, and must not lock a whole network out of signing in.
   * @param prover who the audit log names for a wrong code: a person who is signed in already, otherwise a visitor
   * @throws INVALID_CODE, RATE_LIMITED
   */
  async prove(
    email: string,
    code: string,
    codeToken: string | undefined,
    client: ClientInfo,
    prover: Actor = visitor,
  ): Promise<LoginCode> {
    if (!codeToken) throw invalidCode(accountErrorTexts.codeInvalid);
    const guesser = await this.budget.guesserOf(email, client);
    await this.budget.checkGuesses(guesser);
    const request = await this.pending(email, codeToken);
    if (!request || !(await this.countTry(request.id)))
      throw invalidCode(accountErrorTexts.codeInvalid);
    if (sameDigest(request.codeHash ?? "", this.hash(request, code.trim()))) {
      if (await this.spend(request.id)) {
        await this.suppressions.noteArrival(email);
        return request;
      }
    } else {
      await this.budget.countWrongGuess(guesser);
      await this.recordWrongGuess(email, client, prover);
    }
    throw invalidCode(accountErrorTexts.codeInvalid);
  }

  /** The code that this browser requested: no other browser can prove it or use up its tries. */
  private pending(email: string, codeToken: string): Promise<LoginCode | null> {
    return this.dataSource.manager.findOne(LoginCode, {
      where: { email, ...this.waitingIn(codeToken) },
      order: { createdAt: "DESC", id: "DESC" },
    });
  }

  private waitingIn(codeToken: string) {
    const browserHash = tokenHash(codeToken);
    return { browserHash, usedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) };
  }

  /** Counts the try before the comparison, in one statement, so that parallel guesses cannot bypass the limit. */
  private async countTry(id: string): Promise<boolean> {
    const result = await this.dataSource.manager
      .createQueryBuilder()
      .update(LoginCode)
      .set({ attempts: () => "attempts + 1" })
      .where("id = :id AND attempts < :max AND usedAt IS NULL AND expiresAt > :now", {
        id,
        max: MAX_ATTEMPTS,
        now: this.clock.now(),
      })
      .execute();
    return result.affected === 1;
  }

  /** Also for addresses without an account, so that both take the same time. */
  private async recordWrongGuess(email: string, client: ClientInfo, actor: Actor): Promise<void> {
    const { manager } = this.dataSource;
    const user = await manager.findOne(User, { where: { email }, select: { id: true } });
    const details = { by: "CODE", why: "WRONG_CODE" };
    const event = { kind: "SIGN_IN_FAILED", actor, subjectId: user?.id ?? null } as const;
    await this.audit.record(manager, { ...event, details, client });
  }

  private async spend(id: string): Promise<boolean> {
    const now = this.clock.now();
    const result = await this.dataSource.manager.update(
      LoginCode,
      { id, usedAt: IsNull() },
      { usedAt: now },
    );
    return result.affected === 1;
  }

  /** @returns the provider's account that the code was to confirm, while the provider's word lasts */
  private async retire(
    transaction: EntityManager,
    email: string,
    codeToken: string,
  ): Promise<CodeIdentity | null> {
    const older = { email, browserHash: tokenHash(codeToken), usedAt: IsNull() };
    const newest = { createdAt: "DESC", id: "DESC" } as const;
    const found = await transaction.findOne(LoginCode, { where: older, order: newest });
    await transaction.update(LoginCode, older, { usedAt: this.clock.now() });
    const identity = found?.identity ?? null;
    const oldest = later(this.clock.now(), -IDENTITY_LASTS_MS).toISOString();
    return identity && identity.provenAt > oldest ? identity : null;
  }

  private hash(request: Pick<LoginCode, "id" | "email">, code: string): string {
    return keyedHash(this.secretKey, "login-code", request.id, request.email, code);
  }
}
