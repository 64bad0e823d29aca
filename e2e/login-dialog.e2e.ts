import { beforeEach, describe, expect, it } from "@jest/globals";
import type { BrowserContextOptions, Page } from "playwright-core";
import { openContext, settled, SITE, untilReady } from "./browser.js";
import { newest } from "./demo.js";
import { scriptOf } from "./scripts.js";

/** Needed by all that asks the server, not by the dialog (client/app/page-client.ts). */
const CLIENT = scriptOf("client/app/apollo.ts").replace("**", "");
const DIALOG = scriptOf("client/app/AccountDialog.tsx").replace("**", "");
/** Where a job's pay stands among others: loaded by the first use of the page. */
const PAY = scriptOf("client/features/jobs/PayRank.tsx").replace("**", "");
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

let page: Page;
/** Paths of the scripts, style sheets, and fonts that the page asked for. */
let asked: Set<string>;

async function openPage(options: BrowserContextOptions = {}): Promise<void> {
  // It would answer with what an earlier visit loaded.
  page = await (await openContext({ ...options, serviceWorkers: "block" })).newPage();
  asked = new Set();
  page.on("request", (request) => {
    if (["script", "stylesheet", "font"].includes(request.resourceType()))
      asked.add(new URL(request.url()).pathname);
  });
}

/** Says how the page is connected, as Chromium does. */
const connectedBy = (connection: object) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value });
  }, connection);

const button = (name: string) => page.getByRole("button", { name, exact: true }).first();
const field = () => page.getByRole("dialog").getByLabel("Email");
const askedFor = (kind: string) => [...asked].filter((path) => path.endsWith(kind));

beforeEach(() => openPage(PHONE));

describe.each([
  ["Log In", "/about"],
  ["Log In", "a job"],
  ["Apply Now", "a job"],
])("%s on %s", (name, place) => {
  const address = async () => (place === "a job" ? newest("a job") : place);

  it("opens the dialog with two scripts and one style sheet", async () => {
    // It isn't loaded ahead then.
    await connectedBy({ saveData: true });
    await page.goto(SITE() + (await address()));
    await settled(page);
    expect(asked.has(DIALOG)).toBe(false);
    asked.clear();
    await button(name).tap();
    await field().waitFor();
    for (const other of [CLIENT, PAY]) asked.delete(other);
    expect(askedFor(".js").length).toBeLessThanOrEqual(2);
    expect(askedFor(".css")).toHaveLength(1);
    await page.waitForFunction(() => document.activeElement?.getAttribute("name") === "email");
  });

  it("is loaded beside the page's scripts when it is tapped before they are there", async () => {
    let letGo = (): void => {};
    const isLetGo = new Promise<void>((done) => (letGo = done));
    await page.route("**/assets/*.js", async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname !== DIALOG) await isLetGo;
      await route.continue();
    });
    await page.goto(SITE() + (await address()), { waitUntil: "commit" });
    await page.waitForFunction(() => document.querySelector("link[rel=modulepreload]") !== null);
    const dialog = page.waitForResponse(`**${DIALOG}`);
    await button(name).tap();
    await dialog;
    letGo();
    await field().waitFor();
  });
});

describe("ahead of a tap", () => {
  it("loads once the page is idle, after all that the page needs", async () => {
    const dialog = page.waitForResponse(`**${DIALOG}`);
    await page.goto(`${SITE()}/about`);
    await dialog;
    const list = await page.locator("script[data-preload]").getAttribute("data-preload");
    const before = askedFor(".js").slice(0, askedFor(".js").indexOf(DIALOG));
    expect(before).toEqual(expect.arrayContaining(list?.split(" ") ?? []));
    await settled(page);
    await page.context().setOffline(true);
    await button("Log In").tap();
    await field().waitFor();
    const bar = page.getByRole("dialog").locator("form");
    expect((await bar.boundingBox())?.width).toBeLessThanOrEqual(PHONE.viewport.width);
  });

  it("loads when its button has the focus", async () => {
    await page.goto(`${SITE()}/about`);
    await untilReady(page);
    const dialog = page.waitForRequest(`**${DIALOG}`);
    await button("Log In").focus();
    await dialog;
  });

  it("doesn't load for someone who saves data, until it opens", async () => {
    await connectedBy({ saveData: true, effectiveType: "4g" });
    await page.goto(`${SITE()}/about`);
    await untilReady(page);
    await page.getByRole("heading", { level: 1 }).tap();
    await button("Log In").focus();
    await settled(page);
    expect(asked.has(DIALOG)).toBe(false);
    await button("Log In").tap();
    await field().waitFor();
  });
});

describe("fonts", () => {
  it.each([
    ["someone saves data", { saveData: true, effectiveType: "4g" }],
    ["the connection is slow", { saveData: false, effectiveType: "3g" }],
  ])("are not loaded when %s", async (_, connection) => {
    await connectedBy(connection);
    await page.goto(`${SITE()}/about`);
    await settled(page);
    expect(askedFor(".woff2")).toEqual([]);
    expect(await page.locator("html[data-fonts]").count()).toBe(0);
  });

  it("come after the scripts", async () => {
    await connectedBy({ saveData: false, effectiveType: "4g" });
    await page.goto(`${SITE()}/about`);
    await page.locator("html[data-fonts]").waitFor();
    await settled(page);
    const list = await page.locator("script[data-preload]").getAttribute("data-preload");
    const scripts = list?.split(" ") ?? [];
    const order = [...asked];
    const [firstFont = NaN] = askedFor(".woff2").map((font) => order.indexOf(font));
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((script) => !(order.indexOf(script) < firstFont))).toEqual([]);
  });
});
