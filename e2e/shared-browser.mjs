import { setTimeout as delay } from "node:timers/promises";
import { chromium } from "playwright-core";

/** Timeout in milliseconds for the browser's start, and for its end. */
const PATIENCE_MS = 60_000;

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Its processes grow; a new one starts in half a second. */
const FILES_PER_BROWSER = 12;

/** In milliseconds. Without workers, the browser is closed when no other file follows, since jest waits for it. */
const IDLE_MS = 200;

/** How a message of jest begins that tells a worker to end. It would have to be killed while a browser runs. */
const END = 2;
const isWorker = process.send !== undefined;
// Playwright ends the browser then.
if (isWorker) process.on("message", ([kind]) => kind === END && process.exit(0));

/** @type {Promise<import("playwright-core").Browser> | undefined} */
let running;
let files = 0;
/** @type {NodeJS.Timeout | undefined} */
let idle;

/**
 * The browser of this worker, started at its first use.
 *
 * @returns {Promise<import("playwright-core").Browser>}
 */
export function sharedBrowser() {
  running ??= start();
  return running;
}

function start() {
  const started = chromium.launch({
    executablePath: process.env.CHROMIUM,
    args: FLAGS,
    timeout: PATIENCE_MS,
  });
  // After a crash, the next page gets a new one.
  const forget = () => {
    if (running === started) running = undefined;
  };
  started.then((browser) => browser.on("disconnected", forget), forget);
  return started;
}

export function beginFile() {
  clearTimeout(idle);
}

/** Keeps the browser for the next file, if one comes at once. */
export async function endFile() {
  files += 1;
  if (files >= FILES_PER_BROWSER) await close();
  else if (!isWorker) idle = setTimeout(() => void close(), IDLE_MS);
}

async function close() {
  const closing = running;
  running = undefined;
  files = 0;
  // The test that asked for it reports why it did not start.
  const browser = await closing?.catch(() => undefined);
  // No limit of a test holds here. A browser that is still open ends with this process.
  const late = delay(PATIENCE_MS, "late", { ref: false });
  if ((await Promise.race([browser?.close(), late])) === "late")
    throw new Error(`The browser did not close within ${PATIENCE_MS / 1000} s.`);
}
