import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { BrowserContextOptions, Page } from "playwright-core";
import { sampleMails } from "../server/test/sample-mails.js";
import { openContext, SITE } from "./browser.js";
import { Gallery } from "./gallery.js";
import { axeFindings, contrastFindings, lookFindings, type Findings } from "./page-checks.js";

const WIDTHS = [320, 360, 768, 1440] as const;
const SCHEMES = ["light", "dark"] as const;
/** Rules for whole pages; a mail is shown inside one. */
const PAGE_RULES = /^axe (?:region|landmark-one-main):/;

const site = {
  name: "Staffboard",
  origin: SITE(),
  email: "hello@staffboard.example",
  address: "500 Main Street, Dallas, TX 75201",
};
const mails = await sampleMails(site);
const gallery = process.env.E2E_GALLERY ? new Gallery("Every mail", "mails", WIDTHS) : null;
/** One mail after the other is shown in them, so that each loads axe once. */
let pages: Record<(typeof SCHEMES)[number] | "offline", Page>;

beforeAll(async () => {
  const open = async (options: BrowserContextOptions) => (await openContext(options)).newPage();
  pages = {
    light: await open({ colorScheme: "light" }),
    dark: await open({ colorScheme: "dark" }),
    offline: await open({ offline: true }),
  };
});
afterAll(async () => {
  gallery?.write();
});

describe.each(mails)("$name", ({ name, mail }) => {
  it.each(SCHEMES)("passes all checks in %s", async (colorScheme) => {
    const page = pages[colorScheme];
    await page.setContent(mail.html);
    const check = colorScheme === "light" ? axeFindings : contrastFindings;
    const findings: Findings = (await check(page)).filter((one) => !PAGE_RULES.test(one));
    const pictures = page.locator("img");
    // The others are of companies that no one has drawn a picture for here.
    const isLogoShown = await pictures
      .first()
      .evaluate((img) => (img as HTMLImageElement).naturalWidth > 0);
    if (!isLogoShown) findings.push("the logo does not load");
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      findings.push(...(await lookFindings(page)).map((finding) => `${width} px: ${finding}`));
      await gallery?.add(page, { path: name }, { width, scheme: colorScheme });
    }
    gallery?.tell({ path: name }, colorScheme, findings);
    expect(findings).toEqual([]);
  });

  it("reads the same with pictures blocked", async () => {
    await pages.offline.setContent(mail.html);
    expect(await pages.offline.locator("body").innerText()).toContain(site.name);
  });
});
