import { readFile, writeFile } from "node:fs/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { chromium, type Browser, type BrowserContext, type Response } from "playwright-core";
import { z } from "zod";
import { signUp } from "./attack/people.js";
import { pagesToMeasure, type BenchPage } from "./page-list.js";

/** What the benchmark needs to know. */
interface WeightBench {
  /** Origin of the site. */
  site: string;
  /** Origin of the inbox that receives the site's mails. */
  inbox: string;
  /** Path of the browser program. */
  chromium: string;
  /** Stores the result as the new base. */
  save: boolean;
}

/** Bytes of a page's scripts and styles, each file compressed on its own. */
const weight = z.object({
  jsGzip: z.number(),
  jsBrotli: z.number(),
  cssGzip: z.number(),
  cssBrotli: z.number(),
});
type Weight = z.infer<typeof weight>;
const COLUMNS = ["jsGzip", "cssGzip", "jsBrotli", "cssBrotli"] as const;
/** Gzip is what every browser supports. A page that is heavier here than in the base fails. */
const HELD = ["jsGzip", "cssGzip"] as const;

/** What pages may weigh, by page: the weights at an earlier commit, or since then those that `--save` stored. */
const BASE_FILE = "bench/weight-base.json";
const base = z.record(z.string(), weight);

/** Of who signs in. */
const NETWORK = "10.99.0.1";
const PHONE = { width: 360, height: 780 };
/** A page has loaded once it has asked for nothing for this long. */
const QUIET_MS = 1500;
const WIDTH = 20;

/**
 * Opens every page that a visitor can open on a phone's screen, and the application form, which is for people who are
 * signed in, and adds up the scripts and styles that each loads.
 * @returns false if a page is heavier than in the base
 */
export async function benchWeight(options: WeightBench): Promise<boolean> {
  const { site, inbox, save } = options;
  const pages = await pagesToMeasure(site, inbox);
  const browser = await chromium.launch({
    executablePath: options.chromium,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const results: Record<string, Weight> = {};
  for (const page of pages) results[nameOf(page)] = await weigh(browser, site + page.address);
  const form = pages.find(({ name }) => name === "/apply-now");
  if (form !== undefined) {
    const person = await signUp({ url: site, inbox }, NETWORK, `weight-${Date.now()}@example.com`);
    results[`${form.name} signed in`] = await weigh(browser, site + form.address, person);
  }
  await browser.close();
  const known = base.parse(JSON.parse(await readFile(BASE_FILE, "utf8")));
  const heavier = print(results, known);
  if (save) await writeFile(BASE_FILE, `${JSON.stringify(results, null, 2)}\n`);
  return save || heavier === 0;
}

/** Jobs, companies, and posts differ from run to run, and weigh the same. */
const nameOf = ({ name }: BenchPage): string =>
  name.replace(/^(\/(?:\w+-details|companies)\/).*/, "$1…");

/** @param cookies of who opens the page; none for a visitor */
async function weigh(browser: Browser, address: string, cookies = ""): Promise<Weight> {
  // Requests of a service worker would count twice.
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: "block" });
  const named = cookies.split("; ").flatMap((cookie) => {
    const [name = "", ...value] = cookie.split("=");
    return name === "" ? [] : [{ name, value: value.join("="), url: address }];
  });
  await context.addCookies(named);
  const files = new Map<string, Response>();
  context.on("response", (response) => files.set(response.url(), response));
  const page = await context.newPage();
  await Promise.all([quiet(context), page.goto(address)]);
  const scripts = await bodies(files, "script");
  const styles = await bodies(files, "stylesheet");
  await context.close();
  return {
    jsGzip: sum(scripts.map(gzip)),
    jsBrotli: sum(scripts.map(brotli)),
    cssGzip: sum(styles.map(gzip)),
    cssBrotli: sum(styles.map(brotli)),
  };
}

/** Resolves once the pages have asked for nothing for a while, and all requests are answered. */
async function quiet(context: BrowserContext): Promise<void> {
  let open = 0;
  let since = performance.now();
  const count = (change: number) => () => {
    open += change;
    since = performance.now();
  };
  context.on("request", count(1));
  context.on("requestfinished", count(-1));
  context.on("requestfailed", count(-1));
  while (open > 0 || performance.now() - since < QUIET_MS)
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 10));
}

async function bodies(files: ReadonlyMap<string, Response>, type: string): Promise<Buffer[]> {
  const ofType = [...files.values()].filter(
    (response) => response.request().resourceType() === type,
  );
  return Promise.all(ofType.map((response) => response.body()));
}

const gzip = (body: Buffer): number =>
  body.length === 0 ? 0 : gzipSync(body, { level: constants.Z_BEST_COMPRESSION }).length;
const brotli = (body: Buffer): number => (body.length === 0 ? 0 : brotliCompressSync(body).length);
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Prints one line per page: each weight, and its difference from the base. @returns how many pages are heavier */
function print(results: Record<string, Weight>, known: z.infer<typeof base>): number {
  const first = Math.max(...Object.keys(results).map((name) => name.length)) + 1;
  const line = (name: string, cells: readonly string[]) =>
    console.log(name.padEnd(first) + cells.map((cell) => cell.padStart(WIDTH)).join(""));
  console.log("\nBytes that each page loads, and the difference from the base");
  line("", ["JS gzip", "CSS gzip", "JS brotli", "CSS brotli"]);
  for (const [name, measured] of Object.entries(results))
    line(
      name,
      COLUMNS.map((column) => cell(measured[column], known[name]?.[column])),
    );
  const heavier = Object.entries(results).filter(([name, measured]) =>
    HELD.some((column) => measured[column] > (known[name]?.[column] ?? Infinity)),
  );
  const names = heavier.map(([name]) => name).join(", ");
  console.log(heavier.length === 0 ? "no page is heavier" : `heavier than the base: ${names}`);
  return heavier.length;
}

function cell(measured: number, before: number | undefined): string {
  const shown = measured.toLocaleString("en-US");
  if (before === undefined) return `${shown} (new)`;
  const change = measured - before;
  return `${shown} (${change > 0 ? "+" : ""}${change})`;
}
