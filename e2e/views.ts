import type { Page } from "playwright-core";
import { settled } from "./browser.js";
import { keyboardFindings } from "./keyboard.js";
import { axeFindings, contrastFindings, lookFindings, type Findings } from "./page-checks.js";
import { IS_QUICK, SCHEMES, type Scheme } from "./scope.js";

/** Waits until the page has this scheme; on the desk, the UI kit's parts follow a moment later. */
export async function schemeShown(page: Page, scheme: Scheme): Promise<void> {
  const kit = `:is([data-mantine-color-scheme=${scheme}], :not([data-mantine-color-scheme]))`;
  await page.locator(`html[data-color-scheme=${scheme}]${kit}`).waitFor();
}

/** Everything that can be seen or reached on the page, on a phone and a desktop, light and dark. */
export async function viewFindings(
  page: Page,
  root = "main",
  widths: readonly number[] = [390, 1280],
): Promise<Findings> {
  const findings: Findings = [];
  await page.locator("h1").first().waitFor();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    findings.push(...(await schemeFindings(page, width, widths)));
    const missed = await keyboardFindings(page, root);
    findings.push(...missed.map((finding) => `${width} px: ${finding}`));
  }
  return findings;
}

/** What the page of the desk looks like on a phone, a tablet and a desktop, light and dark. */
export async function deskFindings(page: Page): Promise<Findings> {
  const findings: Findings = [];
  const widths = [390, 768, 1440];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    findings.push(...(await schemeFindings(page, width, widths)));
  }
  await page.emulateMedia({ colorScheme: "light" });
  return findings;
}

/** What is wrong at one width, in each scheme. */
async function schemeFindings(
  page: Page,
  width: number,
  widths: readonly number[],
): Promise<Findings> {
  const findings: Findings = [];
  await settled(page);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await schemeShown(page, colorScheme);
    // The look first: it waits until the new colors are drawn.
    const found = [
      ...(await lookFindings(page)),
      ...(await layoutFindings(page, colorScheme, widths.indexOf(width), widths.length)),
    ];
    findings.push(...found.map((finding) => `${width} px, ${colorScheme}: ${finding}`));
  }
  return findings;
}

/**
 * axe takes longer than all other checks: it runs once on the phone's layout and once on the desktop's, and once more on each for
 * the dark colors. A quick run leaves the phone out.
 */
async function layoutFindings(
  page: Page,
  scheme: Scheme,
  index: number,
  count: number,
): Promise<Findings> {
  const isChecked = index === count - 1 || (index === 0 && !IS_QUICK);
  if (!isChecked) return [];
  return scheme === "dark" ? contrastFindings(page) : axeFindings(page);
}
