import type { DataSource } from "typeorm";
import { minutes } from "../../core/clock.js";
import type { Logger } from "../../core/logger.js";
import type { Patience } from "../../core/patience.js";
import { readText, readTime } from "../../kit/db/row-readers.js";
import { timedOut } from "../../kit/db/errors.js";
import type { ChangeFeed } from "./change-feed.js";

/** How long it goes on without a database to compare it with: nothing newer can be read meanwhile. */
const ALONE_MS = minutes(10);
/** How often to ask it for its last change, while it lacks one. */
const ASK_EVERY_MS = 50;

/** Every instance with a replica beats once a second; one beat is enough. Of the database's clock, which is the same for all. */
const BEAT = `UPDATE replica_heartbeat SET beatAt = UTC_TIMESTAMP(3)
  WHERE id = 1 AND beatAt < UTC_TIMESTAMP(3) - INTERVAL 500000 MICROSECOND`;
/** Which database of which server this is: two of one machine differ in the port or the folder. */
const IDENTITY = "CONCAT_WS(' ', @@hostname, @@port, @@server_id, @@datadir, DATABASE())";
const WRITER = `SELECT UTC_TIMESTAMP(3) AS now, ${IDENTITY} AS identity`;
const REPLICA = `SELECT beatAt, ${IDENTITY} AS identity, @@read_only AS server, @@innodb_read_only AS engine
  FROM replica_heartbeat WHERE id = 1`;

type Row = Readonly<Record<string, unknown>>;

/** Why the replica is not asked. */
export type LeftOut = "NOT_OPEN" | "UNREACHABLE" | "BEHIND" | "IS_THE_WRITER" | "ALONE";

interface Parts {
  writer: DataSource;
  feed: ChangeFeed;
  /** Connects to the replica. */
  open: () => Promise<DataSource>;
  logger: Logger;
  patience: Pick<Patience, "replicaMs" | "replicaLagMs">;
}

/**
 * A copy of the database on another server, which is asked as long as it answers, is at most five seconds behind, and has every
 * change of jobs, companies and settings that this process knows of.
 */
export class Replica {
  private database: DataSource | null = null;
  private opening: Promise<DataSource> | null = null;
  private leftOut: LeftOut | null = "NOT_OPEN";
  /** Milliseconds behind the database that is written to; null if that is not known. */
  private lagMs: number | null = null;
  /** Number of the last change that it has. */
  private seq = 0;
  private comparedAt = 0;
  private askAgainAt = 0;
  private asking: Promise<void> | null = null;
  private isWritableTold = false;
  private abandon: ((error: Error) => void)[] = [];

  constructor(private readonly parts: Parts) {}

  /** @returns null if the other database must be asked */
  async current(): Promise<DataSource | null> {
    if (this.isCurrent()) return this.database;
    const lacksSomething = this.leftOut === null && Number.isFinite(this.parts.feed.reached);
    if (!lacksSomething) return null;
    if (performance.now() >= this.askAgainAt) this.asking ??= this.askForLast();
    await this.asking;
    return this.isCurrent() ? this.database : null;
  }

  /** Ends with an error that counts as unreachable as soon as the replica is left out: it may be silent. */
  whileAsked<Result>(work: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.abandon.push(reject);
      const forget = () => (this.abandon = this.abandon.filter((one) => one !== reject));
      work.then(resolve, reject).finally(forget);
    });
  }

  /** Called once a second, and before the first read. */
  async check(): Promise<void> {
    // At the same time: a beat that is on its way is not lag.
    const [writer, replica] = await Promise.allSettled([this.beat(), this.look()]);
    if (replica.status === "rejected") return this.leaveOut("UNREACHABLE", replica.reason);
    this.tellIfWritable(replica.value);
    if (writer.status === "rejected") {
      if (performance.now() - this.comparedAt > ALONE_MS) this.leaveOut("ALONE", writer.reason);
      return;
    }
    this.compare(writer.value, replica.value);
  }

  /** For the metrics. */
  numbers(): { isAsked: boolean; lagSeconds: number | null } {
    const { leftOut, lagMs } = this;
    return { isAsked: leftOut === null, lagSeconds: lagMs === null ? null : lagMs / 1000 };
  }

  leaveOut(reason: LeftOut, err?: unknown): void {
    if (this.leftOut !== reason) {
      const facts = { reason, lagMs: this.lagMs, ...(err === undefined ? {} : { err }) };
      this.parts.logger.warn(facts, "the replica is left out");
    }
    this.leftOut = reason;
    if (reason === "UNREACHABLE") this.lagMs = null;
    for (const reject of this.abandon.splice(0)) reject(timedOut("the replica is left out"));
  }

  async close(): Promise<void> {
    this.leftOut = "NOT_OPEN";
    // Those that are being opened may fail: the replica may be gone.
    await this.database?.destroy().catch(() => undefined);
  }

  private isCurrent(): boolean {
    return this.leftOut === null && this.seq >= this.parts.feed.reached;
  }

  private async beat(): Promise<Row> {
    const { writer } = this.parts;
    await writer.query(BEAT);
    return oneRow(await writer.query<Row[]>(WRITER));
  }

  private look(): Promise<Row> {
    return this.inTime(this.lookNow());
  }

  private async lookNow(): Promise<Row> {
    this.database ??= await this.open();
    return oneRow(await this.database.query<Row[]>(REPLICA));
  }

  /** A look that was given up may still be waiting for it. */
  private open(): Promise<DataSource> {
    this.opening ??= this.parts.open().finally(() => (this.opening = null));
    return this.opening;
  }

  private compare(writer: Row, replica: Row): void {
    this.comparedAt = performance.now();
    this.lagMs = Math.max(
      0,
      readTime(writer["now"]).getTime() - readTime(replica["beatAt"]).getTime(),
    );
    if (readText(writer["identity"]) === readText(replica["identity"]))
      return this.leaveOut("IS_THE_WRITER");
    if (this.lagMs > this.parts.patience.replicaLagMs) return this.leaveOut("BEHIND");
    if (this.leftOut === null) return;
    this.parts.logger.info({ lagMs: this.lagMs }, "the replica is asked");
    this.leftOut = null;
    // It may be another server now, with less.
    this.seq = 0;
    this.askAgainAt = 0;
  }

  private async askForLast(): Promise<void> {
    this.askAgainAt = performance.now() + ASK_EVERY_MS;
    try {
      if (this.database) this.seq = await this.inTime(this.parts.feed.positionIn(this.database));
    } catch (error) {
      this.leaveOut("UNREACHABLE", error);
    } finally {
      this.asking = null;
    }
  }

  /** @throws ETIMEDOUT */
  private async inTime<Result>(work: Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      const say = () => reject(timedOut("the replica does not answer"));
      timer = setTimeout(say, this.parts.patience.replicaMs);
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The site does not write there, but someone else may by mistake, which ends the replication. */
  private tellIfWritable({ server, engine }: Row): void {
    if (this.isWritableTold || isOn(server) || isOn(engine)) return;
    this.isWritableTold = true;
    this.parts.logger.warn({}, "the server of DATABASE_READ_URL is not read-only");
  }
}

/** MariaDB 12 answers with words. */
const isOn = (value: unknown): boolean => !["0", "OFF"].includes(String(value));

function oneRow([row]: Row[]): Row {
  if (!row) throw new Error("replica_heartbeat has no row: is this a copy of the site's database?");
  return row;
}
