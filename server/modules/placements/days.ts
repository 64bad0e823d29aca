import { days, later } from "../../core/clock.js";

/** The day of a moment, in UTC: "2026-12-01". */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** So many days after a moment, as a day in UTC. */
export const dayAfter = (moment: Date, count: number): string => dayOf(later(moment, days(count)));

/** Midnight in UTC. */
export const midnightOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
