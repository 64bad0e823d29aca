import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { settled, SITE, Visit } from "./browser.js";
import { axeFindings, lookFindings } from "./page-checks.js";
import { addPerson } from "./people.js";
import { jobLinks, logIn } from "./steps.js";
import { schemeShown } from "./views.js";

const list = (page: Page) => page.getByRole("region", { name: "Job list" });
const links = (page: Page) => jobLinks(page.getByRole("main"));
const title = (page: Page) => page.getByRole("heading", { level: 1 });
const pathOf = (page: Page) => new URL(page.url()).pathname;
const open = async (page: Page, address: string) => {
  await page.goto(SITE() + address);
  await settled(page);
};

describe("a job beside its list, on a wide screen", () => {
  let visit: Visit;
  let page: Page;
  let roles: string[];
  beforeAll(async () => {
    visit = await Visit.start(1440);
    page = visit.page;
    await open(page, "/jobs?query=engineer");
    roles = await page.getByRole("main").getByRole("article").getByRole("heading").allInnerTexts();
  });
  afterAll(() => visit.close());

  it("opens with the job's own address, and the focus on its heading", async () => {
    await links(page).nth(2).click();
    await list(page).waitFor();
    await page.waitForURL(/\/job-details\//);
    await settled(page);
    expect(await title(page).innerText()).toBe(roles[2]);
    expect(await title(page).evaluate((heading) => heading === document.activeElement)).toBe(true);
    expect(await page.title()).toContain(roles[2]);
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(canonical).toBe(SITE() + pathOf(page));
    expect(await list(page).locator("article [aria-current]").count()).toBe(1);
    expect([...(await axeFindings(page)), ...(await lookFindings(page, roles[2]))]).toEqual([]);
  });

  it("is used by keyboard: Escape to the list, arrows to another job, Enter", async () => {
    await page.keyboard.press("Escape");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await title(page)
      .filter({ hasText: roles[3] ?? "" })
      .waitFor();
    await settled(page);
    expect(await title(page).innerText()).toBe(roles[3]);
    expect(await list(page).count()).toBe(1);
  });

  it("follows Back and Forward", async () => {
    await page.goBack();
    await title(page)
      .filter({ hasText: roles[2] ?? "" })
      .waitFor();
    expect(await list(page).count()).toBe(1);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Job Openings" }).waitFor();
    expect(new URL(page.url()).search).toBe("?query=engineer");
    await page.goForward();
    await list(page).waitFor();
    expect(await title(page).innerText()).toBe(roles[2]);
  });

  it("loads more of the list, and leads back to it", async () => {
    await list(page).getByRole("link", { name: "Load more" }).click();
    await list(page).getByRole("article").nth(20).waitFor();
    expect(await title(page).innerText()).toBe(roles[2]);
    await list(page).getByRole("link", { name: "Back to all results" }).click();
    await page.getByRole("heading", { level: 1, name: "Job Openings" }).waitFor();
    await page.getByRole("main").getByRole("article").nth(20).waitFor();
    await page.goBack();
    await list(page).waitFor();
  });

  it("is the plain page after a reload, and in a new tab", async () => {
    const address = await links(page).first().getAttribute("href");
    await page.reload();
    await settled(page);
    expect(await list(page).count()).toBe(0);
    expect(await title(page).innerText()).toBe(roles[2]);
    const tab = await visit.newTab();
    await open(tab, address ?? "");
    expect(await list(tab).count()).toBe(0);
    await tab.close();
  });

  it("says when the job can't be loaded, and keeps the list", async () => {
    await open(page, "/jobs?query=engineer");
    await page.route("**/graphql*", (route) => route.abort());
    await links(page).nth(4).click();
    await page.getByRole("heading", { name: "We couldn’t load this job" }).waitFor();
    expect(await list(page).getByRole("article").count()).toBeGreaterThan(0);
    await page.unroute("**/graphql*");
    await page.getByRole("button", { name: "Retry" }).click();
    await title(page)
      .filter({ hasText: roles[4] ?? "" })
      .waitFor();
  });

  it("becomes the plain page where there is no room", async () => {
    await page.setViewportSize({ width: 1199, height: 900 });
    await list(page).waitFor({ state: "detached" });
    expect(await title(page).innerText()).toBe(roles[4]);
    await page.setViewportSize({ width: 1200, height: 900 });
    await list(page).waitFor();
    expect(await lookFindings(page, roles[4])).toEqual([]);
    // Without motion, colors change at once.
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await schemeShown(page, "dark");
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe("applying beside the list", () => {
  let visit: Visit;
  let page: Page;
  beforeAll(async () => {
    visit = await Visit.start(1440);
    page = visit.page;
    await open(page, "/jobs?query=engineer");
    await links(page).nth(1).click();
    await list(page).waitFor();
    await settled(page);
  });
  afterAll(() => visit.close());
  const field = () => page.getByRole("dialog").getByLabel("Location/City");

  it("keeps the list while a visitor logs in, and then opens the form", async () => {
    const { email } = await addPerson("split-view");
    await page.getByRole("button", { name: "Apply Now" }).click();
    await page.getByRole("dialog").getByLabel("Email").waitFor();
    expect(new URL(page.url()).hash).toBe("#apply");
    expect(await list(page).count()).toBe(1);
    await logIn(visit, email);
    await field().waitFor();
    await settled(page);
    expect(new URL(page.url()).hash).toBe("");
    expect(await list(page).count()).toBe(1);
  });

  it("keeps what was typed when the screen becomes narrow, and wide again", async () => {
    await field().fill("Tulsa, OK");
    await page.setViewportSize({ width: 1024, height: 900 });
    await list(page).waitFor({ state: "detached" });
    expect(await field().inputValue()).toBe("Tulsa, OK");
    await page.setViewportSize({ width: 1440, height: 900 });
    await list(page).waitFor();
    expect(await field().inputValue()).toBe("Tulsa, OK");
    await page.keyboard.press("Escape");
    expect(visit.complaints).toEqual([]);
  });
});

it("keeps the list open when the header is skipped, and links to the job alert for its search", async () => {
  const visit = await Visit.start(1440);
  const { page } = visit;
  await open(page, "/jobs?query=engineer");
  await links(page).first().click();
  await list(page).waitFor();
  await settled(page);
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  expect(await page.getByRole("main").evaluate((main) => main === document.activeElement)).toBe(
    true,
  );
  expect(await list(page).count()).toBe(1);
  await list(page).getByRole("link", { name: "Email me new jobs" }).click();
  await page.waitForURL(/\/jobs\?query=engineer#job-alert$/);
  await page.getByRole("heading", { level: 1, name: "Job Openings" }).waitFor();
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

it("prints the whole job, without the list", async () => {
  const visit = await Visit.start(1440);
  const { page } = visit;
  await open(page, "/jobs?query=engineer");
  await links(page).first().click();
  await list(page).waitFor();
  await page.emulateMedia({ media: "print" });
  await list(page).waitFor({ state: "hidden" });
  const pane = title(page).locator("xpath=ancestor::main/div/div");
  expect(await pane.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(
    0,
  );
  await visit.close();
});

it("opens a job as a page below 1200 px", async () => {
  const visit = await Visit.start(1024);
  await open(visit.page, "/jobs");
  await links(visit.page).first().click();
  await visit.page.getByRole("heading", { name: "Job Description" }).waitFor();
  expect(await list(visit.page).count()).toBe(0);
  await visit.close();
});
