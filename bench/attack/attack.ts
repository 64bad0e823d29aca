import type { Site } from "./people.js";

export interface Attack {
  name: string;
  /** Does what is needed before the measured time. @returns a function that starts the attack from this network */
  prepare: (site: Site, network: string) => Start | Promise<Start>;
  /** Whether the attack did what its name says; if not, nothing was measured. */
  isReal: (outcome: Outcome) => boolean;
}

/** @returns a function that stops the attack */
export type Start = () => () => Outcome | Promise<Outcome>;

export interface Outcome {
  /** Number of responses by HTTP status. */
  statuses: Record<string, number>;
  /** Requests without a response when the attack was stopped. */
  unanswered: number;
}
