import type { TestApp } from "./create-test-app.js";
import type { PaymentsTwin } from "./payments-twin.js";

/** Sends today's emails, moves our clock and Stripe's, and lets everything that is due happen. */
export async function moveTo(app: TestApp, payments: PaymentsTwin, time: Date): Promise<void> {
  await app.inbox.send();
  await payments.control("clock", { to: Math.floor(time.getTime() / 1000) });
  app.clock.advance(time.getTime() - app.clock.now().getTime());
  await payments.settle();
}

/** The time some months later, on the same day or the last of a shorter month. */
export function monthsLater(start: Date, months: number): Date {
  const last = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months + 1, 0));
  const day = Math.min(start.getUTCDate(), last.getUTCDate());
  return new Date(
    Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), day, start.getUTCHours()) +
      (start.getTime() % 3_600_000),
  );
}
