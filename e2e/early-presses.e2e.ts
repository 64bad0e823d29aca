import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { holdBack, settled, SITE, untilLaidOut, untilReady, Visit } from "./browser.js";
import { scriptOf } from "./scripts.js";
import { jobLinks, until } from "./steps.js";

let phone: Visit;
let desktop: Visit;

/** Loads a page as on a slow connection: HTML at once, scripts late. @returns a function that lets the scripts load */
async function openWithoutScripts(visit: Visit, path: string): Promise<() => void> {
  const { page } = visit;
  const letThrough = await holdBack(page, "**/assets/*.js");
  await page.goto(SITE() + path, { waitUntil: "commit" });
  await page.locator("#site-footer").waitFor();
  // The inline scripts have run once they have requested the other scripts.
  await page.waitForFunction(() => document.querySelector("link[rel=modulepreload]") !== null);
  return letThrough;
}

const FILTER_FIELDS = scriptOf("client/features/jobs/JobFilterFields.tsx");
const PAY_RANK = scriptOf("client/features/jobs/PayRank.tsx");

beforeAll(async () => {
  // They would answer with the scripts of an earlier visit.
  const options = { serviceWorkers: "block" } as const;
  phone = await Visit.start(360, 780, options);
  desktop = await Visit.start(1280, 900, options);
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

it("filters stay as the server drew them until their own code is there", async () => {
  const { page } = desktop;
  const arrive = await holdBack(desktop.page, FILTER_FIELDS);
  await page.goto(`${SITE()}/jobs`);
  await untilReady(page);
  await untilLaidOut(page);
  const places = () =>
    page.locator(":is(main select, main summary, main article):visible").evaluateAll((parts) =>
      parts.map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        return [left, top + scrollY, width, height];
      }),
    );
  const before = await places();
  expect(before.length).toBeGreaterThan(20);
  // A click on the button of an open list waits.
  const skills = page.getByRole("group", { name: "Skill" });
  await skills.locator("summary").click();
  await skills.getByRole("button", { name: "More" }).click();
  expect(await skills.locator("[data-waiting]").count()).toBe(1);
  const first = await skills.getByRole("checkbox").count();
  arrive();
  await page.locator("[data-late]").waitFor({ state: "detached" });
  await settled(page);
  expect(await skills.locator("details").getAttribute("open")).not.toBeNull();
  expect(await skills.getByRole("checkbox").count()).toBeGreaterThan(first);
  await skills.locator("summary").click();
  expect(await places()).toEqual(before);
});

it("choices made before the code of the filters is there narrow the list", async () => {
  const { page } = desktop;
  const arrive = await holdBack(desktop.page, FILTER_FIELDS);
  await page.goto(`${SITE()}/jobs`);
  await untilReady(page);
  const types = page.getByRole("group", { name: "Job type" });
  await types.locator("summary").click();
  await types
    .getByRole("checkbox", { name: /^Contract\b/ })
    .first()
    .check();
  await page.locator("select[name=pay]").selectOption("50");
  expect(new URL(page.url()).search).toBe("");
  arrive();
  await page.waitForURL(/\/jobs\?(?=.*\bpay=50\b).*\btype=contract\b/);
});

it("a skill typed while the code of the filters loads is not applied until it is whole", async () => {
  const { page } = desktop;
  const arrive = await holdBack(desktop.page, FILTER_FIELDS);
  await page.goto(`${SITE()}/jobs`);
  await untilReady(page);
  await page.locator("select[name=pay]").selectOption("50");
  const skills = page.getByRole("group", { name: "Skill" });
  await skills.locator("summary").click();
  const field = skills.getByLabel("Type a skill");
  await field.pressSequentially("kuber");
  arrive();
  await page.waitForURL(/\/jobs\?pay=50$/);
  await settled(page);
  expect(await field.inputValue()).toBe("kuber");
  await field.pressSequentially("netes");
  await field.press("Enter");
  await page.waitForURL(/\/jobs\?(?=.*\bpay=50\b).*\bskill=kubernetes\b/);
});

it("a link to another list works while the code of the filters loads", async () => {
  const { page } = desktop;
  const arrive = await holdBack(desktop.page, FILTER_FIELDS);
  await page.goto(`${SITE()}/jobs`);
  await untilReady(page);
  await page
    .getByRole("navigation", { name: /industr/i })
    .getByRole("link", { name: "Healthcare" })
    .click();
  arrive();
  await page.waitForURL(/\/jobs\?industry=healthcare$/);
  await page.locator("[data-late]").waitFor({ state: "detached" });
  expect(await page.locator("select[name=pay]").count()).toBe(1);
});

it("on a phone, a link clicked by script, as by voice control, changes the list", async () => {
  const { page } = phone;
  await page.goto(`${SITE()}/jobs?query=data+engineer`);
  await untilReady(page);
  const orders = page.getByRole("navigation", { name: "Sort by" });
  await orders.locator("a", { hasText: "Highest pay" }).dispatchEvent("click");
  await page.waitForURL(/sort=pay$/);
  await orders.locator("[aria-current]", { hasText: "Highest pay" }).waitFor({ state: "attached" });
});

it("a question searched early narrows the questions", async () => {
  const { page } = desktop;
  const arrive = await openWithoutScripts(desktop, "/resources/faq");
  await page.getByLabel("Search the questions").fill("macros");
  arrive();
  await page.getByText("1 question matches").waitFor();
  await page.waitForURL(/\/resources\/faq\?query=macros$/);
});

it.each([
  ["the fields of the filters", "/jobs", FILTER_FIELDS, "select[name=pay]"],
  ["how the pay of a job compares", null, PAY_RANK, "[data-key=half]"],
])("on a phone, %s need their code only once the page is used", async (_, path, code, part) => {
  // Nothing is loaded yet, unlike in the other tests.
  const visit = await Visit.start(360, 780, { serviceWorkers: "block" });
  const { page } = visit;
  const asked: string[] = [];
  const script = code.split("/").at(-1) ?? "";
  page.on("request", (request) => {
    if (request.url().endsWith(script)) asked.push(request.url());
  });
  await page.goto(SITE() + (path ?? (await addressOfJob())));
  await untilReady(page);
  await settled(page);
  expect(asked).toEqual([]);
  expect(await page.locator(part).count()).toBe(1);
  await until("the late code", async () => {
    await page.getByRole("heading", { level: 1 }).click();
    return asked.length > 0;
  });
  await settled(page);
  expect(asked).toHaveLength(1);
  expect(await page.locator(part).count()).toBe(1);
  expect(visit.complaints).toEqual([]);
  await visit.close();
});

/** Of a job that others are compared with. */
async function addressOfJob(): Promise<string> {
  const { page } = phone;
  await page.goto(`${SITE()}/jobs?query=software`);
  for (const link of await jobLinks(page).all()) {
    const address = (await link.getAttribute("href")) ?? "";
    const html = await (await fetch(SITE() + address)).text();
    if (html.includes('data-key="half"')) return address;
  }
  throw new Error("No job is compared with others.");
}
