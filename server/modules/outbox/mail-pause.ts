import { minutes, seconds, type Clock } from "../../core/clock.js";
import { failureName } from "../../core/failure-name.js";
import type { Logger } from "../../core/logger.js";
import { NotNowError } from "../../kit/db/not-now-error.js";
import { MailProviderError, MaybeSentError } from "../../integrations/mail/mail-failures.js";

/** Waits before the first probes: most outages are short, and people wait for codes. Then once a minute. */
const FIRST_WAITS_MS = [seconds(5), seconds(20)];
const WAIT_MS = minutes(1);
/** More than the mails that one instance has in work during an outage. */
const MOST_SUSPECTS = 1000;

interface Outage {
  since: Date;
  /** When the last probe failed, or what began the outage. */
  failedAt: Date;
  probes: number;
  reason: string;
}

/**
 * Whether the mail provider takes mail. While it doesn't, the queue pauses, but for one mail at a time that probes.
 *
 * Each instance learns it by itself, at the cost of a few mails that use up no attempt. What fails is often the network, the keys,
 * or the clock of one machine: then the others go on, and a pause that they shared would hold them up, or be ended by them again
 * and again.
 */
export class MailPause {
  private outage: Outage | null = null;
  /** Mails that the provider took, and refused, since the start. */
  private answers = 0;
  /** Mails at which the provider itself failed, and how many it had answered by then. */
  private readonly suspects = new Map<string, number>();

  constructor(
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Null while mail is sent. */
  get since(): Date | null {
    return this.outage?.since ?? null;
  }

  /** Names of the errors, without their messages; null while mail is sent. */
  get reason(): string | null {
    return this.outage?.reason ?? null;
  }

  /** Whether it is time to try one mail. */
  isProbeDue(): boolean {
    if (this.outage === null) return false;
    const { failedAt, probes } = this.outage;
    // Either way: the clock may have been set back.
    const passed = Math.abs(this.clock.now().getTime() - failedAt.getTime());
    return passed >= (FIRST_WAITS_MS[probes] ?? WAIT_MS);
  }

  /**
   * Sends a mail, and learns from the answer.
   * @throws NotNowError instead of the provider's, if that says nothing about this mail
   */
  async watch(id: string, send: () => Promise<void>): Promise<void> {
    const isProbe = this.outage !== null;
    try {
      await send();
    } catch (error) {
      const isOutage = this.isOutage(id, error);
      if (isOutage) this.fail(error, isProbe);
      else this.answered(isProbe);
      // What may have been sent uses up an attempt: it must not be tried without end.
      throw isOutage && !(error instanceof MaybeSentError)
        ? new NotNowError("the mail provider takes no mail", error)
        : error;
    }
    this.suspects.delete(id);
    this.answered(isProbe);
  }

  /** Mail is sent again, by this instance or by another. */
  end(): void {
    if (this.outage === null) return;
    const { since, reason } = this.outage;
    this.outage = null;
    this.logger.info({ since, reason }, "the mail provider takes mail again");
  }

  /** Whether an error says that the provider takes no mail at all. */
  private isOutage(id: string, error: unknown): boolean {
    if (error instanceof MaybeSentError) return true;
    return error instanceof MailProviderError && !this.isItsOwn(id, error);
  }

  /** Whether the provider fails at this mail alone, and so again after it answered for others: then it must not stop them. */
  private isItsOwn(id: string, { isPerhapsTheMail }: MailProviderError): boolean {
    if (!isPerhapsTheMail) return false;
    const before = this.suspects.get(id);
    if (this.suspects.size >= MOST_SUSPECTS) this.suspects.clear();
    this.suspects.set(id, this.answers);
    return before !== undefined && before < this.answers;
  }

  /** Of those that were on their way when the outage began, only the first counts. */
  private fail(error: unknown, isProbe: boolean): void {
    const failedAt = this.clock.now();
    const reason = failureName(error);
    if (this.outage === null) {
      this.outage = { since: failedAt, failedAt, probes: 0, reason };
      this.logger.error({ err: error }, "the mail provider takes no mail: sending is paused");
    } else if (isProbe) {
      const probes = this.outage.probes + 1;
      this.outage = { ...this.outage, failedAt, probes, reason };
      this.logger.debug({ err: error, probes }, "the mail provider still takes no mail");
    }
  }

  private answered(isProbe: boolean): void {
    this.answers += 1;
    if (isProbe) this.end();
  }
}
