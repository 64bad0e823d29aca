import type { Page } from "playwright-core";
import { settled } from "./browser.js";
import { keyboardFindings } from "./keyboard.js";
import { axeFindings, lookFindings } from "./page-checks.js";

/** Waits until the page has this scheme; on the desk, the UI kit's parts follow a moment later. */
export async function schemeShown(page: Page, scheme: "light" | "dark"): Promise<void> {
  const kit = `:is([data-mantine-color-scheme=${scheme}], :not([data-mantine-color-scheme]))`;
  await page.locator(`html[data-color-scheme=${scheme}]${kit}`).waitFor();
}

/** Everything that can be seen or reached on the page, on a phone and a desktop, light and dark. */
export async function viewFindings(
  page: Page,
  root = "main",
  widths: readonly number[] = [390, 1280],
): Promise<string[]> {
  const findings: string[] = [];
  await page.locator("h1").first().waitFor();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await settled(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await schemeShown(page, colorScheme);
      // The look first: it waits until the new colors are drawn.
      const found = [...(await lookFindings(page)), ...(await axeFindings(page))];
      findings.push(...found.map((finding) => `${width} px, ${colorScheme}: ${finding}`));
    }
    const missed = await keyboardFindings(page, root);
    findings.push(...missed.map((finding) => `${width} px: ${finding}`));
  }
  return findings;
}

/** What the page of the desk looks like on a phone, a tablet and a desktop, light and dark. */
export async function deskFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await schemeShown(page, colorScheme);
      const found = [...(await lookFindings(page)), ...(await axeFindings(page))];
      findings.push(...found.map((finding) => `${width} px, ${colorScheme}: ${finding}`));
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
  return findings;
}
