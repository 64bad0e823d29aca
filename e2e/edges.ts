import type { Page } from "playwright-core";
import type { Findings } from "./page-checks.js";

declare global {
  interface Window {
    /** Controls that had a border or a background before the colors were forced, and those that are selected. */
    edged?: HTMLElement[];
  }
}

/** Remembers the controls that have a border or a background in the page's own colors, and those that are selected. */
const noteEdges = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const controls = "a[href], button, summary, input, select, textarea, label";
    const chosen = ":is([aria-current], [aria-selected=true], [aria-pressed=true])";
    const isSeen = (color: string) => !/^rgba\(.*, 0\)$/.test(color);
    const hasEdge = (element: Element) => {
      const { backgroundColor, borderTopWidth, borderTopColor } = getComputedStyle(element);
      return isSeen(backgroundColor) || (borderTopWidth !== "0px" && isSeen(borderTopColor));
    };
    window.edged = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (element) => element.checkVisibility() && (element.matches(chosen) || hasEdge(element)),
    );
  });

/** Those of them that have neither a border nor an outline, which are all that forced colors show of a control. */
const lostEdges = (page: Page): Promise<Findings> =>
  page.evaluate(() => {
    const hasEdge = (element: Element) => {
      const { borderTopWidth, borderBottomWidth, outlineStyle } = getComputedStyle(element);
      return outlineStyle !== "none" || borderTopWidth !== "0px" || borderBottomWidth !== "0px";
    };
    // The browser draws these.
    const isNative = (element: Element) => element.matches("[type=checkbox], [type=radio]");
    return (window.edged ?? [])
      .filter((element) => element.isConnected && !isNative(element) && !hasEdge(element))
      .map((element) => `forced colors: no edge: ${element.outerHTML.slice(0, 120)}`);
  });

/** Controls that look the same with and without the focus. */
async function lostFocus(page: Page, root: string): Promise<Findings> {
  // From now on, the page shows the focus as for someone who uses the keyboard.
  await page.keyboard.press("Tab");
  return page.evaluate((root) => {
    const controls =
      "a[href], button:enabled, input:enabled:not([tabindex]), select:enabled, textarea, summary";
    const outlines = (control: HTMLElement) => {
      const frames = [control, control.parentElement, ...(control.parentElement?.children ?? [])];
      const parts = [null, "::before", "::after"].flatMap((part) =>
        frames.flatMap((frame) => (frame === null ? [] : [getComputedStyle(frame, part)])),
      );
      return parts
        .filter(({ outlineStyle }) => outlineStyle !== "none")
        .map(({ outline, outlineOffset }) => `${outline} ${outlineOffset}`);
    };
    const all = document.querySelector(root)?.querySelectorAll<HTMLElement>(controls) ?? [];
    return [...all].flatMap((control) => {
      if (!control.checkVisibility({ visibilityProperty: true })) return [];
      control.blur();
      const without = outlines(control).join();
      control.focus({ preventScroll: true });
      const shown = outlines(control);
      const isSeen = shown.some((outline) => !/rgba\(.*, 0\)/.test(outline));
      return isSeen && shown.join() !== without
        ? []
        : [`forced colors: focus not seen: ${control.outerHTML.slice(0, 120)}`];
    });
  }, root);
}

/**
 * What the high contrast themes of Windows would hide.
 *
 * @param root where the focus can go: in an open dialog, or on the whole page
 */
export async function edgeFindings(page: Page, root = "body"): Promise<Findings> {
  await noteEdges(page);
  await page.emulateMedia({ forcedColors: "active" });
  await page.waitForFunction(() => matchMedia("(forced-colors: active)").matches);
  const findings = [...(await lostEdges(page)), ...(await lostFocus(page, root))];
  await page.emulateMedia({ forcedColors: "none" });
  await page.waitForFunction(() => !matchMedia("(forced-colors: active)").matches);
  return findings;
}
