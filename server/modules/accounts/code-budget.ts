import type { ClientInfo } from "../../core/client-info.js";
import { accountErrorTexts } from "#texts/errors";
import { AppError } from "../../core/errors.js";
import { mailboxKey } from "../../core/mailbox-key.js";
import { networkOf } from "../../core/network.js";
import type { Limit, RateLimits } from "../../kit/rate-limits.js";
import {
  CODE_SENDS_PER_ADDRESS,
  CODE_SENDS_PER_NETWORK,
  CODE_SENDS_PER_STRANGER,
  WRONG_CODES_PER_NETWORK,
} from "./account.limits.js";
import type { KnownBrowserService } from "./known-browser.service.js";

const MINUTE = 60;

/**
 * Limits for requesting and trying codes (docs/decisions/0015). Each request counts toward one budget: the browser's own if it
 * has signed in to the address before; otherwise the network's own if the address has been signed in to from there;
 * otherwise the one shared by all strangers. So strangers can use up only the strangers' budget, and the number of mails
 * to an address is limited in any case. Addresses without an account are counted in the same way.
 */
export class CodeBudget {
  constructor(
    private readonly limits: RateLimits,
    private readonly browsers: KnownBrowserService,
  ) {}

  /** Counts one send. @throws RATE_LIMITED */
  async takeSend(email: string, client: ClientInfo): Promise<void> {
    const mailbox = mailboxKey(email);
    const network = networkOf(client.ipAddress);
    const browser = await this.browsers.knownAs(email, client);
    if (browser) return this.consumeAll(CODE_SENDS_PER_ADDRESS, `browser ${mailbox} ${browser}`);
    await this.limits.check(CODE_SENDS_PER_NETWORK, network);
    // Check each limit before counting, so that a refused request does not use up a budget that
    // others share, such as a campus's.
    if (await this.browsers.isOwnNetwork(email, client)) {
      const own = `network ${mailbox} ${network}`;
      await this.checkAll(CODE_SENDS_PER_ADDRESS, own);
      await this.limits.consume(CODE_SENDS_PER_NETWORK, network);
      return this.consumeAll(CODE_SENDS_PER_ADDRESS, own);
    }
    await this.checkAll(CODE_SENDS_PER_ADDRESS, mailbox).catch(suggestOtherWays);
    await this.checkAll(CODE_SENDS_PER_STRANGER, `${mailbox} ${network}`);
    await this.limits.consume(CODE_SENDS_PER_NETWORK, network);
    await this.consumeAll(CODE_SENDS_PER_STRANGER, `${mailbox} ${network}`);
    await this.consumeAll(CODE_SENDS_PER_ADDRESS, mailbox).catch(suggestOtherWays);
  }

  /**
   * Whose wrong codes are counted: a known browser's own, otherwise those of the network.
   * @returns the key for `checkGuesses` and `countWrongGuess`
   */
  async guesserOf(email: string, client: ClientInfo): Promise<string> {
    const browser = await this.browsers.knownAs(email, client);
    return browser ? `browser ${browser}` : networkOf(client.ipAddress);
  }

  /** @throws RATE_LIMITED if there were too many wrong codes under this key */
  checkGuesses(guesser: string): Promise<void> {
    return this.limits.check(WRONG_CODES_PER_NETWORK, guesser);
  }

  countWrongGuess(guesser: string): Promise<void> {
    return this.limits.consume(WRONG_CODES_PER_NETWORK, guesser);
  }

  private async checkAll(limits: readonly Limit[], key: string): Promise<void> {
    for (const limit of limits) await this.limits.check(limit, key);
  }

  private async consumeAll(limits: readonly Limit[], key: string): Promise<void> {
    for (const limit of limits) await this.limits.consume(limit, key);
  }
}

/** A stranger may have caused a long wait, so the error mentions the other ways to sign in. */
function suggestOtherWays(error: unknown): never {
  const wait = error instanceof AppError ? (error.details.retryAfterSeconds ?? 0) : 0;
  if (wait <= MINUTE) throw error;
  throw new AppError("RATE_LIMITED", accountErrorTexts.tooManyCodes(wait), {
    retryAfterSeconds: wait,
  });
}
