import type { Page } from "playwright-core";
import type { Findings } from "./page-checks.js";

/** WCAG 2.2, 1.4.11: the required contrast of a field's border or fill with its surroundings. */
const NEEDED = 3;

/** Fields with too little contrast to their surroundings; axe does not check this. */
export const fieldFindings = (page: Page): Promise<Findings> =>
  page.evaluate((needed) => {
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number);
    const isClear = (color: string) => channels(color)[3] === 0;
    const luminance = (color: string) =>
      channels(color)
        .slice(0, 3)
        .map((value) => value / 255)
        .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
        .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0);
    const contrast = (one: string, other: string) => {
      const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    };
    const fill = (element: Element | null): string => {
      if (element === null) return "rgb(255, 255, 255)";
      const { backgroundColor } = getComputedStyle(element);
      return isClear(backgroundColor) ? fill(element.parentElement) : backgroundColor;
    };
    // The search box gets its border from its form.
    const framed = (element: Element): Element =>
      parseFloat(getComputedStyle(element).borderTopWidth) > 0 || element.parentElement === null
        ? element
        : framed(element.parentElement);
    // A code's boxes are drawn next to its field, a text that cannot be changed needs no edge, and the search of the
    // command palette is the top of its dialog.
    const fields =
      "input:not([type=radio], [type=checkbox], [type=file], [autocomplete=one-time-code], .mantine-Spotlight-search), select, textarea:not(:read-only)";
    return [...document.querySelectorAll<HTMLElement>(fields)]
      .filter((field) => field.checkVisibility() && field.closest("[aria-hidden=true]") === null)
      .flatMap((field) => {
        const frame = framed(field);
        const around = fill(frame.parentElement);
        const edge = contrast(getComputedStyle(frame).borderTopColor, around);
        const best = Math.max(edge, contrast(fill(frame), around));
        const name = field.getAttribute("name") ?? field.id;
        return best < needed ? [`field ${name}: edge ${best.toFixed(2)} to 1`] : [];
      });
  }, NEEDED);
