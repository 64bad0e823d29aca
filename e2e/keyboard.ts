import type { Page } from "playwright-core";
import type { Findings } from "./page-checks.js";

/** Not the crosses of tags: Backspace in their field removes them. */
const CONTROLS =
  "a[href], button:enabled:not(.mantine-Pill-remove), input:enabled, select:enabled, textarea:enabled, summary";
/** A date field has several stops: month, day, year, and its calendar. */
const STOPS_PER_CONTROL = 4;

/** Marks the controls inside `root` and moves the focus in front of them. @returns their number */
const startIn = (page: Page, root: string) =>
  page.evaluate(
    ({ root, controls }) => {
      const area = document.querySelector<HTMLElement>(root);
      if (area === null) throw new Error(`no ${root}`);
      for (const marked of document.querySelectorAll<HTMLElement>("[data-stop]"))
        delete marked.dataset.stop;
      const seen = new Set<string>();
      // A group of radio buttons is one stop.
      const isFirstOfGroup = (control: HTMLElement) => {
        if (!(control instanceof HTMLInputElement) || control.type !== "radio") return true;
        const group = [...area.querySelectorAll<HTMLInputElement>("input[type=radio]")].filter(
          ({ name }) => name === control.name,
        );
        const stop = group.find(({ checked }) => checked) ?? control;
        if (stop !== control || seen.has(control.name)) return false;
        seen.add(control.name);
        return true;
      };
      const shown = [...area.querySelectorAll<HTMLElement>(controls)].filter(
        (control) => control.checkVisibility() && isFirstOfGroup(control),
      );
      shown.forEach((control, index) => (control.dataset.stop = String(index)));
      area.tabIndex = -1;
      area.focus();
      return shown.length;
    },
    { root, controls: CONTROLS },
  );

/** The focused control: its mark, and whether its focus can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement;
    if (!(control instanceof HTMLElement)) return null;
    const framed = [control, control.parentElement, ...(control.parentElement?.children ?? [])];
    const isSeen = framed.some(
      (element) => element !== null && getComputedStyle(element).outlineStyle !== "none",
    );
    // The browser marks the part of a date that has the focus.
    const isDate = control.matches("[type=date]");
    return {
      stop: control.dataset.stop,
      isSeen: isSeen || isDate,
      name: control.outerHTML.slice(0, 90),
    };
  });

/** The marked controls that are not among those reached. One that is gone by now needs no stop. */
const missed = (page: Page, reached: string[]) =>
  page.evaluate(
    (reached) =>
      [...document.querySelectorAll<HTMLElement>("[data-stop]")]
        .filter(({ dataset }) => !reached.includes(dataset.stop ?? ""))
        .map((control) => control.outerHTML.slice(0, 120)),
    reached,
  );

/** Controls inside `root` that Tab does not reach, or whose focus cannot be seen. */
export async function keyboardFindings(page: Page, root: string): Promise<Findings> {
  const count = await startIn(page, root);
  const reached = new Set<string>();
  const findings = new Set<string>();
  for (let step = 0; step < count * STOPS_PER_CONTROL && reached.size < count; step += 1) {
    await page.keyboard.press("Tab");
    const control = await focused(page);
    if (control?.stop === undefined) continue;
    reached.add(control.stop);
    if (!control.isSeen) findings.add(`focus not seen: ${control.name}`);
  }
  for (const name of await missed(page, [...reached])) findings.add(`Tab does not reach ${name}`);
  return [...findings];
}
