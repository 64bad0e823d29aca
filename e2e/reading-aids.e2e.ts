import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { settled, SITE, Visit } from "./browser.js";
import { edgeFindings } from "./edges.js";
import { coveredContent } from "./floating.js";
import { isKind, newest } from "./demo.js";
import { lookFindings, type Findings } from "./page-checks.js";
import { addPerson, signInAs } from "./people.js";
import { routes } from "./routes.js";
import { motionFindings, zoomFindings } from "./zoom-and-motion.js";

/** What is left of a window of 1280 by 900 px at 200 %. */
const ZOOMED = { width: 640, height: 450 };
const NARROWEST = { width: 320, height: 640 };

let visitor: Visit;
let candidate: Visit;
const open = () =>
  Visit.start(ZOOMED.width, ZOOMED.height, {
    deviceScaleFactor: 2,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });

beforeAll(async () => {
  [visitor, candidate] = [await open(), await open()];
  await signInAs(candidate, await addPerson("reading-aids"));
});
afterAll(async () => {
  await visitor.close();
  await candidate.close();
});

async function load(path: string): Promise<Page> {
  const { page } = path.startsWith("/account") ? candidate : visitor;
  await page.setViewportSize(NARROWEST);
  await page.goto(SITE() + path);
  await settled(page);
  return page;
}

async function aidFindings(page: Page): Promise<Findings> {
  const findings = (await lookFindings(page)).map((finding) => `320 px: ${finding}`);
  findings.push(...(await motionFindings(page)), ...(await edgeFindings(page)));
  await page.setViewportSize(ZOOMED);
  const zoomed = [
    ...(await lookFindings(page)),
    ...(await zoomFindings(page)),
    ...(await coveredContent(page)),
  ];
  return [...findings, ...zoomed.map((finding) => `200 %: ${finding}`)];
}

it.each([
  ...routes
    .filter(({ path, endsAt }) => endsAt === undefined && !path.startsWith("/desk"))
    .map(({ path }) => path),
  "a job",
  "a post",
])("%s: 320 px, 200 %% zoom, forced colors, reduced motion", async (name) => {
  const page = await load(isKind(name) ? await newest(name) : name);
  expect(await aidFindings(page)).toEqual([]);
});

it("goes to the top at once for someone who asked for less motion", async () => {
  const page = await load("/jobs");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole("button", { name: "Scroll to top" }).click();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

it("has edges in the menu and the login dialog, too", async () => {
  const page = await load("/jobs");
  const dialog = page.getByRole("dialog");
  for (const name of ["Menu", "Log In"]) {
    await page.getByRole("banner").getByRole("button", { name }).click();
    await dialog.waitFor();
    await settled(page);
    const findings = [
      ...(await lookFindings(page)),
      ...(await motionFindings(page)),
      ...(await edgeFindings(page, "dialog[open]")),
    ];
    expect(findings).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
  }
});
