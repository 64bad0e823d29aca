import type { Clock } from "../../core/clock.js";
import {
  providerTotals,
  requestTotals,
  workerRuns,
  type Outcomes,
  type WorkerRuns,
} from "../../core/metrics/totals.js";

/** An hour, one after the other. */
const KEPT = 61;

/** What was counted up to a moment. */
export interface Moment {
  at: Date;
  requests: number;
  failed: number;
  providers: Outcomes[];
  workers: WorkerRuns[];
}

/** What this process counted in the last hour, by the minute; its counters only know the sum since its start. */
export class RecentMinutes {
  private moments: Moment[] = [];

  constructor(private readonly clock: Clock) {}

  /** Call it once a minute. */
  async note(): Promise<void> {
    this.moments = [...this.moments, await this.now()].slice(-KEPT);
  }

  async now(): Promise<Moment> {
    const at = this.clock.now();
    const providers = await providerTotals();
    return { at, ...(await requestTotals()), providers, workers: await workerRuns() };
  }

  /** The oldest moment that is known, but not older than this; null before the first. */
  since(time: Date): Moment | null {
    return this.moments.find(({ at }) => at >= time) ?? null;
  }

  /** How many requests each minute had, oldest first; the last one ends now. */
  requests(now: Moment): { at: Date; requests: number; failed: number }[] {
    if (this.moments.length === 0) return [];
    return [...this.moments.slice(1), now].map(({ at, requests, failed }, index) => {
      const before = this.moments[index];
      return {
        at,
        requests: requests - (before?.requests ?? 0),
        failed: failed - (before?.failed ?? 0),
      };
    });
  }
}
