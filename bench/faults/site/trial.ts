import type { SiteWorld } from "./site-world.js";

/** One line of the table: a number that a fault is measured by. */
export interface Measured {
  what: string;
  /** Null: never, in the time it was watched. */
  value: number | null;
  /** The largest value that is right. */
  atMost: number;
}

/** How long a run is. */
export interface Lengths {
  /** How often the database is killed, where it is killed. */
  kills: number;
  /** For how many seconds the database is gone, where it stays away. */
  away: number;
  /** How many requests are made at least, where instances are stopped and started. */
  requests: number;
  /** For how many minutes a site is watched, where it is asked the same all the time. */
  minutes: number;
}

export interface SiteTrial {
  name: string;
  run: (world: SiteWorld, lengths: Lengths) => Promise<Measured[]>;
  /** It is given up after so many milliseconds; half an hour by default. */
  longestMs?: (lengths: Lengths) => number;
}

/** What a trial needs isn't in this build, which is then not measured. */
export class NotThere extends Error {}
