import type { RequestHandler } from "express";
import type { DataSource } from "typeorm";
import { seconds, type Clock } from "../core/clock.js";
import type { Backlog } from "../core/backlog.js";
import type { Logger } from "../core/logger.js";
import type { Patience } from "../core/patience.js";
import type { Env } from "../env.js";
import type { Breakers } from "../integrations/breaker/breakers.js";
import type { ObjectStore } from "../integrations/storage/object-store.js";
import type { ClockGuard } from "../kit/db/clock-guard.js";
import type { ListDoor } from "../kit/http/paging.js";
import type { RateLimits } from "../kit/rate-limits.js";
import type { CompanyPart } from "./companies/company-parts.types.js";
import type { MailSite } from "./outbox/mail-content.js";
import type { NoticeKind, NoticeRenderers, SentListeners } from "./outbox/notices.js";
import type { MailClass } from "./suppressions/suppression.types.js";

/** What nearly every module is made from. `server/base.ts` makes it, once. */
export interface Base {
  env: Env;
  dataSource: DataSource;
  clock: Clock;
  logger: Logger;
  patience: Patience;
  /** Says whether this machine's clock agrees with the database's. */
  clockGuard: ClockGuard;
  limits: RateLimits;
  breakers: Breakers;
  store: ObjectStore;
  /** What every email says about the site. */
  site: MailSite;
}

/** Whatever may wait to be done at once. */
interface Waking {
  onNudge(listener: () => void): void;
}

/** Work in the background. Its name is a label of metrics. */
export interface Work {
  name: string;
  everyMs: number;
  run: () => Promise<unknown>;
  /** How long after the start it runs first. */
  firstRunAfterMs: number;
  /** What makes it run at once. */
  wokenBy: readonly Waking[];
}

/** After a start. The first requests need the processor and the connections more. */
const FIRST_RUN_AFTER_MS = seconds(1);

/** Work that is looked for from time to time. */
export const timer = (
  name: string,
  everyMs: number,
  run: () => Promise<unknown>,
  firstRunAfterMs = FIRST_RUN_AFTER_MS,
): Work => ({ name, everyMs, run, firstRunAfterMs, wokenBy: [] });

/** Work that waits in a queue, and starts at once when more of it is added. @param others what else adds to the queue */
export const queue = (
  name: string,
  everyMs: number,
  waiting: Waking & { drain(): Promise<unknown> },
  ...others: Waking[]
): Work => ({
  name,
  everyMs,
  run: () => waiting.drain(),
  firstRunAfterMs: 0,
  wokenBy: [...others, waiting],
});

/** Work that must go on even while this machine's clock is wrong. */
export const watch = (
  name: string,
  everyMs: number,
  run: () => Promise<unknown>,
  ...wokenBy: Waking[]
): Work => ({ name, everyMs, run, firstRunAfterMs: 0, wokenBy });

/** What a module adds to the site beside its services. `server/gather.ts` puts those of all modules together. */
export interface Parts {
  /** One of each class of GraphQL resolvers. */
  resolvers?: readonly object[];
  /** Documented calls under /api. */
  rest?: readonly ((lists: ListDoor) => RequestHandler)[];
  /** Calls that a provider signs: they come before the caller is identified. */
  webhooks?: readonly RequestHandler[];
  /** Files and other answers for browsers that are no pages. `logoGate` limits how many logos a network loads at once. */
  web?: readonly ((logoGate: RequestHandler) => RequestHandler)[];
  /** Paths of `web` at which the caller is identified. */
  identified?: readonly string[];
  /** The emails that it sends. */
  notices?: Partial<NoticeRenderers>;
  /** Its emails that are no services: a service tells of what the person did, or must know. */
  mailClasses?: Partial<Record<NoticeKind, MailClass>>;
  /** Emails that a person would take for a second event if they came twice. */
  once?: readonly NoticeKind[];
  /** What it notes when an email was sent. */
  sent?: SentListeners;
  timers?: readonly Work[];
  queues?: readonly Work[];
  watches?: readonly Work[];
  /** What is written down before the process ends. */
  atStop?: readonly (() => Promise<unknown>)[];
  /** What waits in the database, by the names of the workers: for metrics and the page about the system. */
  backlogs?: Readonly<Record<string, { backlog(): Promise<Backlog> }>>;
  /** What follows the feed of changes. */
  readers?: Readonly<Record<string, { readonly position: number | null }>>;
  /** Rows that go with a company when it is merged into another. */
  companyParts?: readonly CompanyPart[];
}
