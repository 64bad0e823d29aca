import axe, { type Result } from "axe-core";
import { HtmlValidate } from "html-validate";
import type { Page } from "playwright-core";

/** Each check returns what is wrong, in words; an empty list is a pass. */
export type Findings = string[];

const htmlRules = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // Rules of style rather than validity: how attributes and void elements are written, how long a title is.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "attr-case": "off",
    "long-title": "off",
    "no-trailing-whitespace": "off",
    "tel-non-breaking": "off",
    // Boxes of one filter share its name, so that a form without scripts sends each checked value under it.
    "form-dup-name": ["error", { shared: ["radio", "checkbox", "submit", "button", "reset"] }],
    "void-style": "off",
    // The UI kit sets CSS variables in style attributes (docs/decisions/0006).
    "no-inline-style": "off",
    // Without scripts, the menu's button is a link to the footer.
    "prefer-native-element": ["error", { exclude: ["button"] }],
    // React generates ids such as ":r1:" and "_R_1_".
    "valid-id": ["error", { relaxed: true }],
    // All files come from the site's own origin.
    "require-sri": ["error", { target: "crossorigin" }],
  },
});

export async function htmlFindings(html: string): Promise<Findings> {
  const report = await htmlRules.validateString(html);
  const invalid = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `HTML ${ruleId}: ${message} (${selector})`),
  );
  return [...invalid, ...timeFindings(html)];
}

const ISO_TIME = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d(?:\.\d+)?Z)?$/;

/** html-validate has no rule for them. */
const timeFindings = (html: string): Findings =>
  [...html.matchAll(/<time[^>]* datetime="([^"]*)"/gi)]
    .filter(([, time = ""]) => !ISO_TIME.test(time))
    .map(([element]) => `HTML time: ${element}`);

/** Violations of axe's default rules (WCAG 2 A and AA, best practices). */
export async function axeFindings(page: Page): Promise<Findings> {
  // Its source is long: the browser needs up to a second to read it.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source);
  const violations = await page.evaluate<Result[]>(
    "axe.run(document, { resultTypes: ['violations'] }).then((result) => result.violations)",
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
