import { isMainThread } from "node:worker_threads";

/**
 * Loaded into a site with `--import`: its clock runs ahead by what the parent process says, and timers that are due by
 * then run at once. So days pass in seconds, and the product's own intervals are what is measured. Short timers, such as
 * those of network timeouts, are left alone.
 */
const LONG_MS = 1_500;

interface Waiting {
  due: number;
  run: () => void;
  timer: NodeJS.Timeout;
}

let offset = Number(process.env.FAULTS_CLOCK_OFFSET ?? 0);
const realNow = Date.now.bind(Date);
const now = (): number => realNow() + offset;
const realSetTimeout = globalThis.setTimeout;
const realClearTimeout = globalThis.clearTimeout;
const waiting = new Map<unknown, Waiting>();

globalThis.Date = new Proxy(Date, {
  construct: (target, args: [], newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, name, receiver) =>
    name === "now" ? now : (Reflect.get(target, name, receiver) as unknown),
});

function setLongTimeout(work: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) {
  if (ms < LONG_MS) return realSetTimeout(work, ms, ...args);
  const run = () => {
    waiting.delete(handle);
    work(...args);
  };
  const handle = realSetTimeout(run, ms);
  waiting.set(handle, { due: now() + ms, run, timer: handle });
  return handle;
}

globalThis.setTimeout = Object.assign<typeof setLongTimeout, typeof setTimeout>(
  setLongTimeout,
  realSetTimeout,
);
globalThis.clearTimeout = (handle) => {
  realClearTimeout(waiting.get(handle)?.timer ?? handle);
  waiting.delete(handle);
};

function advance(milliseconds: number): void {
  offset += milliseconds;
  for (const entry of [...waiting.values()]) {
    realClearTimeout(entry.timer);
    if (entry.due <= now()) entry.run();
    else entry.timer = realSetTimeout(entry.run, entry.due - now());
  }
}

process.on("message", (message: { advance?: number; id?: number }) => {
  if (message.advance === undefined) return;
  advance(message.advance);
  process.send?.({ advanced: message.id });
});
// A run that is interrupted leaves no site behind.
process.once("disconnect", () => process.exit());
// It may have ended before this line. Threads of the site load this file, too, and never have a connection.
if (isMainThread && !process.connected) process.exit();
