import type { Counter, Gauge } from "prom-client";
import {
  applications,
  graphqlFailures,
  payments,
  providerCalls,
  requests,
  signIns,
  workerDeadlines,
  workerFailures,
  workerSuccesses,
} from "./families.js";

/** How often something ended well and how often not, since the process started. */
export interface Outcomes {
  name: string;
  ok: number;
  failed: number;
}

export interface WorkerRuns {
  name: string;
  /** Null until it has run without an error. */
  lastSuccessAt: Date | null;
  failures: number;
  /** How long ago it should have run without an error, in seconds; negative while it has time. */
  lateSeconds: number;
}

type Family = Counter<string> | Gauge<string>;

async function sum(family: Family, wanted: Readonly<Record<string, string>> = {}): Promise<number> {
  const { values } = await family.get();
  return values
    .filter(({ labels }) => Object.entries(wanted).every(([name, value]) => labels[name] === value))
    .reduce((total, { value }) => total + value, 0);
}

/** The values of a label, in the order in which they appeared. */
async function namesOf(family: Family, label: string): Promise<string[]> {
  const { values } = await family.get();
  return [...new Set(values.map(({ labels }) => String(labels[label])))];
}

const outcomesOf = async (family: Family, label: string): Promise<Outcomes[]> =>
  Promise.all(
    (await namesOf(family, label)).map(async (name) => ({
      name,
      ok: await sum(family, { [label]: name, outcome: "ok" }),
      failed: await sum(family, { [label]: name, outcome: "failed" }),
    })),
  );

export const providerTotals = () => outcomesOf(providerCalls, "provider");
export const signInTotals = () => outcomesOf(signIns, "way");
export const applicationTotal = () => sum(applications);
export const paymentTotal = (outcome: string) => sum(payments, { outcome });

/** Requests so far, and how many failed by our fault. */
export const requestTotals = async () => ({
  requests: await sum(requests.family),
  failed: (await sum(requests.family, { status: "5xx" })) + (await sum(graphqlFailures)),
});

export async function workerRuns(): Promise<WorkerRuns[]> {
  const names = await namesOf(workerFailures, "worker");
  return Promise.all(
    names.map(async (name) => {
      const at = await sum(workerSuccesses, { worker: name });
      const lastSuccessAt = at === 0 ? null : new Date(at * 1000);
      const failures = await sum(workerFailures, { worker: name });
      const lateSeconds = Date.now() / 1000 - (await sum(workerDeadlines, { worker: name }));
      return { name, lastSuccessAt, failures, lateSeconds };
    }),
  );
}
