import { providerCalls as callReports, type ProviderCall } from "../provider-reports.js";
import {
  applications,
  durations,
  graphqlFailures,
  operations,
  payments,
  providerCalls,
  requests,
  routes,
  signIns,
  workerDeadlines,
  workerFailures,
  workerSuccesses,
} from "./families.js";

const PROVIDERS = ["s3", "ses", "stripe", "google", "linkedin"] as const;
/** `refused`: not called, because its breaker is open. */
const CALL_OUTCOMES = ["ok", "failed", "refused"] as const;
const OUTCOMES = ["ok", "failed"] as const;
const ENDINGS = ["2xx", "3xx", "4xx", "5xx", "aborted"] as const;
const WAYS = ["CODE", "PASSKEY", "GOOGLE", "LINKEDIN"] as const;
const PAYMENT_OUTCOMES = ["accepted", "review", "received", "failed", "confirm"] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** What isn't in a fixed list: names come from callers, and each would be a series of its own. */
export const OTHER = "other";

const isOneOf = <Name extends string>(names: readonly Name[], name: unknown): name is Name =>
  (names as readonly unknown[]).includes(name);

// A counter that first appears with its first event hides that event from `increase` and `rate`.
for (const status of ENDINGS) requests.add(status, 0);
for (const provider of PROVIDERS)
  for (const outcome of CALL_OUTCOMES) providerCalls.inc({ provider, outcome }, 0);
for (const outcome of OUTCOMES) {
  for (const way of WAYS) signIns.inc({ way, outcome }, 0);
}
for (const kind of ["new", "renewed"]) applications.inc({ kind }, 0);
for (const outcome of PAYMENT_OUTCOMES) payments.inc({ outcome }, 0);

/**
 * @param ended.isAborted whether the client left before the end
 * @param ended.route one of a fixed list
 */
export function countRequest(ended: {
  status: number;
  tookMs: number;
  isAborted: boolean;
  route: string;
}): void {
  const status = ended.isAborted ? "aborted" : `${Math.floor(ended.status / 100)}xx`;
  requests.add(status);
  durations.observe(ended.tookMs / 1000);
  routes.add(ended.route);
}

/** @param operation one of a fixed list */
export const countOperation = (operation: string): void => operations.add(operation);

/** An error in an answer that is our fault: its HTTP status is 200. */
export const countGraphqlFailure = (): void => graphqlFailures.inc();

/** Call it before the first run: until then, the worker has no numbers. */
export const announceWorker = (worker: string): void => workerFailures.inc({ worker }, 0);

/** @param withinMs how soon it must have run without an error, in milliseconds from now */
export const expectRun = (worker: string, withinMs: number): void =>
  workerDeadlines.set({ worker }, (Date.now() + withinMs) / 1000);

export function countRun(worker: string, isOk: boolean): void {
  if (isOk) workerSuccesses.set({ worker }, Date.now() / 1000);
  else workerFailures.inc({ worker });
}

// Each call of an outside service goes through its breaker, which says how it ended.
callReports.subscribe((call) => {
  const { provider, outcome } = call as ProviderCall;
  providerCalls.inc({ provider, outcome });
});

/** @param way as the audit log names it */
export function countSignIn(way: unknown, isOk: boolean): void {
  const name = isOneOf(WAYS, way) ? way : OTHER;
  signIns.inc({ way: name, outcome: isOk ? "ok" : "failed" });
}

export const countApplication = (isRenewed: boolean): void =>
  applications.inc({ kind: isRenewed ? "renewed" : "new" });

export const countPayment = (outcome: PaymentOutcome): void => payments.inc({ outcome });
