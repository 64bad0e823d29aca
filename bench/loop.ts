import { readFile, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { chromium, type Page } from "playwright-core";
import { z } from "zod";
import type { shellTexts } from "#texts/shell";

/**
 * `npm run bench -- loop`: seconds from saving a file until the change shows, in an open browser page and in the server's
 * next response, with `npm run dev` in a copy of the project. For comparison: a full build and restart, and another checkout.
 */
const site = z.object({
  /** The copy whose files are edited. */
  root: z.string(),
  url: z.string(),
});
const settings = z.object({
  /** The project, and the checkout to compare it with, if any. */
  LOOP_SITES: z.string().transform((text) => z.array(site).parse(JSON.parse(text))),
  /** Names of the edits to make, separated by commas; empty for all. */
  LOOP_EDITS: z.string(),
  CHROMIUM: z.string(),
  /** Seconds for `npm run build` and a restart, measured in the copy. */
  LOOP_OLD_WAY: z.coerce.number(),
});
const { LOOP_SITES, LOOP_EDITS, CHROMIUM, LOOP_OLD_WAY } = settings.parse(process.env);
type Site = z.infer<typeof site>;

interface Edit {
  name: string;
  file: string;
  /** The place in the file that the mark follows. None holds words of a page, so that writing new ones breaks no edit. */
  place: RegExp;
  inserted: (mark: string) => string;
  /** A URL whose response contains the mark once the server has the change. */
  address: string;
  /** Whether an open page shows it too; false if only the next request gets it. */
  inBrowser: boolean;
  /** The limit in seconds. */
  target: number;
}

/** A text that the footer of every page shows. */
const FOOTER_TEXT: keyof typeof shellTexts = "aboutUs";

const EDITS: Edit[] = [
  {
    name: "component",
    file: "client/components/layout/Footer.tsx",
    place: /<footer\b/,
    inserted: (mark) => ` data-seen="${mark}"`,
    address: "/",
    inBrowser: true,
    target: 1,
  },
  {
    name: "style",
    file: "client/app/tokens.css",
    place: /:root \{/,
    inserted: (mark) => `\n  --seen: "${mark}";`,
    address: "/",
    inBrowser: true,
    target: 1,
  },
  {
    name: "text",
    file: "content/en/texts/shell.ts",
    place: new RegExp(`\\b${FOOTER_TEXT}:\\s*["\`]`),
    inserted: (mark) => `${mark} `,
    address: "/",
    inBrowser: true,
    target: 1,
  },
  {
    name: "Markdown",
    file: "content/en/faq.questions.md",
    place: /^lead: "?/m,
    inserted: (mark) => `${mark} `,
    address: "/resources/faq",
    inBrowser: true,
    target: 1,
  },
  {
    name: "resolver",
    file: "server/modules/plans/plan.resolver.ts",
    place: /return this\.plans\.list\(\)/,
    inserted: (mark) => `.map((plan) => ({ ...plan, title: "${mark}" }))`,
    address: `/graphql?query=${encodeURIComponent("{ plans { title } }")}`,
    inBrowser: false,
    target: 3,
  },
  {
    name: "server",
    file: "server/doors/web/health.ts",
    place: /res\.json\(\{/,
    inserted: (mark) => ` seen: "${mark}",`,
    address: "/healthz",
    inBrowser: false,
    target: 3,
  },
];
const CHOSEN = EDITS.filter(
  ({ name }) => LOOP_EDITS === "" || LOOP_EDITS.split(",").includes(name),
);
if (CHOSEN.length === 0) throw new Error(`no such edit: ${LOOP_EDITS}`);
const ROUNDS = 7;
const POLL_MS = 20;
const LIMIT_MS = 60_000;
/** An edit's background work (types, schema, the next spare process) must end before the next measurement. */
const QUIET_MS = 3_000;
const QUIET_WITHIN_MS = 30_000;
/** The share of the processors in use that counts as quiet. */
const QUIET_SHARE = 0.25;

/** Waits until the machine has little to do, but not for ever: others may use it, too. */
async function quiet(): Promise<void> {
  await delay(QUIET_MS);
  for (let waited = 0; waited < QUIET_WITHIN_MS; waited += 500) {
    const before = usedTime();
    await delay(500);
    if (usedTime() - before < 500 * os.cpus().length * QUIET_SHARE) return;
  }
}

const usedTime = (): number =>
  os.cpus().reduce((sum, { times }) => sum + times.user + times.sys + times.nice, 0);

/** @returns seconds until the mark appears at the place, which the error names */
async function seen(place: string, look: () => Promise<boolean>): Promise<number> {
  const since = performance.now();
  while (!(await look())) {
    if (performance.now() - since > LIMIT_MS)
      throw new Error(`not seen in ${LIMIT_MS / 1000} s: ${place}`);
    await delay(POLL_MS);
  }
  return (performance.now() - since) / 1000;
}

/** Without this header, Apollo Server answers no GET: another site's page could send it. */
const ASKING = { headers: { "Apollo-Require-Preflight": "true" } };

const answerHas = async (address: string, mark: string): Promise<boolean> =>
  (await (await fetch(address, ASKING)).text()).includes(mark);

/** The elements to look at, and the variable set by the style edit. */
const LOOK =
  "document.documentElement.outerHTML + getComputedStyle(document.documentElement).getPropertyValue('--seen')";

/** A page that is reloading has neither for a moment. */
const pageHas = (page: Page, mark: string): Promise<boolean> =>
  page.evaluate<string>(LOOK).then(
    (text) => text.includes(mark),
    () => false,
  );

interface Times {
  browser: number[];
  answer: number[];
}

/** Makes an edit on one site, again and again. */
class Measurement {
  readonly times: Times = { browser: [], answer: [] };
  private readonly file: string;
  private readonly address: string;
  private original = "";

  constructor(
    private readonly edit: Edit,
    private readonly page: Page,
    { root, url }: Site,
  ) {
    this.file = path.join(root, edit.file);
    this.address = url + edit.address;
  }

  async begin(): Promise<void> {
    this.original = await readFile(this.file, "utf8");
    const { file, place } = this.edit;
    if (!place.test(this.original)) throw new Error(`${file} has no ${String(place)}`);
  }

  async round(number: number): Promise<void> {
    const { name, place, inserted, inBrowser } = this.edit;
    const mark = `seen-${name}-${number}`;
    if (inBrowser && this.page.url() !== this.address) await this.open();
    await fetch(this.address);
    await quiet();
    await writeFile(
      this.file,
      this.original.replace(place, (found) => found + inserted(mark)),
    );
    const [browser, answer] = await Promise.all([
      inBrowser
        ? seen(`${mark} in the page of ${this.file}`, () => pageHas(this.page, mark))
        : undefined,
      seen(`${mark} at ${this.address}`, () => answerHas(this.address, mark)),
    ]);
    if (browser !== undefined) this.times.browser.push(browser);
    this.times.answer.push(answer);
  }

  /** The first page of a site that has just started may take longer than a visitor is made to wait: 503. */
  private async open(): Promise<void> {
    const opened = await this.page.goto(this.address, { waitUntil: "networkidle" });
    if (!opened?.ok()) await this.page.goto(this.address, { waitUntil: "networkidle" });
  }

  end = (): Promise<void> => writeFile(this.file, this.original);
}

/** @returns the times of each site. They take turns, so that whatever else the machine does slows both. */
async function measure(edit: Edit, pages: readonly Page[]): Promise<Times[]> {
  const all = LOOP_SITES.flatMap((one, index) => {
    const page = pages[index];
    return page ? [new Measurement(edit, page, one)] : [];
  });
  for (const one of all) await one.begin();
  for (let round = 1; round <= ROUNDS; round += 1) for (const one of all) await one.round(round);
  for (const one of all) await one.end();
  return all.map(({ times }) => times);
}

/**
 * Sends requests continuously.
 * @returns a function that stops and counts failed requests
 */
function keepAsking(address: string): () => Promise<{ asked: number; failed: number }> {
  let on = true;
  const counts = { asked: 0, failed: 0 };
  const asking = (async () => {
    while (on) {
      const ok = await fetch(address).then(
        ({ status }) => status < 500,
        () => false,
      );
      counts.asked += 1;
      if (!ok) counts.failed += 1;
      await delay(50);
    }
  })();
  return async () => {
    on = false;
    await asking;
    return counts;
  };
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const row = (name: string, ...cells: string[]) =>
  name.padEnd(12) + cells.map((cell) => cell.padStart(15)).join("");

const shown = (values: number[]): string =>
  values.length === 0 ? "-" : `${median(values).toFixed(2)} (${Math.max(...values).toFixed(2)})`;

const slowest = ({ browser, answer }: Times): number => Math.max(median(browser), median(answer));

function report(edit: Edit, [own, other]: readonly Times[]): boolean {
  if (!own) return false;
  const ratio = `${(LOOP_OLD_WAY / slowest(own)).toFixed(0)} ×`;
  const ok = slowest(own) <= edit.target;
  const target = `${edit.target} s ${ok ? "✓" : "✗"}`;
  const compared = other
    ? [shown(other.browser), shown(other.answer), (slowest(own) / slowest(other)).toFixed(2)]
    : [];
  console.log(row(edit.name, shown(own.browser), shown(own.answer), target, ratio, ...compared));
  return ok;
}

const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
const pages = await Promise.all(LOOP_SITES.map(() => browser.newPage()));
console.log(`\nseconds from save to seen: median (worst) of ${ROUNDS}\n`);
const compared = LOOP_SITES.length > 1 ? ["other: browser", "next answer", "ratio"] : [];
console.log(row("", "browser", "next answer", "target", "old way", ...compared));
const stopAsking = keepAsking(`${LOOP_SITES[0]?.url}/api/jobs?limit=1`);
const results: boolean[] = [];
for (const edit of CHOSEN) results.push(report(edit, await measure(edit, pages)));
const { asked, failed } = await stopAsking();
console.log(`\nwithout the loop (npm run build and restart): ${LOOP_OLD_WAY.toFixed(1)} s`);
console.log(`requests during the edits: ${asked}, failed: ${failed}`);
await browser.close();
process.exitCode = failed === 0 && results.every(Boolean) ? 0 : 1;
