import { readFileSync } from "node:fs";
import path from "node:path";
import type { Result } from "axe-core";
import type { Page } from "playwright-core";

/** Each check returns what is wrong, in words; an empty list is a pass. */
export type Findings = string[];

/** Less than half as long as what the package exports: the browser reads it anew in each page. */
const AXE = readFileSync(path.resolve("node_modules/axe-core/axe.min.js"), "utf8");

/** Violations of axe's default rules (WCAG 2 A and AA, best practices). */
export const axeFindings = (page: Page): Promise<Findings> => axe(page);

/** Those that another color scheme may bring: too little contrast. */
export const contrastFindings = (page: Page): Promise<Findings> => axe(page, ["color-contrast"]);

/** Runs in the page. Colors on their way have another contrast. What never ends, such as a skeleton's pulse, goes on. */
function endMotion(): void {
  for (const motion of document.getAnimations())
    if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
}

async function axe(page: Page, runOnly?: string[]): Promise<Findings> {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(AXE);
  await page.evaluate(endMotion);
  const options = {
    resultTypes: ["violations"],
    // Style sheets are only needed by a rule that is off, and frames have no axe.
    preload: false,
    iframes: false,
    runOnly,
  };
  const violations = await page.evaluate<Result[]>(
    `axe.run(document, ${JSON.stringify(options)}).then((result) => result.violations)`,
  );
  return violations.map(({ id, help, nodes }) => {
    const where = nodes.slice(0, 3).map(({ target }) => target.join(" "));
    const why = nodes[0]?.any[0]?.message ?? "";
    return `axe ${id}: ${help} (${nodes.length}: ${where.join(", ")}) ${why}`;
  });
}

/** What can be seen on the page: one main heading, nothing wider than the screen. */
export async function lookFindings(page: Page, heading?: string): Promise<Findings> {
  const { headings, overflow, wide } = await page.evaluate(async () => {
    // Media queries apply a new window size in the next frame.
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    await frame().then(frame);
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return {
      headings: [...document.querySelectorAll("h1")].map((h1) => h1.innerText.trim()),
      overflow: scrollWidth - clientWidth,
      wide: beyond.slice(0, 3).map((element) => `${element.tagName}.${element.className}`),
    };
  });
  const findings: Findings = [];
  if (headings.length !== 1 || headings[0] === "")
    findings.push(`${headings.length} main headings: ${headings.join(" | ")}`);
  else if (heading !== undefined && headings[0] !== heading)
    findings.push(`the main heading is "${headings[0]}", not "${heading}"`);
  if (overflow > 0) findings.push(`scrolls sideways by ${overflow} px (${wide.join(", ")})`);
  return findings;
}

const hrefsIn = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href]")].map(({ href }) => href),
  );

/** The URLs that a page links to, with hash: those inside this site, and the others. */
export async function linksOf(page: Page, origin: string) {
  const all = [...new Set(await hrefsIn(page))].filter((href) => /^https?:/.test(href));
  const own = all.filter((href) => new URL(href).origin === origin);
  return { own, foreign: all.filter((href) => !own.includes(href)) };
}

/** Links to a place on the same page that does not exist. Runs in the browser, since scripts may have created the place. */
export const placeFindings = (page: Page): Promise<Findings> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>("a[href*='#']")]
      .filter(({ href, hash }) => hash !== "" && href.split("#")[0] === location.href.split("#")[0])
      .filter(({ hash }) => !document.getElementById(decodeURIComponent(hash.slice(1))))
      .map(({ hash }) => `no ${hash} on this page`),
  );
