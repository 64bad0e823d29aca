import type { Page } from "playwright-core";
import { openContext, settled, SITE } from "./browser.js";

export const PHONE = { width: 360, height: 780 };

/** One with touch and one without, for all visits: a new page compiles all scripts again. */
const kept = new Map<boolean, Promise<Page>>();

/** Opens a page of the site in this window, without motion. */
export async function visit(path: string, viewport = PHONE): Promise<Page> {
  const hasTouch = viewport.width < 600;
  const opening = kept.get(hasTouch) ?? openPage(hasTouch);
  kept.set(hasTouch, opening);
  const page = await opening;
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(SITE() + path);
  await settled(page);
  return page;
}

async function openPage(hasTouch: boolean): Promise<Page> {
  const context = await openContext({
    hasTouch,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  return context.newPage();
}
