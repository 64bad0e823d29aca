import { beforeAll, expect, it } from "@jest/globals";
import type { BrowserContext, Page } from "playwright-core";
import { offlineTexts as texts } from "#texts/offline";
import { openContext, settled, SITE } from "./browser.js";
import { jobLinks, until } from "./steps.js";
let context: BrowserContext;
let page: Page;
const visited: { path: string; role: string }[] = [];

beforeAll(async () => {
  context = await openContext({ viewport: { width: 390, height: 800 } });
  page = await context.newPage();
});

const heading = () => page.getByRole("main").getByRole("heading", { level: 1 });

const keptPaths = () =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("staffboard-"));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** The service worker caches pages in the background, and then their assets: this waits until it has both. */
const untilKept = (path: string): Promise<void> =>
  until(`${path} is kept`, () =>
    page.evaluate(async (address) => {
      const html = await (await caches.match(address, { ignoreVary: true }))?.text();
      if (html === undefined) return false;
      const scripts = html.match(/\/assets\/[\w.-]+\.js/g) ?? [];
      const kept = scripts.map((script) => caches.match(script, { ignoreVary: true }));
      return (await Promise.all(kept)).every((script) => script !== undefined);
    }, path),
  );

/** Whether the page lets the browser handle link clicks; the script for that loads some time after the page. */
const leavesLinks = () =>
  page.evaluate(() => {
    const link = Object.assign(document.createElement("a"), { href: "/about" });
    let isHeard = false;
    link.addEventListener("click", () => (isHeard = true));
    addEventListener("click", (event) => event.preventDefault(), { capture: true, once: true });
    document.body.append(link);
    link.click();
    link.remove();
    return !isHeard;
  });

/**
 * Takes the network away. Chromium's emulation tells only the documents that are open at the time: one that is opened
 * later gets no network, but its navigator.onLine says that it has one. So this is called again after each navigation.
 */
async function goOffline(): Promise<void> {
  await context.setOffline(false);
  await context.setOffline(true);
}

it("caches visited jobs, opened by a link or by their URL", async () => {
  await page.goto(`${SITE()}/jobs`);
  await untilKept("/offline");
  const links = jobLinks(page);
  const second = await links.nth(1).getAttribute("href");
  await links.first().click();
  await page.waitForURL(/\/job-details\//);
  await page.getByRole("heading", { name: "Job Description" }).waitFor();
  visited.push({ path: new URL(page.url()).pathname, role: await heading().innerText() });

  await page.goto(SITE() + second);
  visited.push({ path: new URL(page.url()).pathname, role: await heading().innerText() });
  for (const { path } of visited) await untilKept(path);
});

it("caches the drawing of a visited page", async () => {
  await page.goto(`${SITE()}/about`);
  await until("the drawing is kept", async () => (await keptPaths()).includes("/scenes/about.svg"));
});

it("caches no personal pages and no API responses", async () => {
  await page.goto(`${SITE()}/payment-cancel`);
  await page.goto(`${SITE()}/api/jobs?limit=1`);
  await page.goto(`${SITE()}/jobs?query=engineer`);
  await settled(page);
  await untilKept("/jobs");
  const kept = await keptPaths();
  expect(kept.filter((path) => /^\/(api|graphql|payment|apply|auth|account)/.test(path))).toEqual(
    [],
  );
});

it("shows cached jobs without a network", async () => {
  await context.setOffline(true);
  for (const { path, role } of visited) {
    await page.goto(SITE() + path);
    expect(await heading().innerText()).toBe(role);
    await page.getByRole("heading", { name: "Job Description" }).waitFor();
    const unstyled = await page.evaluate(() => getComputedStyle(document.body).margin !== "0px");
    expect(unstyled).toBe(false);
  }
});

it("shows the offline page, with links to cached jobs, for pages that were not visited", async () => {
  await page.goto(`${SITE()}/industries/logistics`);
  await goOffline();
  await page.getByRole("heading", { name: texts.title }).waitFor();
  expect(new URL(page.url()).searchParams.get("from")).toBe("/industries/logistics");
  const list = page.getByRole("region", { name: texts.listTitle });
  await list.getByRole("link").first().waitFor();
  expect(await list.getByRole("link").count()).toBe(2);
  const [first] = visited;
  await list.getByRole("link", { name: first?.role ?? "" }).click();
  await page.waitForURL(new RegExp(`${first?.path}$`));
  expect(await heading().innerText()).toBe(first?.role);
});

it("shows the offline page, not a broken one, when a link inside the site is followed", async () => {
  await goOffline();
  await until("links left to the browser", leavesLinks);
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await page.waitForURL(/\/offline\?from=%2Fresources%2Ffaq$/);
  await goOffline();
  await page.getByRole("heading", { name: texts.title }).waitFor();
});

it("continues once the network is back", async () => {
  await context.setOffline(false);
  await page.getByRole("heading", { name: texts.backTitle }).waitFor();
  await page.getByRole("link", { name: texts.goOn }).click();
  await page.waitForURL(/\/resources\/faq$/);
});

it("removes deleted jobs, and files of old builds that no cached page needs", async () => {
  const left = await page.evaluate(async () => {
    const old = await caches.open("staffboard-assets-an-older-build");
    await old.put("/assets/unneeded-1.js", new Response("1"));
    const jobs = await caches.open("staffboard-jobs");
    await jobs.put(
      "/job-details/of-an-older-build",
      new Response('<script src="/assets/needed-1.js"></script>'),
    );
    await old.put("/assets/needed-1.js", new Response("2"));
    const assetCaches = async () =>
      (await caches.keys()).filter((name) => name.includes("-assets-"));
    const newer = "staffboard-assets-a-newer-build";
    // The new worker takes over in the background, and the page may register its own build in the meantime.
    while ((await assetCaches()).join() !== newer) {
      await navigator.serviceWorker.register("/sw.js?v=a-newer-build");
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const has = async (path: string) => (await caches.match(path)) !== undefined;
    return {
      names: await assetCaches(),
      needed: await has("/assets/needed-1.js"),
      unneeded: await has("/assets/unneeded-1.js"),
    };
  });
  expect(left).toEqual({
    names: ["staffboard-assets-a-newer-build"],
    needed: true,
    unneeded: false,
  });
  await page.goto(`${SITE()}/job-details/of-an-older-build`);
  await until(
    "the job is removed from the cache",
    async () => !(await keptPaths()).includes("/job-details/of-an-older-build"),
  );
});
