import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { localDay, plusDays } from "../content/site/plain-day.js";
import { settled, SITE, Visit } from "./browser.js";
import { cards } from "./job-list.js";
import { rows } from "./records.js";
import { jobLinks } from "./steps.js";

/** Someone laid off on H-1B 12 days ago, without an account; on a phone. */
const today = localDay(new Date());
const lastDayOfWork = plusDays(today, -12);
/** "January 16" */
const lastDayToFile = new Date(plusDays(today, 48)).toLocaleDateString("en-US", {
  month: "long",
  day: "numeric",
  timeZone: "UTC",
});
/** The first thing that the card of a job with a transfer says about who may apply. */
const FOR_H1B = /^(?:Open to you with an H-1B transfer|Sponsors H-1B transfers)$/;

let visit: Visit;
let page: Page;
let main: Locator;
beforeAll(async () => {
  visit = await Visit.start(360, 780);
  page = visit.page;
  main = page.getByRole("main");
});
afterAll(() => visit.close());

/** Paths of the open jobs whose employers file for a transfer. */
async function jobsWithTransfer(): Promise<string[]> {
  const found = await rows<{ path: string }>(
    `SELECT CONCAT('/job-details/', id) AS path FROM jobs WHERE status = 'PUBLISHED'
     AND validThrough > UTC_TIMESTAMP(3) AND JSON_CONTAINS(sponsorship, '"TRANSFER"')`,
    [],
  );
  return found.map(({ path }) => path);
}

it("sees which day of the 60 it is", async () => {
  await page.goto(`${SITE()}/jobs`);
  await settled(page);
  await main.getByRole("link", { name: "My status" }).click();
  await main.getByLabel("Status *").selectOption({ label: "H-1B" });
  await main.getByLabel("Last day *").fill(plusDays(today, 400));
  await main.getByLabel(/^Last day of employment/).fill(lastDayOfWork);
  await main.getByRole("button", { name: "Save in this browser" }).click();
  const clock = main.getByRole("heading", { name: /^H-1B: / });
  expect(await clock.innerText()).toBe(`H-1B: day 12 of 60, last day to file ${lastDayToFile}`);
});

it("finds the jobs that sponsor a transfer, whose cards say so first", async () => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const search = "Search jobs that sponsor an H-1B transfer";
  await main.getByRole("link", { name: search }).click();
  await page.waitForURL("**/jobs?sponsorship=transfer");
  await settled(page);
  await main.getByText(FOR_H1B).first().waitFor();
  const links = await jobLinks(main).all();
  expect(links.length).toBeGreaterThan(5);
  const sponsored = await jobsWithTransfer();
  for (const link of links) expect(sponsored).toContain(await link.getAttribute("href"));
  for (const card of await cards(page).all()) {
    const lines = (await card.innerText()).split("\n");
    const [first, second] = lines.filter((line) => /^(?:Open to|Sponsors)/.test(line));
    expect(first).toMatch(FOR_H1B);
    expect(second).toMatch(/^Sponsors H-1B/);
  }
  // The search says what the jobs offer, and nothing about the person.
  expect(sent.filter((each) => each.includes(lastDayOfWork))).toEqual([]);
});

it("opens one, whose page says the same", async () => {
  const link = jobLinks(main).first();
  const role = await link.innerText();
  await link.click();
  await page.getByRole("heading", { level: 1, name: role }).waitFor();
  await main.getByText(FOR_H1B).first().waitFor();
  const facts = main.getByRole("complementary", { name: "Job facts" });
  await facts
    .getByText(/^H-1B transfer/)
    .first()
    .waitFor();
  await visit.screenshot("laid-off-job");
  expect(visit.complaints).toEqual([]);
});
