import { MoreThan, type DataSource, type EntityManager } from "typeorm";
import type { ClientInfo } from "../../core/client-info.js";
import { days, later, type Clock } from "../../core/clock.js";
import { newId } from "../../core/ids.js";
import { networkOf } from "../../core/network.js";
import { keyedHash, newToken, sameDigest, tokenHash } from "../../core/secrets.js";
import { inTransaction } from "../../kit/db/transactions.js";
import { KnownBrowser } from "./known-browser.entity.js";
import { User } from "./user.entity.js";

/** Days after its last sign-in for which a browser and its network are remembered. */
export const KNOWN_FOR_DAYS = 180;
/** Pairs of browser and network per account. */
const MAX_KNOWN = 20;

/** Identifies a known browser: the value of its `device` cookie, which survives signing out. */
export interface DeviceCookie {
  value: string;
  expiresAt: Date;
}

/**
 * Remembers which browsers and networks have signed in to an account, so that their code requests are counted separately
 * from those of strangers for the same address (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). A known
 * browser proves nothing about the person who uses it: a code is still needed.
 */
export class KnownBrowserService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly secretKey: string,
  ) {}

  /**
   * The key of this browser if it has signed in to the account of `email`, otherwise null. Without our cookie, there is no
   * database query. Count by this key, never by the cookie's text, which a client can vary.
   */
  async knownAs(email: string, client: ClientInfo): Promise<string | null> {
    const hash = this.tokenHashOf(client);
    return hash !== null && (await this.exists(email, { tokenHash: hash })) ? hash : null;
  }

  /** Whether any browser has signed in to the account of `email` from this client's network. */
  isOwnNetwork(email: string, client: ClientInfo): Promise<boolean> {
    return this.exists(email, { networkHash: this.networkHashOf(client) });
  }

  /**
   * Remembers a browser that has just signed in. It always gets a new token, so that a token planted in the browser before is
   * worthless.
   */
  async remember(user: User, client: ClientInfo): Promise<DeviceCookie> {
    const token = newToken();
    const now = this.clock.now();
    const known = {
      userId: user.id,
      tokenHash: tokenHash(token),
      networkHash: this.networkHashOf(client),
    };
    await inTransaction(this.dataSource, async (transaction) => {
      const before = this.tokenHashOf(client);
      // The browser may be known to other accounts too.
      if (before)
        await transaction.update(
          KnownBrowser,
          { tokenHash: before },
          { tokenHash: known.tokenHash },
        );
      const { affected } = await transaction.update(KnownBrowser, known, { lastSignInAt: now });
      if (!affected)
        await transaction.insert(KnownBrowser, { id: newId(), ...known, lastSignInAt: now });
      await this.keepNewest(transaction, user.id);
    });
    const value = `${token}.${this.signatureOf(token)}`;
    return { value, expiresAt: later(now, days(KNOWN_FOR_DAYS)) };
  }

  private async exists(email: string, where: Partial<KnownBrowser>): Promise<boolean> {
    const lastSignInAt = MoreThan(later(this.clock.now(), -days(KNOWN_FOR_DAYS)));
    const users = this.dataSource.manager;
    const user = await users.findOne(User, { where: { email }, select: { id: true } });
    return users.existsBy(KnownBrowser, { ...where, userId: user?.id ?? "", lastSignInAt });
  }

  private async keepNewest(transaction: EntityManager, userId: string): Promise<void> {
    const surplus = await transaction.find(KnownBrowser, {
      where: { userId },
      order: { lastSignInAt: "DESC", id: "DESC" },
      skip: MAX_KNOWN,
      take: MAX_KNOWN,
      select: { id: true },
    });
    for (const { id } of surplus) await transaction.delete(KnownBrowser, { id });
  }

  /** Null without a cookie, or if we did not sign it. */
  private tokenHashOf({ deviceCookie = "" }: ClientInfo): string | null {
    const [token = "", signature = "", ...rest] = deviceCookie.split(".");
    const isOurs = rest.length === 0 && sameDigest(signature, this.signatureOf(token));
    return isOurs ? tokenHash(token) : null;
  }

  private signatureOf(token: string): string {
    return keyedHash(this.secretKey, "device", token);
  }

  private networkHashOf({ ipAddress }: ClientInfo): string {
    return keyedHash(this.secretKey, "network", networkOf(ipAddress));
  }
}
