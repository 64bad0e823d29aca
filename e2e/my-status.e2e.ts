import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { settled, SITE, Visit } from "./browser.js";
import { newest } from "./demo.js";
import { axeFindings, contrastFindings, lookFindings } from "./page-checks.js";
import { addPerson, signInAs } from "./people.js";
import { rows } from "./records.js";
import { until } from "./steps.js";
import { schemeShown } from "./views.js";

const dayIn = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const open = async (page: Page, address: string) => {
  await page.goto(SITE() + address);
  await settled(page);
};
const main = (page: Page) => page.getByRole("main");
const marks = (page: Page) => main(page).getByText("Open to you");

/** The end that is typed: no other text of the site has it. */
const END = dayIn(211);

async function fillIn(page: Page): Promise<void> {
  await main(page).getByLabel("Status *").selectOption("OPT");
  await main(page).getByLabel("Last day *").fill(END);
  await main(page).getByLabel("Working now?").selectOption("YES");
  await main(page).getByLabel("Days without a job so far").fill("60");
  await main(page).getByLabel("STEM extension").selectOption("OPEN");
  await main(page).getByRole("button", { name: "Save in this browser" }).click();
  await main(page).getByText("OPT: 60 of 90 days used, 30 left").waitFor();
}

/** What the page sends from now on, with its addresses and bodies. */
function watch(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const headers = JSON.stringify(request.headers());
    sent.push([request.url(), request.postData() ?? "", headers].join(" "));
  });
  return sent;
}

/** Without motion: colors that still change have another contrast. */
const dark = async (page: Page, isDark: boolean) => {
  const colorScheme = isDark ? "dark" : "light";
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await schemeShown(page, colorScheme);
  await settled(page);
};

describe.each([
  ["phone", 360],
  ["tablet", 768],
  ["desktop", 1440],
] as const)("my status on a %s", (name, width) => {
  let visit: Visit;
  let page: Page;
  let sent: string[];
  beforeAll(async () => {
    visit = await Visit.start(width);
    page = visit.page;
    sent = watch(page);
  });
  afterAll(() => visit.close());

  it("is kept in the browser, and looks right in both themes", async () => {
    await open(page, "/jobs");
    await main(page).getByRole("link", { name: "My status" }).click();
    await page.waitForURL("**/my-status");
    await main(page).getByLabel("Status *").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await visit.screenshot(`my-status-form-${name}`);
    await fillIn(page);
    await page.reload();
    await main(page).getByText("OPT: 60 of 90 days used, 30 left").waitFor();
    expect([...(await axeFindings(page)), ...(await lookFindings(page, "My status"))]).toEqual([]);
    await visit.screenshot(`my-status-${name}`);
    await dark(page, true);
    expect(await contrastFindings(page)).toEqual([]);
    await visit.screenshot(`my-status-dark-${name}`);
    await dark(page, false);
  });

  it("marks cards in the browser alone, and is sent by a tap alone", async () => {
    await open(page, "/jobs");
    await marks(page).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await visit.screenshot(`my-status-jobs-${name}`);
    const html = await (await page.request.get(`${SITE()}/jobs`)).text();
    expect(html).not.toContain("Open to you");
    const secret = new RegExp(`${END}|unemployed|open-to=opt|"OPT"`, "i");
    expect(sent.filter((each) => secret.test(each))).toEqual([]);
    await main(page).getByRole("link", { name: "Search with my status" }).click();
    await page.waitForURL("**/jobs?open-to=opt");
    await settled(page);
    expect(await marks(page).count()).toBeGreaterThan(0);
    expect(sent.filter((each) => new RegExp(`${END}|unemployed`, "i").test(each))).toEqual([]);
  });

  it("is forgotten on demand", async () => {
    await open(page, "/my-status");
    await main(page).getByRole("button", { name: "Delete it" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete it" }).click();
    await main(page).getByLabel("Status *").waitFor();
    await open(page, "/jobs");
    await main(page).getByRole("link", { name: "My status" }).waitFor();
    expect(await marks(page).count()).toBe(0);
    const left = await page.evaluate(() => localStorage.getItem("staffboard-my-status"));
    expect(left).toBeNull();
    expect(visit.complaints).toEqual([]);
  });
});

describe("my status with an account", () => {
  it("is kept there only when asked, taken back, and gone from the browser after signing out", async () => {
    const visit = await Visit.start(1440);
    const { page } = visit;
    const person = await addPerson("status");
    const kept = () => rows("SELECT 1 FROM status_sheets WHERE userId = ?", [person.id]);
    await signInAs(visit, person);
    await open(page, "/account/status");
    await fillIn(page);
    expect(await kept()).toEqual([]);
    await main(page).getByRole("button", { name: "Keep it in my account" }).click();
    await main(page).getByText("Only you can see it.").waitFor();
    expect(await kept()).toHaveLength(1);
    expect([...(await axeFindings(page)), ...(await lookFindings(page, "My account"))]).toEqual([]);
    await visit.screenshot("my-status-account");
    await main(page).getByRole("button", { name: "Delete it from my account" }).click();
    await main(page).getByRole("button", { name: "Keep it in my account" }).waitFor();
    expect(await kept()).toEqual([]);
    await page.getByRole("button", { name: /^Hi/ }).click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    const mark = () => page.evaluate(() => localStorage.getItem("staffboard-my-status"));
    await until("a forgotten sheet", async () => (await mark()) === null);
    await open(page, "/my-status");
    await main(page).getByLabel("Status *").waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });
});

describe("my status beside a job", () => {
  it("says whether the employer is in E-Verify, and sends nothing", async () => {
    const visit = await Visit.start(1440);
    const { page } = visit;
    await signInAs(visit, await addPerson("stem"));
    await open(page, "/account/status");
    await fillIn(page);
    const sent = watch(page);
    await open(page, await newest("a job"));
    const part = main(page).getByRole("region", { name: "STEM OPT and this job" });
    await part.getByText("E-Verify").waitFor();
    await part.scrollIntoViewIfNeeded();
    expect(await axeFindings(page)).toEqual([]);
    await visit.screenshot("my-status-job");
    await dark(page, true);
    expect(await contrastFindings(page)).toEqual([]);
    const secret = new RegExp(`${END}|unemployed|STEM_OPT|"OPT"`, "i");
    expect(sent.filter((each) => secret.test(each))).toEqual([]);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });
});

describe("my status in two tabs", () => {
  it("shows what the other one saved, and loses nothing typed", async () => {
    const visit = await Visit.start(1440);
    const { page } = visit;
    await open(page, "/my-status");
    const other = await visit.newTab();
    await open(other, "/my-status");
    await main(other).getByLabel("Status *").selectOption("H1B");
    await fillIn(page);
    await main(other).getByText("You changed your status in another tab.").waitFor();
    expect(await main(other).getByLabel("Status *").inputValue()).toBe("H1B");
    await main(other).getByLabel("Last day *").fill(dayIn(400));
    await main(other).getByRole("button", { name: "Save in this browser" }).click();
    await main(page).getByText("H-1B until").first().waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });
});
