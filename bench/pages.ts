import { execFile } from "node:child_process";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { z } from "zod";
import { pagesToMeasure, type BenchPage } from "./page-list.js";
import { print, type Figures } from "./pages-table.js";

const run = promisify(execFile);
const LIGHTHOUSE = path.resolve("bench/lighthouse/measure.mjs");
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const LIMIT_MS = 120_000;
/** What the benchmark needs to know. */
interface PagesBench {
  /** Origin of the site. */
  site: string;
  sitePid: number;
  /** Origin of the inbox that receives the site's mails. */
  inbox: string;
  /** Path of the browser program. */
  chromium: string;
  /** Paths of the pages to measure; all if empty. */
  only: string[];
  /** Measurements per page; the median counts. */
  runs: number;
}

const MAX_REPORT_BYTES = 64 * 1024 * 1024;

const audit = z.object({
  id: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
});
const category = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const report = z.object({
  categories: z.record(z.enum(CATEGORIES), category),
  audits: z.record(z.string(), audit),
});
const requests = z.object({
  audits: z.object({
    "network-requests": z.object({
      details: z.object({
        items: z.array(
          z.object({
            url: z.string(),
            resourceType: z.string().optional(),
            transferSize: z.number().optional(),
          }),
        ),
      }),
    }),
  }),
});

/**
 * Runs Lighthouse (mobile, simulated slow 4G) on every page that a visitor can open. The site keeps a low priority
 * from then on, as in bench/lighthouse/measure.mjs.
 */
export async function benchPages(bench: PagesBench): Promise<void> {
  const { site, sitePid, inbox, chromium, only, runs } = bench;
  os.setPriority(sitePid, os.constants.priority.PRIORITY_LOW);
  const all = await pagesToMeasure(site, inbox);
  const pages = only.length === 0 ? all : only.map((name) => pageNamed(name, all));
  console.log(`\nLighthouse mobile, ${pages.length} pages, median of ${runs} run(s)`);
  const results: Figures[] = [];
  for (const page of pages) {
    const measured: Figures[] = [];
    for (let n = 0; n < runs; n += 1) measured.push(await measure(site, page, chromium));
    results.push(medianOf(measured));
    process.stderr.write(".");
  }
  process.stderr.write("\n");
  print(results);
}

/** @param name its path; `/job-details` and `/blog-details` name the newest of theirs */
function pageNamed(name: string, pages: BenchPage[]): BenchPage {
  const found =
    pages.find((page) => page.name === name) ??
    pages.find((page) => page.name.startsWith(`${name}/`));
  if (found === undefined) throw new Error(`There is no page ${name}.`);
  return found;
}

/** Lighthouse sometimes loses a trace (NO_NAVSTART), and its message says to run it again. */
const ATTEMPTS = 4;

async function lighthouse(address: string, skipped: string[], chromium: string): Promise<unknown> {
  const args = [LIGHTHOUSE, address, chromium, CATEGORIES.join(), skipped.join()];
  const options = { maxBuffer: MAX_REPORT_BYTES, timeout: LIMIT_MS };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return JSON.parse((await run(process.execPath, args, options)).stdout);
    } catch (error) {
      if (attempt === ATTEMPTS) throw new Error(`${address}: ${lastLine(error)}`, { cause: error });
    }
  }
}

const lastLine = (error: unknown): string => {
  const words = error && typeof error === "object" && "stderr" in error ? error.stderr : error;
  return String(words).trim().split("\n").at(-1) ?? "";
};

async function measure(site: string, page: BenchPage, chromium: string): Promise<Figures> {
  const json = await lighthouse(site + page.address, page.skipped, chromium);
  const { categories, audits } = report.parse(json);
  const score = (name: (typeof CATEGORIES)[number]) =>
    Math.round((categories[name].score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  const faults = (["accessibility", "best-practices", "seo"] as const).flatMap((name) =>
    categories[name].auditRefs.filter(
      ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
    ),
  );
  return {
    page: page.name,
    skipped: page.skipped,
    exempt: page.exempt,
    performance: score("performance"),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
    lcp: value("largest-contentful-paint") / 1000,
    cls: value("cumulative-layout-shift"),
    tbt: value("total-blocking-time"),
    ...(await weights(site + page.address, json)),
    faults: faults.map(({ id }) => id),
  };
}

/** kB of the page's scripts and styles: as transferred (brotli, with headers), and as gzip would be. */
async function weights(address: string, json: unknown) {
  const { items } = requests.parse(json).audits["network-requests"].details;
  const scripts = items.filter(({ resourceType }) => resourceType === "Script");
  const zipped = await Promise.all(scripts.map(({ url }) => gzipBytes(url)));
  const css = await stylesOf(address);
  return {
    js: sum(scripts.map(({ transferSize = 0 }) => transferSize)) / 1000,
    jsGzip: sum(zipped) / 1000,
    css: brotliCompressSync(css).length / 1000,
    cssGzip: gzipSync(css).length / 1000,
  };
}

const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The page's style sheet (docs/decisions/0033). */
async function stylesOf(address: string): Promise<string> {
  const html = await (await fetch(address)).text();
  const [, sheet = ""] = /<link id="sheet" rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  return (await fetch(new URL(sheet, address))).text();
}

async function gzipBytes(url: string): Promise<number> {
  const response = await fetch(url, { headers: { "accept-encoding": "gzip" } });
  const body = await response.arrayBuffer();
  return Number(response.headers.get("content-length") ?? body.byteLength);
}

function medianOf(all: Figures[]): Figures {
  const [first] = all;
  if (!first) throw new Error("nothing was measured");
  const median = (pick: (figures: Figures) => number) =>
    all.map(pick).sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? NaN;
  return {
    page: first.page,
    skipped: first.skipped,
    exempt: first.exempt,
    performance: median((f) => f.performance),
    accessibility: median((f) => f.accessibility),
    bestPractices: median((f) => f.bestPractices),
    seo: median((f) => f.seo),
    lcp: median((f) => f.lcp),
    cls: median((f) => f.cls),
    tbt: median((f) => f.tbt),
    js: median((f) => f.js),
    jsGzip: median((f) => f.jsGzip),
    css: median((f) => f.css),
    cssGzip: median((f) => f.cssGzip),
    faults: [...new Set(all.flatMap(({ faults }) => faults))],
  };
}
