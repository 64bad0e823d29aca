/** What waits in a queue. */
export interface Backlog {
  /** Up to `MOST_COUNTED`. */
  waiting: number;
  /** How long the oldest of it has been due; 0 if nothing is. */
  oldestSeconds: number;
  /** Work that was given up, up to `MOST_COUNTED`. */
  dead: number;
}

/** Counts stop here: whoever asks how a site is that can't keep up must not slow it down. */
export const MOST_COUNTED = 1000;

export const secondsSince = (time: Date | null, now: Date): number =>
  time === null ? 0 : Math.max(0, (now.getTime() - time.getTime()) / 1000);
