import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { shortClassNames } from "../dev/build/class-names.js";

const CLIENT = path.resolve("client");
const CHIP_SHEET = path.join(CLIENT, "components/ui/Chip.module.css");
const CHIP = shortClassNames(CLIENT)("chip", CHIP_SHEET, readFileSync(CHIP_SHEET, "utf8"));

const KINDS = {
  select: "select",
  // Search boxes draw the frame around their input and button; the honeypot is for robots.
  field:
    "input:is(:not([type]), [type=text], [type=email], [type=tel]):not([name=query], [name=website])",
  chip: `:is(a, button).${CHIP}:not([aria-current], [aria-pressed=true])`,
} as const;

/** How the controls of a page look, e.g. "select: 44 px, 1px rgb(132, 146, 141), 10px, 16px". */
export const controlLooks = (page: Page): Promise<string[]> =>
  page.evaluate((kinds) => {
    const looks = Object.entries(kinds).flatMap(([kind, selector]) =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const style = getComputedStyle(element);
          const parts = [
            `${Math.round(element.getBoundingClientRect().height)} px`,
            `${style.borderTopWidth} ${style.borderTopColor}`,
            style.borderTopLeftRadius,
            style.fontSize,
            style.paddingInlineStart,
            style.appearance,
          ];
          return `${kind}: ${parts.join(", ")}`;
        }),
    );
    return [...new Set(looks)];
  }, KINDS);
