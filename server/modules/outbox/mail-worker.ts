import { In, IsNull, MoreThanOrEqual, Not, type DataSource } from "typeorm";
import type { Backlog } from "../../core/backlog.js";
import { hours, seconds, type Clock } from "../../core/clock.js";
import type { Logger } from "../../core/logger.js";
import type { Mail } from "../../integrations/mail/mail.js";
import { MaybeSentError } from "../../integrations/mail/mail-failures.js";
import type { MailSender } from "../../integrations/mail/mail-sender.js";
import type { ClockGuard } from "../../kit/db/clock-guard.js";
import { LeasedQueue } from "../../kit/db/leased-queue.js";
import { NotNowError } from "../../kit/db/not-now-error.js";
import type { SuppressionService } from "../suppressions/suppression.service.js";
import type { MailClass, WithheldReason } from "../suppressions/suppression.types.js";
import type { MailPause } from "./mail-pause.js";
import type { NoticeKind, NoticeRenderers, SentListeners } from "./notices.js";
import { OutboxMessage, type UnsentReason } from "./outbox.entity.js";

const BATCH = 25;
/** Mails sent at once. */
const AT_ONCE = 5;
/** Rendering, sending, and updating the row, all timing out. */
const LONGEST_SEND_MS = seconds(30);
/** Reaches no one (RFC 2606): the person's account was deleted after the email was queued. */
const NOWHERE = /\.invalid$/;
/** As long as mail servers try: 5 s, 15 s, … 3 h, then every 4 h, which makes 3 days. */
const RETRY = { firstMs: seconds(5), factor: 3, longestMs: hours(4) };
const MAX_ATTEMPTS = 26;
/** The one that has waited longest: the same one every time might be at fault itself. */
const PROBE = { most: 1, order: { "q.nextAttemptAt": "ASC" } } as const;

export interface MailWorkerNeeds {
  dataSource: DataSource;
  mailSender: MailSender;
  clock: Clock;
  logger: Logger;
  renderers: NoticeRenderers;
  /** Told of each mail of its kind that was sent. */
  listeners?: SentListeners;
  /** Mails that a person would take for a second event if they came twice. Of others, one that comes twice is better than none. */
  once?: ReadonlySet<NoticeKind>;
  pause: MailPause;
  /** Resolves when one more mail may be sent; at once if left out. */
  pace?: () => Promise<unknown>;
  clockGuard: Pick<ClockGuard, "check">;
  suppressions: Pick<SuppressionService, "withheldFrom">;
  /** Of the other kinds, each mail is a SERVICE. */
  classes?: Partial<Record<NoticeKind, MailClass>>;
  /** Whether it is the firm's own mailbox, which gets all mail: no one would notice that it gets none. */
  isOwnMailbox?: (address: string) => Promise<boolean>;
}

/** Renders and sends the mails in the outbox. Any number of instances may run it at once. */
export class MailWorker {
  private readonly queue: LeasedQueue<OutboxMessage>;
  private isProbing = false;

  constructor(private readonly needs: MailWorkerNeeds) {
    const { dataSource, clock, logger } = needs;
    this.queue = new LeasedQueue(dataSource, clock, logger, {
      entity: OutboxMessage,
      order: { "q.priority": "ASC", "q.nextAttemptAt": "ASC" },
      batch: BATCH,
      atOnce: AT_ONCE,
      longestWorkMs: LONGEST_SEND_MS,
      maxAttempts: MAX_ATTEMPTS,
      retry: RETRY,
      work: (message) => this.send(message),
      isFinal: (error, message) => error instanceof MaybeSentError && this.isOnce(message),
      dueSince: "createdAt",
      tell: {
        failed: "mail not sent",
        givenUp: "mail given up",
        facts: ({ id, kind }) => ({ outboxId: id, kind }),
      },
    });
  }

  /**
   * @param listener called when a batch was full, so that the next one starts without waiting for
   *   the tick
   */
  onNudge(listener: () => void): void {
    this.queue.onNudge(listener);
  }

  /**
   * Sends a batch of due mails; while the provider takes none, at most one at times.
   * @returns how many it took up
   */
  async drain(): Promise<number> {
    const { pause } = this.needs;
    if (pause.since === null) return this.queue.drain();
    if (!pause.isProbeDue()) return 0;
    this.isProbing = true;
    try {
      return await this.probe(pause);
    } finally {
      this.isProbing = false;
    }
  }

  /** Goes on until the provider has answered for one: some are no longer needed. */
  private async probe(pause: MailPause): Promise<number> {
    let total = 0;
    while (pause.since !== null && pause.isProbeDue() && total < BATCH) {
      const taken = await this.takeOne();
      if (taken === 0) {
        // Nothing waits: perhaps since another instance can send.
        if (await this.wasSentSince(pause.since)) pause.end();
        return total;
      }
      total += taken;
    }
    return total;
  }

  /** Those that must not come twice come last: if the answer is lost, an administrator must decide about them. */
  private async takeOne(): Promise<number> {
    const { once = new Set() } = this.needs;
    const taken = await this.queue.drain({ ...PROBE, only: { kind: Not(In([...once])) } });
    return taken > 0 || once.size === 0 ? taken : this.queue.drain(PROBE);
  }

  private wasSentSince(since: Date): Promise<boolean> {
    const sent = { doneAt: MoreThanOrEqual(since), unsent: IsNull() };
    return this.needs.dataSource.manager.existsBy(OutboxMessage, sent);
  }

  /** What waits in the queue, and what was given up. */
  backlog(): Promise<Backlog> {
    return this.queue.backlog();
  }

  private async send(message: OutboxMessage): Promise<void> {
    const mail = await this.render(message);
    if (mail === null) await this.requireRightClock();
    if (!mail || NOWHERE.test(mail.to)) return this.leaveUnsent(message, "NOT_NEEDED");
    const withheld = await this.withheldFrom(message, mail.to);
    if (withheld !== null) return this.leaveUnsent(message, withheld);
    await this.needs.pace?.();
    this.requireProvider();
    if (this.isOnce(message)) await this.sendOnce(message, mail);
    else await this.handOver(message, mail);
    await this.tell(message);
  }

  /** What looks expired to a clock that is fast is left to another instance. */
  private async requireRightClock(): Promise<void> {
    if (!(await this.needs.clockGuard.check())) throw new NotNowError("the clock is wrong");
  }

  /** For those that were taken up before one of them showed that the provider takes no mail. */
  private requireProvider(): void {
    if (this.needs.pause.since !== null && !this.isProbing)
      throw new NotNowError("sending is paused");
  }

  private handOver({ id }: OutboxMessage, mail: Mail): Promise<void> {
    return this.needs.pause.watch(id, () => this.needs.mailSender.send(mail));
  }

  private async withheldFrom({ kind }: OutboxMessage, to: string): Promise<WithheldReason | null> {
    const { suppressions, classes, isOwnMailbox } = this.needs;
    const why = await suppressions.withheldFrom(to, classes?.[kind] ?? "SERVICE");
    return why !== null && (await isOwnMailbox?.(to)) ? null : why;
  }

  /** So that it isn't counted among those that were sent. */
  private async leaveUnsent({ id }: OutboxMessage, unsent: UnsentReason): Promise<void> {
    await this.needs.dataSource.manager.update(OutboxMessage, { id }, { unsent });
  }

  /**
   * Notes first that the mail is handed over. If this process ends before the row says that it was sent, or the provider's
   * answer is lost, it is not sent again by itself: administrators find it among the mails that failed.
   */
  private async sendOnce(message: OutboxMessage, mail: Mail): Promise<void> {
    const { id, handedOverAt } = message;
    if (handedOverAt !== null) throw new MaybeSentError("handed over before");
    const note = await this.noteHandOver(id);
    try {
      await this.handOver(message, mail);
    } catch (error) {
      if (!(error instanceof MaybeSentError)) await this.takeBack(id, note, error);
      throw error;
    }
  }

  /** @throws if another instance has noted it since this one leased the row */
  private async noteHandOver(id: string): Promise<Date> {
    const { dataSource, clock } = this.needs;
    const handedOverAt = clock.now();
    const free = { id, handedOverAt: IsNull(), doneAt: IsNull(), deadAt: IsNull() };
    const { affected } = await dataSource.manager.update(OutboxMessage, free, { handedOverAt });
    if (affected !== 1) throw new Error("another instance sends this email");
    return handedOverAt;
  }

  /** After a refusal. If that can't be written, the email waits for an administrator. */
  private async takeBack(id: string, handedOverAt: Date, refusal: unknown): Promise<void> {
    const { dataSource, logger } = this.needs;
    await dataSource.manager
      .update(OutboxMessage, { id, handedOverAt }, { handedOverAt: null })
      .catch((err: unknown) =>
        logger.error({ err, refusal, outboxId: id }, "mail stays handed over"),
      );
  }

  private isOnce({ kind }: OutboxMessage): boolean {
    return this.needs.once?.has(kind) === true;
  }

  /** A listener that fails must not send the email again. */
  private async tell({ id, kind, payload }: OutboxMessage): Promise<void> {
    const listen = this.needs.listeners?.[kind] as
      | ((payload: unknown) => Promise<void>)
      | undefined;
    try {
      await listen?.(payload);
    } catch (error) {
      this.needs.logger.warn({ err: error, outboxId: id, kind }, "sent mail not noted");
    }
  }

  private render({ kind, payload }: OutboxMessage): Promise<Mail | null> {
    const render = this.needs.renderers[kind] as (payload: unknown) => Promise<Mail | null>;
    return render(payload);
  }
}
