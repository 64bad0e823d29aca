import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { settled, SITE, Visit } from "./browser.js";

let phone: Visit;
let desktop: Visit;

/** Loads a page as on a slow connection: HTML at once, scripts late. @returns a function that lets the scripts load */
async function openWithoutScripts({ page }: Visit, path: string): Promise<() => void> {
  let letThrough = () => {};
  const gate = new Promise<void>((done) => (letThrough = done));
  await page.route("**/assets/*.js", async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(SITE() + path, { waitUntil: "commit" });
  await page.locator("#site-footer").waitFor();
  // The inline scripts have run once they have requested the other scripts.
  await page.waitForFunction(() => document.querySelector("link[rel=modulepreload]") !== null);
  return letThrough;
}

beforeAll(async () => {
  phone = await Visit.start(360);
  desktop = await Visit.start(1280);
});
afterAll(async () => {
  expect([...phone.complaints, ...desktop.complaints]).toEqual([]);
  await phone.close();
  await desktop.close();
});

it("an early click on a button shows that it waits and is then handled", async () => {
  const { page } = desktop;
  const arrive = await openWithoutScripts(desktop, "/pricing");
  const button = page.getByRole("button", { name: "Start Now" }).first();
  await button.click();
  expect(await button.getAttribute("data-waiting")).toBe("");
  arrive();
  await page.getByRole("dialog", { name: "Log In" }).waitFor();
  expect(await page.locator("[data-waiting]").count()).toBe(0);
});

it("the phone menu opens late and does not jump to the footer", async () => {
  const { page } = phone;
  const arrive = await openWithoutScripts(phone, "/");
  await page.getByRole("button", { name: "Menu" }).click();
  arrive();
  await page.getByRole("dialog", { name: "Menu" }).waitFor();
  expect(new URL(page.url()).hash).toBe("");
});

it("typed text and opened sections stay", async () => {
  const { page } = desktop;
  const arrive = await openWithoutScripts(desktop, "/jobs");
  await page.locator("header summary[aria-label=Search]").click();
  await page.locator("#header-search").fill("kafka");
  await page.getByRole("main").getByPlaceholder("Search Job Openings").fill("nurse");
  arrive();
  await settled(page);
  expect(await page.locator("#header-search").inputValue()).toBe("kafka");
  const main = page.getByRole("main").getByPlaceholder("Search Job Openings");
  expect(await main.inputValue()).toBe("nurse");
  await main.press("Enter");
  await page.waitForURL(/\/jobs\?query=nurse$/);
});

it("a filter chosen early narrows the list", async () => {
  const { page } = desktop;
  const arrive = await openWithoutScripts(desktop, "/jobs");
  await page.locator("select[name=pay]").selectOption("50");
  arrive();
  await page.waitForURL(/\/jobs\?pay=50$/);
});

it("a question searched early narrows the questions", async () => {
  const { page } = desktop;
  const arrive = await openWithoutScripts(desktop, "/resources/faq");
  await page.getByLabel("Search the questions").fill("macros");
  arrive();
  await page.getByText("1 question matches").waitFor();
  await page.waitForURL(/\/resources\/faq\?query=macros$/);
});
