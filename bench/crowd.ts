import { readFile } from "node:fs/promises";
import autocannon from "autocannon";

/**
 * `npm run bench -- crowd`: many visitors. 1,000 connections that stay open ask for pages that are ready, and then visitors ask
 * for many different addresses (`--addresses`), which must not fill the memory.
 */
const CONNECTIONS = 1_000;
const SECONDS = 10;
/** Each visitor asks about once a second. If all asked again at once, the time would only measure answers per second. */
const RATE = 1_000;
const CONCURRENT = 8;
const MAX_P99_MS = 50;
const MAX_MIB = 300;
const BROWSER = { "accept-encoding": "gzip, deflate, br, zstd" };

interface Crowded {
  site: string;
  pid: number;
  addresses: number;
}

/** @returns false if a bound is exceeded */
export async function benchCrowd(crowded: Crowded): Promise<boolean> {
  const isFast = await keepAsking(crowded);
  return (await askForMany(crowded)) && isFast;
}

async function keepAsking({ site, pid }: Crowded): Promise<boolean> {
  for (const path of ["/", "/jobs"]) await fetch(site + path, { headers: BROWSER });
  const requests = ["/", "/jobs"].map((path) => ({ method: "GET" as const, path }));
  const {
    latency,
    requests: rate,
    errors,
    non2xx,
  } = await autocannon({
    ...{ url: site, headers: BROWSER, requests, connections: CONNECTIONS, duration: SECONDS },
    overallRate: RATE,
  });
  console.log(`\n${CONNECTIONS} connections on ready pages: ${rate.average.toFixed(0)} req/s`);
  console.log(
    `p50 ${latency.p50} ms, p99 ${latency.p99} ms (at most ${MAX_P99_MS}), ${errors} errors`,
  );
  console.log(`memory ${await memory(pid)} MiB`);
  return errors === 0 && non2xx === 0 && latency.p99 <= MAX_P99_MS;
}

/** Each address is a page of its own; networks take turns, so that none of them has to wait. */
async function askForMany({ site, pid, addresses }: Crowded): Promise<boolean> {
  const before = await memory(pid);
  let next = 0;
  let highest = before;
  let failed = 0;
  const visit = async () => {
    while (next < addresses) {
      next += 1;
      const path = `/jobs?query=-unheard${next}`;
      const from = `10.${(next >> 16) & 255}.${(next >> 8) & 255}.${next & 255}`;
      const headers = { ...BROWSER, "x-forwarded-for": from };
      const answer = await fetch(site + path, { headers });
      await answer.arrayBuffer();
      if (!answer.ok) failed += 1;
      if (next % 100 === 0) highest = Math.max(highest, await memory(pid));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT }, visit));
  console.log(`\n${addresses} different addresses: ${failed} failed`);
  console.log(`memory ${before} MiB before, at most ${highest} MiB (at most ${MAX_MIB})`);
  return failed === 0 && highest <= MAX_MIB;
}

/** Resident memory of a process; 0 where there is no /proc (proc(5)). */
async function memory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
}
