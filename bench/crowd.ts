import { readFile } from "node:fs/promises";
import { Agent, get } from "node:http";
import { setTimeout as delay } from "node:timers/promises";

/**
 * `npm run bench -- crowd`: many visitors. 1,000 of them, each with a connection that stays open, ask for pages that are ready,
 * and then visitors ask for many different addresses (`--addresses`), which must not fill the memory.
 */
const VISITORS = 1_000;
const SECONDS = 20;
/** Each visitor asks about once a second, at random moments. If all asked at once, the time would only measure answers per second. */
const PAUSE_MS = 1_000;
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
  const pages = ["/", "/jobs"].map((path) => site + path);
  for (const page of pages) await fetch(page, { headers: BROWSER });
  const times: number[] = [];
  const end = performance.now() + SECONDS * 1000;
  await Promise.all(Array.from({ length: VISITORS }, () => visit(pages, end, times)));
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Infinity;
  console.log(
    `\n${VISITORS} connections on ready pages: ${(times.length / SECONDS).toFixed(0)} req/s`,
  );
  console.log(
    `p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms (at most ${MAX_P99_MS})`,
  );
  console.log(`memory ${await memory(pid)} MiB`);
  return at(0.99) <= MAX_P99_MS;
}

/** One visitor, who asks until the end. @param times receives the milliseconds of each answer but the first, which connects */
async function visit(pages: readonly string[], end: number, times: number[]): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const pauseMs = () => -Math.log(1 - Math.random()) * PAUSE_MS;
  for (let asked = 0; performance.now() < end; asked += 1) {
    await delay(pauseMs());
    const began = performance.now();
    await answered(pages[asked % pages.length] ?? "", agent);
    if (asked > 0) times.push(performance.now() - began);
  }
  agent.destroy();
}

/** Settles with the last byte. @throws {Error} if the answer is not a page */
const answered = (page: string, agent: Agent): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = get(page, { agent, headers: BROWSER }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${page}: ${answer.statusCode}`));
      answer.on("end", resolve).on("error", reject).resume();
    });
    request.on("error", reject);
  });

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
