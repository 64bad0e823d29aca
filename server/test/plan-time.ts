import { days, later } from "../core/clock.js";
import type { TestApp } from "./create-test-app.js";
import type { PaymentsTwin } from "./payments-twin.js";

/** Sends today's emails, moves our clock and Stripe's, and lets everything that is due happen. */
export async function moveTo(app: TestApp, payments: PaymentsTwin, time: Date): Promise<void> {
  await app.inbox.send();
  await payments.control("clock", { to: Math.floor(time.getTime() / 1000) });
  app.clock.advanceTo(time);
  await payments.settle();
}

/**
 * The first such day that is still to come, at this time of day in UTC. A date that is written down would be over one day, and
 * clocks only move forward.
 */
export function nextSuch(now: Date, time: string, isSuch: (day: Date) => boolean): Date {
  let day = later(now, days(1));
  while (!isSuch(day)) day = later(day, days(1));
  return new Date(`${day.toISOString().slice(0, 10)}T${time}Z`);
}

/** @param month 1 is January */
export const isOn =
  (month: number, date: number) =>
  (day: Date): boolean =>
    day.getUTCMonth() === month - 1 && day.getUTCDate() === date;

/** The time some months later, on the same day or the last of a shorter month. */
export function monthsLater(start: Date, months: number): Date {
  const last = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0));
  const day = Math.min(start.getUTCDate(), last.getUTCDate());
  return new Date(
    Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), day, start.getUTCHours()) +
      (start.getTime() % 3_600_000),
  );
}
