import type { Page } from "playwright-core";
import type { Findings } from "./page-checks.js";

/** Texts that are cut off, and controls of the header and the bars that lie over each other or stick out. */
export const zoomFindings = (page: Page): Promise<Findings> =>
  page.evaluate(() => {
    const found: string[] = [];
    const shown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest(".visually-hidden, [aria-hidden=true]") === null;
    const say = (element: Element) => `${element.tagName} "${element.textContent?.slice(0, 50)}"`;
    for (const element of document.body.querySelectorAll("*")) {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
      );
      const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
      // Text for screen readers is clipped.
      if (!hasText || !shown(element) || clipPath !== "none") continue;
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
      if (
        (hides(overflowX) && scrollWidth > clientWidth + 1) ||
        (hides(overflowY) && scrollHeight > clientHeight + 1)
      )
        found.push(`cut off: ${say(element)}`);
    }
    const bars = "header:has(nav), [data-apply-bar], [role=complementary], aside";
    for (const bar of document.querySelectorAll(bars)) {
      if (!/fixed|sticky/.test(getComputedStyle(bar).position) || !shown(bar)) continue;
      const around = bar.getBoundingClientRect();
      const controls = [...bar.querySelectorAll("a, button")].filter(shown);
      const boxes = controls.map((control) => control.getBoundingClientRect());
      boxes.forEach((box, index) => {
        const name = say(controls[index] ?? bar);
        if (
          box.left < around.left ||
          box.right > around.right + 1 ||
          box.bottom > around.bottom + 1
        )
          found.push(`sticks out of its bar: ${name}`);
        const meets = (other: DOMRect) =>
          box.left < other.right - 1 &&
          other.left < box.right - 1 &&
          box.top < other.bottom - 1 &&
          other.top < box.bottom - 1;
        if (boxes.slice(index + 1).some(meets)) found.push(`lies over its neighbor: ${name}`);
      });
    }
    return found;
  });

/** What still moves for someone who asked for less motion. */
export const motionFindings = (page: Page): Promise<Findings> =>
  page.evaluate(() => [
    ...document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 1)
      .map(({ effect }) => {
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        return `moves: ${target?.outerHTML.slice(0, 120)}`;
      }),
    ...[...document.querySelectorAll("*")]
      .filter((element) => getComputedStyle(element).scrollBehavior === "smooth")
      .map((element) => `scrolls smoothly: ${element.tagName}.${element.className}`),
  ]);
