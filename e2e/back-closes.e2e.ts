import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { setting, settled, SITE, Visit } from "./browser.js";
import { jobLinks, signUp } from "./steps.js";

let visit: Visit;
let page: Page;

beforeAll(async () => {
  visit = await Visit.start(390, 844);
  page = visit.page;
});
afterAll(() => visit.close());

// Not page.goBack(): it would wait for a navigation that must not happen.
const pressBack = () => page.evaluate(() => history.back());
const openDialogs = () => page.locator("dialog[open]");
const historyLength = () => page.evaluate(() => history.length);

/** Back closes what is open and stays on the page, keeping typed text; a second Back leaves, as the history is unchanged. */
async function expectBackToClose(open: () => Promise<void>): Promise<void> {
  const { pathname } = new URL(page.url());
  const before = await historyLength();
  for (let time = 1; time <= 2; time += 1) {
    await open();
    await openDialogs().first().waitFor();
    await pressBack();
    await openDialogs().waitFor({ state: "hidden" });
    // The browser has already gone back; the page moves it forward again.
    await page.waitForURL((url) => url.pathname === pathname);
  }
  expect(await historyLength()).toBe(before);
}

/** Follows a menu link; typing the URL would load a new document. */
async function follow(name: string, address: RegExp): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name }).click();
  await arrive(page, address);
}

/** The URL changes before the page does, and the new page closes whatever was opened in between. */
async function arrive(on: Page, address: RegExp | string): Promise<void> {
  await on.waitForURL(address);
  await settled(on);
}

const applyNow = () => page.getByRole("button", { name: "Apply Now" }).click();

describe("on the first page of a visit", () => {
  let first: Visit;
  beforeAll(async () => {
    first = await Visit.start(390, 844);
  });
  afterAll(() => first.close());

  const open = async (path: string) => {
    await first.page.goto(setting("MAIL_URL"));
    await first.page.goto(SITE() + path);
    await settled(first.page);
  };
  // In a task of its own: leaving the page at once would end the call with an error.
  const back = () => first.page.evaluate(() => void setTimeout(() => history.back()));
  const dialogs = () => first.page.locator("dialog[open]");
  const press = (name: string) => first.page.getByRole("button", { name }).click();

  it("closes the menu each time, and then leaves at once", async () => {
    await open("/about");
    for (let time = 1; time <= 3; time += 1) {
      await press("Menu");
      await dialogs().waitFor();
      if (time === 2) await first.page.keyboard.press("Escape");
      else await back();
      await dialogs().waitFor({ state: "hidden" });
      expect(new URL(first.page.url()).pathname).toBe("/about");
    }
    await back();
    await first.page.waitForURL(`${setting("MAIL_URL")}/**`);
  });

  it("closes the login dialog, which changed the URL; after Escape, Back leaves at once", async () => {
    await open("/pricing");
    const start = first.page.getByRole("button", { name: "Start Now" }).first();
    await start.click();
    await dialogs().waitFor();
    await back();
    await dialogs().waitFor({ state: "hidden" });
    expect(new URL(first.page.url()).pathname).toBe("/pricing");
    await start.click();
    await dialogs().waitFor();
    await first.page.keyboard.press("Escape");
    await dialogs().waitFor({ state: "hidden" });
    // After a reload, the dismissed login must not continue.
    await first.page.waitForURL(/\/pricing$/);
    await back();
    await first.page.waitForURL(`${setting("MAIL_URL")}/**`);
  });

  it("Forward and Back still work after that", async () => {
    await open("/about");
    await press("Menu");
    await dialogs().getByRole("link", { name: "Pricing" }).click();
    await arrive(first.page, /\/pricing$/);
    await back();
    await arrive(first.page, /\/about$/);
    await press("Menu");
    await dialogs().waitFor();
    await back();
    await dialogs().waitFor({ state: "hidden" });
    expect(new URL(first.page.url()).pathname).toBe("/about");
    await back();
    await first.page.waitForURL(`${setting("MAIL_URL")}/**`);
    expect(first.complaints).toEqual([]);
  });
});

it("closes the menu; goes back if nothing is open", async () => {
  await page.goto(SITE());
  await settled(page);
  await follow("Job Openings", /\/jobs$/);
  await expectBackToClose(() => page.getByRole("button", { name: "Menu" }).click());
  await pressBack();
  await arrive(page, `${SITE()}/`);
});

it("closes the login dialog", async () => {
  await follow("Job Openings", /\/jobs$/);
  await jobLinks(page).first().click();
  await arrive(page, /\/job-details\//);
  await expectBackToClose(applyNow);
});

it("closes the application form, which keeps typed text, and then leaves the job", async () => {
  await applyNow();
  const login = page.getByRole("dialog", { name: "Log In" });
  await login.waitFor();
  await signUp(visit, `back.${Date.now()}@example.com`);
  const form = page.getByRole("dialog", { name: "Apply for this job" });
  await form.getByLabel("Location/City").fill("Reno, NV");
  await page.keyboard.press("Escape");
  await openDialogs().waitFor({ state: "hidden" });
  await expectBackToClose(applyNow);
  await applyNow();
  expect(await form.getByLabel("Location/City").inputValue()).toBe("Reno, NV");
  await page.keyboard.press("Escape");
  await openDialogs().waitFor({ state: "hidden" });
  // Closing goes back one entry by itself, and a Back pressed before that is done counts as the same one.
  await settled(page);
  await pressBack();
  await arrive(page, /\/jobs$/);
});

it("closes the terms without buying", async () => {
  await follow("Pricing", /\/pricing$/);
  await expectBackToClose(() => page.getByRole("button", { name: "Start Now" }).first().click());
  await page.getByRole("button", { name: "Start Now" }).first().waitFor();
  expect(visit.complaints).toEqual([]);
});
