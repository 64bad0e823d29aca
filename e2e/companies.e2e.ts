import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { settled, SITE, Visit } from "./browser.js";
import { cards, searchOf } from "./job-list.js";
import { newest } from "./demo.js";

let visit: Visit;
let page: Page;
/** A company with open jobs: "/companies/acme". */
let address: string;

beforeAll(async () => {
  visit = await Visit.start(1280);
  page = visit.page;
  address = await newest("a company");
});
afterAll(async () => {
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

const main = () => page.getByRole("main");
const heading = () => main().getByRole("heading", { level: 1 });

it("goes from a search to its company, to all of its jobs, to one of them, and to the company again", async () => {
  const slug = address.split("/").at(-1) ?? "";
  await page.goto(`${SITE()}/jobs?company=${slug}`);
  await settled(page);
  await main()
    .getByRole("link", { name: /^About .* response times$/ })
    .click();
  await page.waitForURL(SITE() + address);
  await settled(page);
  const name = await heading().innerText();
  expect(await page.title()).toContain(`Jobs at ${name}`);
  expect(await main().getByRole("region", { name: "Response time" }).count()).toBe(1);

  await main()
    .getByRole("link", { name: /^See all \d+ openings$/ })
    .click();
  await page.waitForURL(/\/jobs\?/);
  expect(searchOf(page)).toBe(`?company=${slug}`);
  await settled(page);
  await cards(page).first().getByRole("heading").getByRole("link").click();
  await page.waitForURL(/\/job-details\//);
  await settled(page);
  await main().getByRole("link", { name, exact: true }).last().click();
  await page.waitForURL(SITE() + address);
});

it("is readable without scripts, and described to search engines", async () => {
  const response = await fetch(SITE() + address);
  const html = await response.text();
  const shown = html.slice(html.indexOf("<main"), html.indexOf("</main"));
  expect(shown).toContain("What it does");
  expect(shown).toContain("View Details");
  expect(html).toContain('"@type":"Organization"');
  expect(html).toContain(`<link data-head rel="canonical" href="${SITE()}${address}"`);
  expect(html).not.toContain('content="noindex"');
});

it("has one address, in small letters", async () => {
  const { pathname } = new URL(SITE() + address);
  const moved = await fetch(SITE() + pathname.replace(/[^/]+$/, (slug) => slug.toUpperCase()), {
    redirect: "manual",
  });
  expect([moved.status, moved.headers.get("location")]).toEqual([301, pathname]);
  expect((await fetch(`${SITE()}/companies/nobody-here`)).status).toBe(404);
});
