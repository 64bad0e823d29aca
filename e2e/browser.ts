import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type BrowserContext, type Page } from "playwright-core";

export const CHROMIUM_FLAGS = [
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
    page.setDefaultTimeout(15_000);
  }

  static async start(width: number, height = 900): Promise<Visit> {
    const browser = await chromium.launch({
      executablePath: setting("CHROMIUM"),
      args: CHROMIUM_FLAGS,
    });
    const context = await browser.newContext({
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
