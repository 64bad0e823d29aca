import { mkdirSync } from "node:fs";
import path from "node:path";
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  Request,
} from "playwright-core";

/** Timeout in milliseconds for a browser, a page or an element. Long: it only stops a test that would hang. */
export const PATIENCE_MS = 60_000;

export const OUTPUT = path.resolve("e2e/output");

export const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests with npm run e2e.`);
  return value;
};

export const SITE = () => setting("SITE_URL");

declare global {
  /** The browser of this worker (browser-environment.mjs). */
  var sharedBrowser: () => Promise<Browser>;
}

const opened: BrowserContext[] = [];

/** Closes what the tests of this file left open: the browser goes on with the next file. */
export async function closeContexts(): Promise<void> {
  await Promise.all(opened.splice(0).map((context) => context.close()));
}

interface Traffic {
  /** Requests that have not been answered yet. */
  open: Set<Request>;
  /** How many were sent so far. */
  sent: number;
}
const traffic = new WeakMap<BrowserContext, Traffic>();

/** Opens a browser context for one person. Tests must use this: it sets the timeout and counts requests for `settled`. */
export async function openContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const browser = await sharedBrowser();
  const context = await browser.newContext(options);
  opened.push(context);
  context.setDefaultTimeout(PATIENCE_MS);
  const requests: Traffic = { open: new Set(), sent: 0 };
  traffic.set(context, requests);
  context.on("request", (request) => {
    requests.open.add(request);
    requests.sent += 1;
  });
  context.on("requestfinished", (request) => requests.open.delete(request));
  context.on("requestfailed", (request) => requests.open.delete(request));
  await context.addInitScript(() =>
    document.addEventListener("site-ready", () => Object.assign(window, { siteIsReady: true })),
  );
  await context.addInitScript(recordMessages);
  return context;
}

declare global {
  interface Window {
    /** Texts added to the page since `message` last found one. */
    messagesShown?: string[];
  }
}

/** Runs in the page. */
function recordMessages(): void {
  const shown: string[] = [];
  window.messagesShown = shown;
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === "characterData" ? [target] : addedNodes)
        shown.push(node.textContent ?? "");
  }).observe(document, { childList: true, characterData: true, subtree: true });
}

/**
 * Waits for a message that may be gone a second later, such as "Signed out successfully.".
 * A message that came and went while the test was busy counts, once.
 */
export async function message(page: Page, text: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const shown = window.messagesShown;
    const found = shown?.some((each) => each.includes(wanted)) ?? false;
    if (found) shown?.splice(0);
    return found;
  }, text);
}

/** Lets a page wait for files. @returns a function that lets them through */
export async function holdBack(page: Page, files: string | RegExp): Promise<() => void> {
  let letThrough = () => {};
  const gate = new Promise<void>((done) => (letThrough = done));
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return letThrough;
}

/** Waits until the page's scripts handle clicks. */
export const untilReady = (page: Page) => page.waitForFunction(() => "siteIsReady" in window);

/** Waits until what is below the screen is laid out, too: before, its height is a guess. */
export const untilLaidOut = (page: Page) => page.locator("html:not([data-fresh])").waitFor();

/** Waits until the page's scripts handle clicks, all their requests are answered, and all of it is laid out. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => "siteIsReady" in window && !document.documentElement.hasAttribute("data-fresh"),
  );
  // An answer is drawn, and may ask for more, in the idle time after it.
  for (let isQuiet = false; !isQuiet;) {
    const before = requestsOf(page);
    await page.evaluate(idle);
    const after = requestsOf(page);
    isQuiet = !before.isAwaiting && !after.isAwaiting && before.sent === after.sent;
  }
}

function requestsOf(page: Page): { isAwaiting: boolean; sent: number } {
  const { open, sent } = traffic.get(page.context()) ?? { open: [], sent: 0 };
  return { isAwaiting: [...open].some(isAwaited), sent };
}

/** Waits until the page has its own fonts: they come after the first paint, and move what is below. */
export async function untilFonts(page: Page): Promise<void> {
  await page.locator("html[data-fonts]").waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Runs in the page. Asks for frames meanwhile: without any, Chromium may report no idle moment for seconds. */
function idle(): Promise<void> {
  return new Promise((done) => {
    const ask = () => requestAnimationFrame(() => undefined);
    const asking = setInterval(ask, 50);
    const rest = () => {
      clearInterval(asking);
      setTimeout(done);
    };
    ask();
    requestIdleCallback(rest, { timeout: 5000 });
  });
}

/** Scrolls through the page, so that everything that loads near the screen is there. */
export async function scrollThrough(page: Page): Promise<void> {
  const end = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < (await end()); y += 500) {
    await page.evaluate((top) => scrollTo(0, top), y);
    await settled(page);
  }
}

/** A page that closes in the middle of a request reports neither its end nor its failure. */
function isAwaited(request: Request): boolean {
  try {
    return !request.frame().page().isClosed();
  } catch {
    // The request of a service worker, or of a navigation that is not committed yet, has no frame.
    return true;
  }
}

/** A declined card is answered with 402, and Chromium logs every failed request. */
const EXPECTED_NOISE = /402 \(Payment Required\)/;

/** One person's browser: cookies and storage of their own, and a page that records its console errors. */
export class Visit {
  readonly complaints: string[] = [];

  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
  ) {
    const note = (text: string) => {
      if (!EXPECTED_NOISE.test(text)) this.complaints.push(text);
    };
    page.on("console", (message) => {
      if (message.type() === "error") note(`${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => note(String(error)));
  }

  static async start(
    width: number,
    height = 900,
    more: BrowserContextOptions = {},
  ): Promise<Visit> {
    const context = await openContext({
      viewport: { width, height },
      hasTouch: width < 600,
      acceptDownloads: true,
      ...more,
    });
    return new Visit(context, await context.newPage());
  }

  /** A second tab in the same session. */
  newTab(): Promise<Page> {
    return this.context.newPage();
  }

  /** Taken with `--gallery` only: a picture of a whole page takes half a second. */
  async screenshot(name: string): Promise<void> {
    if (!process.env.E2E_GALLERY) return;
    mkdirSync(OUTPUT, { recursive: true });
    await this.page.screenshot({ path: path.join(OUTPUT, `${name}.png`), fullPage: true });
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
