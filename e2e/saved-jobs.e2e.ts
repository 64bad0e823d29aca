import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page, Request } from "playwright-core";
import { openContext, settled, SITE, Visit } from "./browser.js";
import { axeFindings, lookFindings } from "./page-checks.js";
import { addPerson, signInAs } from "./people.js";
import { jobLinks, until } from "./steps.js";

const hearts = (page: Page) => page.getByRole("main").getByRole("button", { name: /^Save / });
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const isPressed = async (page: Page, at = 0) =>
  (await hearts(page).nth(at).getAttribute("aria-pressed")) === "true";
const open = async (page: Page, address: string) => {
  await page.goto(SITE() + address);
  await settled(page);
};

describe.each([
  ["phone", 360],
  ["desktop", 1440],
] as const)("saving jobs on a %s", (_name, width) => {
  let visit: Visit;
  let page: Page;
  beforeAll(async () => {
    visit = await Visit.start(width, width < 600 ? 780 : 900);
    page = visit.page;
  });
  afterAll(() => visit.close());

  it("keeps a visitor's jobs in the browser", async () => {
    await open(page, "/jobs");
    await hearts(page).first().waitFor();
    expect(await isPressed(page)).toBe(false);
    await hearts(page).first().click();
    // By keyboard.
    await hearts(page).nth(1).focus();
    await page.keyboard.press("Enter");
    await until("two hearts", async () => (await isPressed(page)) && (await isPressed(page, 1)));
    expect(new URL(page.url()).pathname).toBe("/jobs");
    await page.reload();
    // The hearts of the page as served are empty; its scripts fill them.
    await until("the heart after the reload", () => isPressed(page));
    await page.getByRole("link", { name: "Saved jobs" }).first().click();
    await page.getByText("Saved in this browser only.").waitFor();
    await cards(page).nth(1).waitFor();
    expect(await cards(page).count()).toBe(2);
    expect([...(await axeFindings(page)), ...(await lookFindings(page, "Saved jobs"))]).toEqual([]);
  });

  it("keeps one that is taken off in sight until the page is left", async () => {
    await hearts(page).first().click();
    await until("the first heart alone taken off", async () => !(await isPressed(page)));
    expect(await isPressed(page, 1)).toBe(true);
    expect(await cards(page).count()).toBe(2);
    await page.reload();
    await until("a single card", async () => (await cards(page).count()) === 1);
  });

  it("moves them to the account at sign-in", async () => {
    await signInAs(visit, await addPerson("hearts"));
    await open(page, "/about");
    const kept = () => page.evaluate(() => localStorage.getItem("staffboard-saved-jobs"));
    await until("an empty browser", async () => (await kept()) === null);
    await open(page, "/saved-jobs");
    await page.getByText("Saved in your account.").waitFor();
    await cards(page).first().waitFor();
    expect(await cards(page).count()).toBe(1);
    await jobLinks(page).click();
    await page.getByRole("heading", { name: "Job Description" }).waitFor();
    await hearts(page).first().waitFor();
    await until("the job's heart", () => isPressed(page));
    const isRemoval = (request: Request) =>
      request.postData()?.includes("mutation UnsaveJob(") ?? false;
    const answer = page.waitForResponse((response) => isRemoval(response.request()));
    await hearts(page).first().click();
    await answer;
    await open(page, "/saved-jobs");
    await page.getByRole("heading", { name: "No saved jobs yet" }).waitFor();
    expect(visit.complaints).toEqual([]);
  });
});

it("shows no heart and no saved jobs without scripts", async () => {
  const page = await (await openContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${SITE()}/jobs`);
  expect(await cards(page).count()).toBe(20);
  expect(await hearts(page).count()).toBe(0);
});

describe("recent searches", () => {
  it("are offered below the empty field, and forgotten on demand", async () => {
    const visit = await Visit.start(1440);
    const { page } = visit;
    await open(page, "/jobs?query=nurse");
    await open(page, "/jobs?query=java&workplace=remote");
    await open(page, "/jobs");
    await page.getByRole("main").getByRole("searchbox").focus();
    const list = page.getByRole("region", { name: "Recent searches" });
    await list.waitFor();
    expect(await list.getByRole("link").allInnerTexts()).toEqual(["java, Remote", "nurse"]);
    expect(await axeFindings(page)).toEqual([]);
    await list.getByRole("button", { name: "Remove “nurse” from recent searches" }).click();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(/query=java&workplace=remote/);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });
});
