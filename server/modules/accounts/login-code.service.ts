import { randomInt } from "node:crypto";
import { IsNull, MoreThan, type DataSource, type EntityManager } from "typeorm";
import { accountErrorTexts } from "#texts/errors";
import { later, minutes, type Clock } from "../../core/clock.js";
import { AppError } from "../../core/errors.js";
import { newId } from "../../core/ids.js";
import { networkOf, type RateLimits } from "../../core/rate-limits.js";
import { keyedHash, newToken, sameDigest, tokenHash } from "../../core/secrets.js";
import { inTransaction } from "../../db/transactions.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import {
  CODE_SENDS_PER_ADDRESS,
  CODE_SENDS_PER_NETWORK,
  WRONG_CODES_PER_NETWORK,
} from "./account.limits.js";
import { LoginCode, type SignUpProfile } from "./login-code.entity.js";

/** Minutes a code lives, and wrong tries it survives (NIST 800-63B §5.1.3, OWASP ASVS 6.5.4/6.5.5). */
export const CODE_LIFETIME_MINUTES = 10;
const MAX_ATTEMPTS = 5;

const invalidCode = () => new AppError("INVALID_CODE", 401, accountErrorTexts.codeInvalid);

/** One-time codes: asked for by a browser, drawn when the mail leaves, proven once by the same browser. */
export class LoginCodeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: OutboxService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly secretKey: string,
  ) {}

  /**
   * Puts a code on its way to `email`. Known and unknown addresses take the same path.
   * @returns the token that binds the code to the asking browser (an HttpOnly cookie).
   * @throws RATE_LIMITED
   */
  async request(email: string, ipAddress: string, profile: SignUpProfile | null): Promise<string> {
    await this.limits.consume(CODE_SENDS_PER_NETWORK, networkOf(ipAddress));
    for (const limit of CODE_SENDS_PER_ADDRESS) await this.limits.consume(limit, email);
    const browserToken = newToken();
    const now = this.clock.now();
    await inTransaction(this.dataSource, async (transaction) => {
      await this.retireOlder(transaction, email, now);
      const id = newId();
      await transaction.insert(LoginCode, {
        id,
        email,
        browserHash: tokenHash(browserToken),
        codeHash: null,
        profile,
        attempts: 0,
        createdAt: now,
        expiresAt: later(now, minutes(CODE_LIFETIME_MINUTES)),
      });
      await this.outbox.enqueue(transaction, { kind: "LOGIN_CODE", payload: { loginCodeId: id } });
    });
    this.outbox.nudge();
    return browserToken;
  }

  /** Draws the six digits for a code whose mail leaves now; `null` when it is used or too old to be of use. */
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
   * Proves a code. Every failure is the same INVALID_CODE, so it tells nothing.
   * @throws INVALID_CODE, RATE_LIMITED
   */
  async prove(
    email: string,
    code: string,
    browserToken: string | undefined,
    ipAddress: string,
  ): Promise<LoginCode> {
    const network = networkOf(ipAddress);
    await this.limits.check(WRONG_CODES_PER_NETWORK, network);
    const request = await this.claim(email, code.trim(), browserToken);
    if (request) return request;
    await this.limits.consume(WRONG_CODES_PER_NETWORK, network);
    throw invalidCode();
  }

  private async claim(email: string, code: string, browserToken: string | undefined) {
    const request = await this.dataSource.manager.findOne(LoginCode, {
      where: { email, usedAt: IsNull(), expiresAt: MoreThan(this.clock.now()) },
      order: { createdAt: "DESC", id: "DESC" },
    });
    // Another browser cannot prove it anyway, and must not be able to use up the owner's tries.
    if (!request || !sameDigest(request.browserHash, tokenHash(browserToken ?? ""))) return null;
    if (!(await this.countTry(request.id))) return null;
    const rightCode = sameDigest(request.codeHash ?? "", this.hash(request, code));
    return rightCode && (await this.spend(request.id)) ? request : null;
  }

  /** Counted before the comparison and by one statement, so parallel guesses cannot outrun the count. */
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

  private async spend(id: string): Promise<boolean> {
    const now = this.clock.now();
    const result = await this.dataSource.manager.update(
      LoginCode,
      { id, usedAt: IsNull() },
      { usedAt: now },
    );
    return result.affected === 1;
  }

  /** A new code kills the ones before it. */
  private async retireOlder(transaction: EntityManager, email: string, now: Date): Promise<void> {
    await transaction.update(LoginCode, { email, usedAt: IsNull() }, { usedAt: now });
  }

  private hash(request: Pick<LoginCode, "id" | "email">, code: string): string {
    return keyedHash(this.secretKey, "login-code", request.id, request.email, code);
  }
}
