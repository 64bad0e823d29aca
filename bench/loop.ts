import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { chromium, type Page } from "playwright-core";
import { z } from "zod";
import type { shellTexts } from "#texts/shell";

/**
 * `npm run bench -- loop`: seconds from saving a file until the change shows, in an open browser page and in the server's
 * next response, with `npm run dev` in a copy of the project. For comparison: a full build and restart.
 */
const settings = z.object({
  /** The copy whose files are edited. */
  LOOP_ROOT: z.string(),
  LOOP_URL: z.string(),
  CHROMIUM: z.string(),
  /** Seconds for `npm run build` and a restart, measured in the copy. */
  LOOP_OLD_WAY: z.coerce.number(),
});
const { LOOP_ROOT, LOOP_URL, CHROMIUM, LOOP_OLD_WAY } = settings.parse(process.env);

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
    name: "server",
    file: "server/doors/web/health.ts",
    place: /res\.json\(\{/,
    inserted: (mark) => ` seen: "${mark}",`,
    address: "/healthz",
    inBrowser: false,
    target: 3,
  },
];
const ROUNDS = 5;
const POLL_MS = 20;
const LIMIT_MS = 60_000;
/** Waits for an edit's background work (types, schema), so that the next measurement does not include it. */
const QUIET_MS = 3_000;

/** @returns seconds until the mark appears */
async function seen(look: () => Promise<boolean>): Promise<number> {
  const since = performance.now();
  while (!(await look())) {
    if (performance.now() - since > LIMIT_MS) throw new Error(`not seen in ${LIMIT_MS / 1000} s`);
    await delay(POLL_MS);
  }
  return (performance.now() - since) / 1000;
}

const answerHas = async (address: string, mark: string): Promise<boolean> =>
  (await (await fetch(LOOP_URL + address)).text()).includes(mark);

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

async function measure(edit: Edit, page: Page): Promise<Times> {
  const file = path.join(LOOP_ROOT, edit.file);
  const original = await readFile(file, "utf8");
  if (!edit.place.test(original)) throw new Error(`${edit.file} has no ${String(edit.place)}`);
  const times: Times = { browser: [], answer: [] };
  if (edit.inBrowser) await page.goto(LOOP_URL + edit.address, { waitUntil: "networkidle" });
  await fetch(LOOP_URL + edit.address);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const mark = `seen-${edit.name}-${round}`;
    await delay(QUIET_MS);
    await writeFile(
      file,
      original.replace(edit.place, (found) => found + edit.inserted(mark)),
    );
    const [browser, answer] = await Promise.all([
      edit.inBrowser ? seen(() => pageHas(page, mark)) : undefined,
      seen(() => answerHas(edit.address, mark)),
    ]);
    if (browser !== undefined) times.browser.push(browser);
    times.answer.push(answer);
  }
  await writeFile(file, original);
  return times;
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
      const ok = await fetch(LOOP_URL + address).then(
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
  name.padEnd(12) + cells.map((cell) => cell.padStart(14)).join("");

const shown = (values: number[]): string =>
  values.length === 0 ? "-" : `${median(values).toFixed(2)} (${Math.max(...values).toFixed(2)})`;

function report(edit: Edit, { browser, answer }: Times): boolean {
  const slowest = Math.max(median(browser), median(answer));
  const ratio = `${(LOOP_OLD_WAY / slowest).toFixed(0)} ×`;
  const ok = slowest <= edit.target;
  const target = `${edit.target} s ${ok ? "✓" : "✗"}`;
  console.log(row(edit.name, shown(browser), shown(answer), target, ratio));
  return ok;
}

const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
const page = await browser.newPage();
console.log(`\nseconds from save to seen: median (worst) of ${ROUNDS}\n`);
console.log(row("", "browser", "next answer", "target", "old way"));
const stopAsking = keepAsking("/api/jobs?limit=1");
const results: boolean[] = [];
for (const edit of EDITS) results.push(report(edit, await measure(edit, page)));
const { asked, failed } = await stopAsking();
console.log(`\nwithout the loop (npm run build and restart): ${LOOP_OLD_WAY.toFixed(1)} s`);
console.log(`requests during the edits: ${asked}, failed: ${failed}`);
await browser.close();
process.exitCode = failed === 0 && results.every(Boolean) ? 0 : 1;
