import { statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import type { Backlog } from "../../core/backlog.js";
import { minutes } from "../../core/clock.js";
import type { ClockGuard } from "../../kit/db/clock-guard.js";
import type { PoolNumbers } from "../../kit/db/pool-numbers.js";
import type { WriteProbe } from "../../kit/db/write-probe.js";
import type { ChangeFeed, Lag } from "../changes/change-feed.js";

/** A connection that went silent may never answer. */
const ABANDONED_MS = minutes(1);

/** Work that waits in the database, by the names of its workers. */
export const QUEUES = [
  "outbox",
  "stripe events",
  "held applications",
  "job closings",
  "resume texts",
  "data exports",
  "board imports",
  "account deletions",
  "audit seals",
  "changes",
] as const;
export type QueueName = (typeof QUEUES)[number];

/** What follows the feed of changes. */
export const READERS = ["caches", "search index"] as const;
export type ReaderName = (typeof READERS)[number];

export interface SiteNumbersNeeds {
  queues: Readonly<Record<QueueName, { backlog(): Promise<Backlog> }>>;
  /** The number of the last change that each has taken over; null before its start. */
  readers: Readonly<Record<ReaderName, { readonly position: number | null }>>;
  changes: Pick<ChangeFeed, "lagOf">;
  pool: () => PoolNumbers;
  writeProbe: Pick<WriteProbe, "canWrite">;
  clockGuard: Pick<ClockGuard, "isRight" | "offsetMs">;
  /** Null if none is set. */
  replica: { numbers(): ReplicaNumbers } | null;
}

interface ReplicaNumbers {
  isAsked: boolean;
  /** Null if it is not known. */
  lagSeconds: number | null;
}

/** How this process stands to the database. */
export interface InstanceNumbers {
  /** Whether requests should be sent to it. */
  isReady: boolean;
  canWrite: boolean;
  /** How far its clock is ahead of the database's; null before the first comparison. */
  clockOffsetMs: number | null;
  replica: ReplicaNumbers | null;
}

/** What the database says, for the whole site. */
export interface DatabaseNumbers {
  queues: ReadonlyMap<QueueName, Backlog>;
  lags: ReadonlyMap<ReaderName, Lag>;
}

/** How the site is: what waits in the database, and what this process has at hand. */
export class SiteNumbers {
  private running: { reading: Promise<DatabaseNumbers>; since: number } | null = null;

  constructor(private readonly needs: SiteNumbersNeeds) {}

  pool(): PoolNumbers {
    return this.needs.pool();
  }

  /** Whether requests should be sent to this instance. Answers within a second. */
  async isReady(): Promise<boolean> {
    return (await this.instance()).isReady;
  }

  /** Answers within a second. */
  async instance(): Promise<InstanceNumbers> {
    const { writeProbe, clockGuard, replica } = this.needs;
    const canWrite = await writeProbe.canWrite();
    return {
      isReady: canWrite && clockGuard.isRight(),
      canWrite,
      clockOffsetMs: clockGuard.offsetMs,
      replica: replica && replica.numbers(),
    };
  }

  /** Bytes free for uploads; null if the system doesn't tell. */
  async tempFreeBytes(): Promise<number | null> {
    try {
      const { bavail, bsize } = await statfs(tmpdir());
      return bavail * bsize;
    } catch {
      return null;
    }
  }

  /**
   * One question after the other, so that a site in trouble gives up one connection for it; whoever asks meanwhile gets the same
   * numbers.
   * @returns null if the database doesn't answer in time
   */
  async database(maxMs: number): Promise<DatabaseNumbers | null> {
    const reading = this.sharedReading();
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), maxMs);
    });
    try {
      return await Promise.race([reading.catch(() => null), patience]);
    } finally {
      clearTimeout(timer);
    }
  }

  private sharedReading(): Promise<DatabaseNumbers> {
    const { running } = this;
    const now = performance.now();
    if (running && now - running.since < ABANDONED_MS) return running.reading;
    const reading = this.read().finally(() => {
      if (this.running?.reading === reading) this.running = null;
    });
    this.running = { reading, since: now };
    return reading;
  }

  private async read(): Promise<DatabaseNumbers> {
    const { queues, readers, changes } = this.needs;
    const backlogs = new Map<QueueName, Backlog>();
    for (const name of QUEUES) backlogs.set(name, await queues[name].backlog());
    const lags = new Map<ReaderName, Lag>();
    for (const name of READERS) {
      const { position } = readers[name];
      if (position !== null) lags.set(name, await changes.lagOf(position));
    }
    return { queues: backlogs, lags };
  }
}
