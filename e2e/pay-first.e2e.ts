import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import type { Locator } from "playwright-core";
import { SITE, Visit } from "./browser.js";
import { OF_DEMO } from "./demo.js";
import { rows } from "./records.js";

/** The highest top of a job's description on a phone of 360 × 780, in pixels. */
const DESCRIPTION_TOP = 640;
const JOBS_TRIED = 6;

/** Some of the open jobs. */
let jobs: string[];

beforeAll(async () => {
  const all = await openJobs("TRUE");
  const every = Math.ceil(all.length / JOBS_TRIED);
  jobs = all.filter((_address, index) => index % every === 0);
});

/** Addresses of the demo's open jobs, newest first. @param condition in SQL */
async function openJobs(condition: string): Promise<string[]> {
  const found = await rows<{ id: string }>(
    `SELECT id FROM jobs WHERE status = 'PUBLISHED' AND validThrough > NOW() AND id ${OF_DEMO} AND ${condition}
     ORDER BY createdAt DESC, id`,
    [],
  );
  return found.map(({ id }) => `/job-details/${id}`);
}

const fontSize = (element: Locator) =>
  element.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
const top = async (element: Locator) => (await element.boundingBox())?.y ?? Number.NaN;

describe.each([
  [360, 780],
  [768, 1024],
  [1440, 900],
])("at %d × %d", (width, height) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await Visit.start(width, height);
  });
  afterAll(() => visit.close());

  it("a job page shows the pay first and largest", async () => {
    const { page } = visit;
    for (const address of jobs) {
      await page.goto(SITE() + address);
      const pay = page.locator("header strong", { hasText: /^\$\d/ });
      const facts = page.locator("main dd:visible");
      for (const fact of await facts.all()) {
        expect(await fontSize(pay)).toBeGreaterThan(1.5 * (await fontSize(fact)));
        expect(await top(pay)).toBeLessThan(await top(fact));
      }
      expect((await pay.boundingBox())?.y).toBeLessThan(height / 2);
    }
  });

  it("a card shows the pay after the role and before the contract", async () => {
    const { page } = visit;
    await page.goto(`${SITE()}/jobs`);
    for (const card of (await page.getByRole("article").all()).slice(0, 5)) {
      const pay = card.getByText(/^\$\d/);
      const contract = card.getByText("Contract", { exact: true });
      expect(await top(pay)).toBeLessThan(await top(contract));
      expect(await fontSize(pay)).toBeGreaterThan(await fontSize(contract));
    }
  });
});

/** The visit of a single test; a failed test must not leave a browser open, as Jest would wait for it. */
let single: Visit | null = null;
afterEach(async () => {
  await single?.close();
  single = null;
});

it("a phone shows the description of each job on the first screen", async () => {
  single = await Visit.start(360, 780);
  const { page } = single;
  const tops: Record<string, number> = {};
  // The longest facts: these employers sponsor everything there is.
  const sponsors = await openJobs("JSON_LENGTH(sponsorship) = 3");
  expect(sponsors.length).toBeGreaterThan(2);
  for (const address of [...jobs, ...sponsors]) {
    await page.goto(SITE() + address);
    tops[address] = await top(page.getByRole("heading", { name: "Job Description" }));
  }
  const low = Object.entries(tops).filter(([, y]) => !(y <= DESCRIPTION_TOP));
  expect(Object.keys(tops).length).toBeGreaterThan(5);
  expect(low).toEqual([]);
});

it.each([768, 1440])("the home page shows a real job with its pay at %d", async (width) => {
  single = await Visit.start(width);
  const { page } = single;
  await page.goto(SITE());
  const card = page.locator("main section").first().getByRole("article");
  const pay = card.getByText(/^\$\d/);
  const contract = card.getByText("Contract", { exact: true });
  expect(await fontSize(pay)).toBeGreaterThan(1.2 * (await fontSize(contract)));
  const role = await card.getByRole("heading").innerText();
  await card.getByRole("heading").getByRole("link").click();
  await page.waitForURL(/job-details/);
  await page.getByRole("heading", { level: 1, name: role }).waitFor();
});
