import { setTimeout as delay } from "node:timers/promises";
import type { DataSource } from "typeorm";
import { planErrorTexts } from "#texts/errors";
import { seconds } from "../../../core/clock.js";
import { AppError, conflict } from "../../../core/errors.js";
import { Turns } from "../../../core/turns.js";
import { runAlone } from "../../../kit/db/named-lock.js";

/** How long a change waits to begin. */
const WAIT_MS = seconds(10);
/** How often to ask whether another instance has finished with the plan. */
const ASK_EVERY_MS = 50;
/** Each change keeps a connection to the database for its lock, and its work needs another one. */
const MOST_AT_ONCE = 5;
const RETRY_SECONDS = 5;

/** The changes of one plan on this instance: one at a time, first come, first served. */
interface Line {
  turns: Turns;
  length: number;
  /** Whether its first one waits because too many other plans are being changed. */
  isCrowded: boolean;
}

/** The changes that run or wait on this instance, which has one pool of connections. */
interface Changes {
  /** Changes of different plans at once: first come, first served. */
  slots: Turns;
  /** By plan. */
  lines: Map<string, Line>;
}
const changesOf = new WeakMap<DataSource, Changes>();

function changesOn(dataSource: DataSource): Changes {
  const known = changesOf.get(dataSource) ?? { slots: new Turns(MOST_AT_ONCE), lines: new Map() };
  changesOf.set(dataSource, known);
  return known;
}

/**
 * Runs one change of a plan at a time, by its buyer or by staff, so that each decides by what the one before it left. Those
 * that wait keep no connection: enough of them would leave none for the change that they wait for, nor for anyone else.
 * @throws if it can't begin within ten seconds: CONFLICT while this plan is being changed, UNAVAILABLE while too many others are
 */
export async function changeAlone<Result>(
  dataSource: DataSource,
  planId: string,
  change: () => Promise<Result>,
): Promise<Result> {
  const { slots, lines } = changesOn(dataSource);
  const line = lines.get(planId) ?? { turns: new Turns(1), length: 0, isCrowded: false };
  lines.set(planId, line);
  line.length += 1;
  const patience = new Patience(() => (line.isCrowded ? tooMany() : beingChanged()));
  const begin = async () => {
    patience.begin();
    return { result: await change() };
  };
  const attempt = () => runAlone(dataSource, `plan:${planId}`, begin);
  try {
    return await Promise.race([
      line.turns.take(() => untilDone({ line, slots }, patience, attempt)),
      patience.end,
    ]);
  } finally {
    patience.stop();
    line.length -= 1;
    if (line.length === 0) lines.delete(planId);
  }
}

/** @param attempt gives null while another instance is changing the plan */
async function untilDone<Result>(
  { line, slots }: { line: Line; slots: Turns },
  patience: Patience,
  attempt: () => Promise<{ result: Result } | null>,
): Promise<Result> {
  while (!patience.isOver) {
    line.isCrowded = true;
    const done = await slots.take(async () => {
      line.isCrowded = false;
      return patience.isOver ? null : attempt();
    });
    if (done) return done.result;
    await delay(ASK_EVERY_MS);
  }
  throw beingChanged();
}

/** How long one change waits. Once it has begun, it may take its time. */
class Patience {
  isOver = false;
  /** Fails when it is over. */
  readonly end: Promise<never>;
  private timer: NodeJS.Timeout | undefined;

  constructor(why: () => AppError) {
    this.end = new Promise((_, reject) => {
      this.timer = setTimeout(() => {
        this.isOver = true;
        reject(why());
      }, WAIT_MS);
    });
  }

  /** @throws if it is over: who asked has been told so */
  begin(): void {
    if (this.isOver) throw beingChanged();
    this.stop();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

const beingChanged = () => conflict("CONFLICT", planErrorTexts.busy);
const tooMany = () =>
  new AppError("UNAVAILABLE", planErrorTexts.crowded, { retryAfterSeconds: RETRY_SECONDS });
