import { mkdirSync } from "node:fs";
import path from "node:path";
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
  type Request,
} from "playwright-core";

/** How long a browser, a page or a part of it may take to come. It only ends what would wait for ever. */
export const PATIENCE_MS = 120_000;

const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];
export const OUTPUT = path.resolve("e2e/output");

export const setting = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the browser tests by npm run e2e.`);
  return value;
};

export const SITE = () => setting("SITE_URL");

export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: setting("CHROMIUM"),
    args: CHROMIUM_FLAGS,
    timeout: PATIENCE_MS,
  });

/** Requests without an answer yet. */
const open = new WeakMap<BrowserContext, Set<Request>>();

/** Windows of one person, and the only way to get one here: they are patient, and `settled` knows of them. */
export async function openContext(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  const requests = new Set<Request>();
  open.set(context, requests);
  context.on("request", (request) => requests.add(request));
  context.on("requestfinished", (request) => requests.delete(request));
  context.on("requestfailed", (request) => requests.delete(request));
  await context.addInitScript(() =>
    document.addEventListener("site-ready", () => Object.assign(window, { siteIsReady: true })),
  );
  return context;
}

/** Waits until the page's scripts answer presses. */
export const untilReady = (page: Page) => page.waitForFunction(() => "siteIsReady" in window);

/** Waits until the page's scripts answer, and have all that they asked for. */
export async function settled(page: Page): Promise<void> {
  await untilReady(page);
  const requests = open.get(page.context());
  do
    await page.evaluate(
      () => new Promise((done) => requestIdleCallback(() => setTimeout(done), { timeout: 5000 })),
    );
  while (requests !== undefined && requests.size > 0);
}

/** A refused card is answered 402, and Chromium notes every failed request. */
const EXPECTED_NOISE = /402 \(Payment Required\)/;

/** One browser for a test file, and a page that keeps what its console complained about. */
export class Visit {
  readonly complaints: string[] = [];

  private constructor(
    private readonly browser: Browser,
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

  static async start(width: number, height = 900): Promise<Visit> {
    const browser = await startBrowser();
    const context = await openContext(browser, {
      viewport: { width, height },
      hasTouch: width < 600,
      acceptDownloads: true,
    });
    return new Visit(browser, context, await context.newPage());
  }

  /** A second tab of the same person. */
  newTab(): Promise<Page> {
    return this.context.newPage();
  }

  async screenshot(name: string): Promise<void> {
    mkdirSync(OUTPUT, { recursive: true });
    await this.page.screenshot({ path: path.join(OUTPUT, `${name}.png`), fullPage: true });
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}
