import type { Page } from "playwright-core";
import type { Findings } from "./page-checks.js";

/**
 * Not the crosses of tags: Backspace in their field removes them. Nor the button beside a file field, which opens the same dialog by
 * keyboard.
 */
const CONTROLS =
  "a[href], button:enabled:not(.mantine-Pill-remove, [tabindex='-1']), input:enabled, select:enabled, textarea:enabled, summary";
/** A date field has several stops: month, day, year, and its calendar. */
const STOPS_PER_CONTROL = 4;

declare global {
  interface Window {
    /** The marks of the controls that had the focus, and those whose focus could not be seen. */
    stops?: { reached: Set<string>; unseen: Set<string>; end: () => void };
  }
}

/** Marks the controls inside `root`, moves the focus in front of them, and records where it goes. @returns their number */
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

/** Runs in the page. */
function recordStops(): void {
  const isFocusSeen = (control: HTMLElement) => {
    const framed = [control, control.parentElement, ...(control.parentElement?.children ?? [])];
    // The browser marks the part of a date that has the focus.
    if (control.matches("[type=date]")) return true;
    return framed.some(
      (element) => element !== null && getComputedStyle(element).outlineStyle !== "none",
    );
  };
  const reached = new Set<string>();
  const unseen = new Set<string>();
  const note = () => {
    const control = document.activeElement;
    if (!(control instanceof HTMLElement) || control.dataset.stop === undefined) return;
    reached.add(control.dataset.stop);
    if (isFocusSeen(control)) return;
    // Scripts may draw it a moment later.
    setTimeout(() => {
      if (document.activeElement !== control || !isFocusSeen(control))
        unseen.add(control.outerHTML.slice(0, 90));
    });
  };
  window.stops?.end();
  window.stops = { reached, unseen, end: () => document.removeEventListener("focusin", note) };
  document.addEventListener("focusin", note);
}

/** How many controls had the focus. */
const countReached = (page: Page) => page.evaluate(() => window.stops?.reached.size ?? 0);

/** The marked controls that are not among those reached. One that is gone by now needs no stop. */
const missed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-stop]")]
      .filter(({ dataset }) => !window.stops?.reached.has(dataset.stop ?? ""))
      .map((control) => control.outerHTML.slice(0, 120)),
  );

const unseen = (page: Page) =>
  // After the last control has been looked at.
  page.evaluate(() =>
    new Promise((done) => setTimeout(done)).then(() => [...(window.stops?.unseen ?? [])]),
  );

/** Controls inside `root` that Tab does not reach, or whose focus cannot be seen. */
export async function keyboardFindings(page: Page, root: string): Promise<Findings> {
  const count = await startIn(page, root);
  await page.evaluate(recordStops);
  let reached = 0;
  for (let left = count * STOPS_PER_CONTROL; left > 0 && reached < count;) {
    const presses = Math.min(count - reached, left);
    for (let press = 0; press < presses; press += 1) await page.keyboard.press("Tab");
    left -= presses;
    reached = await countReached(page);
  }
  return [
    ...(await unseen(page)).map((name) => `focus not seen: ${name}`),
    ...(await missed(page)).map((name) => `Tab does not reach ${name}`),
  ];
}
