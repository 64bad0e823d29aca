import { RateLimiterMemory, RateLimiterQueue } from "rate-limiter-flexible";
import { seconds } from "../../core/clock.js";
import { SesMailSender, type MailSender } from "../../integrations/mail/mail-sender.js";
import type { AuditService } from "../audit/audit.service.js";
import { queue, type Base, type Parts } from "../base.js";
import type { SuppressionService } from "../suppressions/suppression.service.js";
import { MailDecisionService } from "./mail-decision.service.js";
import { MailPause } from "./mail-pause.js";
import { MailQueueResolver } from "./mail-queue.resolver.js";
import { MailQueueService } from "./mail-queue.service.js";
import { MailRatesService } from "./mail-rates.service.js";
import { MailWorker, type MailWorkerNeeds } from "./mail-worker.js";
import { OutboxService } from "./outbox.service.js";

interface OutboxUses {
  audit: { audit: AuditService };
  suppressions: { suppressions: SuppressionService };
}

/** Where emails wait, and what administrators see and decide of those that can't be sent. */
export function createOutbox(base: Base, uses: OutboxUses) {
  const { audit } = uses.audit;
  const { suppressions } = uses.suppressions;
  const { env, dataSource, clock, logger } = base;
  const outbox = new OutboxService(clock);
  const mailPause = new MailPause(clock, logger);
  const mailQueue = new MailQueueService({ dataSource, pause: mailPause, clock });
  const mailDecisions = new MailDecisionService({ dataSource, outbox, audit, clock });
  const isConnected = env.SES_TOPIC_ARN !== undefined;
  const mailRates = new MailRatesService({ mailQueue, suppressions, clock, isConnected });
  const parts = {
    resolvers: [new MailQueueResolver(mailQueue, mailDecisions, mailRates)],
  } satisfies Parts;
  return { outbox, mailPause, mailQueue, parts };
}

type OfAllModules = Required<Pick<MailWorkerNeeds, "renderers" | "listeners" | "classes">>;
interface MailUses extends OfAllModules {
  once: NonNullable<Parts["once"]>;
  outbox: { outbox: OutboxService; mailPause: MailPause };
  /** The firm's own address is in them; administrators can change it. */
  settings: { settings: { staffMail(): Promise<string> } };
  suppressions: { suppressions: SuppressionService };
}

/** Sends every email of the product. It reads data through the modules; none of them depends on it. */
export function createMail(base: Base, uses: MailUses) {
  const { env, dataSource, clock, logger, clockGuard } = base;
  const { outbox, mailPause } = uses.outbox;
  const { settings } = uses.settings;
  const mailWorker = new MailWorker({
    dataSource,
    mailSender: senderOf(base),
    clock,
    logger,
    renderers: uses.renderers,
    listeners: uses.listeners,
    classes: uses.classes,
    once: new Set(uses.once),
    pause: mailPause,
    pace: paceOf(env),
    clockGuard,
    suppressions: uses.suppressions.suppressions,
    isOwnMailbox: async (address) => address === (await settings.staffMail()),
  });
  const parts = {
    queues: [queue("outbox", seconds(2), mailWorker, outbox)],
    backlogs: { outbox: mailWorker },
  } satisfies Parts;
  return { mailWorker, parts };
}

const senderOf = ({ env, patience, breakers }: Base): MailSender =>
  new SesMailSender({
    region: env.SES_REGION,
    endpoint: env.SES_ENDPOINT,
    from: env.MAIL_FROM,
    configurationSet: env.SES_CONFIGURATION_SET,
    timeoutMs: patience.mailMs,
    breaker: breakers.ses,
  });

/** Mails of one second may go at once, as SES allows. */
function paceOf({ SES_SEND_RATE: points }: Base["env"]): () => Promise<unknown> {
  const waiting = new RateLimiterQueue(new RateLimiterMemory({ points, duration: 1 }));
  return () => waiting.removeTokens(1);
}
