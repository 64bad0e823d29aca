import { firmDayOf } from "#site/firm-day";
import { plusDays } from "#site/plain-day";

/** The day of a moment, in UTC: "2026-12-01". */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Midnight in UTC. */
export const midnightOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** So many days after the day of a moment where the firm works. */
export const dayAfter = (moment: Date, count: number): string => plusDays(firmDayOf(moment), count);
