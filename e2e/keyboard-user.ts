import type { Locator, Page } from "playwright-core";
import { settled, SITE, Visit } from "./browser.js";
import { axeFindings, lookFindings } from "./page-checks.js";
import { until } from "./steps.js";
import { schemeShown } from "./views.js";

/** More than any page has; a team's list grows with the tests that ran before. */
const MOST_STOPS = 600;
/** After this pause, a select takes a letter for the beginning of a name. */
const BEGINS_ANEW_MS = 1_100;

interface Screen {
  width: number;
  colorScheme: "light" | "dark";
}

const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/** Someone who never touches a mouse, with a browser of their own. */
export class KeyboardUser {
  /** What was wrong with the screens that they looked at. */
  readonly findings: string[] = [];

  private constructor(
    readonly visit: Visit,
    private readonly screen: Screen,
  ) {}

  static async start(screen: Screen): Promise<KeyboardUser> {
    const visit = await Visit.start(screen.width);
    await visit.page.emulateMedia({ colorScheme: screen.colorScheme, reducedMotion: "reduce" });
    return new KeyboardUser(visit, screen);
  }

  get page(): Page {
    return this.visit.page;
  }

  /** Types an address into the browser. */
  async open(path: string): Promise<void> {
    await this.page.goto(path.startsWith("http") ? path : SITE() + path);
    await settled(this.page);
  }

  heading(name: string): Promise<void> {
    return this.page.getByRole("heading", { name, exact: true }).first().waitFor();
  }

  see(text: string | RegExp): Promise<void> {
    return this.page.getByText(text).filter({ visible: true }).first().waitFor();
  }

  /** Presses Tab until a control has the focus. @throws if no number of presses gets there */
  async reach(control: Locator): Promise<void> {
    await control.waitFor();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await hasFocus(control)) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`Tab doesn’t reach ${String(control)}`);
  }

  /** Presses a button or follows a link. */
  async press(control: Locator): Promise<void> {
    await this.reach(control);
    await this.page.keyboard.press("Enter");
  }

  button(name: string | RegExp, within: Page | Locator = this.page): Promise<void> {
    return this.press(within.getByRole("button", { name, exact: true }));
  }

  /** Replaces the text of a field. */
  async type(field: Locator, text: string): Promise<void> {
    await this.reach(field);
    await this.page.keyboard.press("Control+A");
    await this.page.keyboard.insertText(text);
  }

  /** Types a day into a date field, in the order that US browsers show. */
  async typeDate(field: Locator, day: Date): Promise<void> {
    await this.reach(field);
    const [year = "", month = "", date = ""] = day.toISOString().slice(0, 10).split("-");
    await this.page.keyboard.type(month + date + year);
  }

  /** Picks an option of a select by the start of its name. */
  async pick(select: Locator, option: string): Promise<void> {
    await select.locator("option", { hasText: option }).first().waitFor({ state: "attached" });
    await this.reach(select);
    const isPicked = () =>
      select.evaluate(
        (element: HTMLSelectElement, start) => element.selectedOptions[0]?.text.startsWith(start),
        option,
      );
    // A browser that was busy for a second takes the next letter for the beginning of another name.
    await until(`${option} is picked`, async () => {
      await this.page.waitForTimeout(BEGINS_ANEW_MS);
      await this.page.keyboard.type(option);
      return (await isPicked()) ?? false;
    });
  }

  /** Checks a box. */
  async check(box: Locator): Promise<void> {
    await this.reach(box);
    await this.page.keyboard.press("Space");
  }

  /** Chooses a radio button: Tab goes to its group, the arrow keys go on from there. */
  async choice(radio: Locator): Promise<void> {
    const inGroup = (element: Element) =>
      document.activeElement instanceof HTMLInputElement &&
      element instanceof HTMLInputElement &&
      document.activeElement.name === element.name;
    await radio.waitFor();
    for (let stop = 0; !(await radio.evaluate(inGroup)); stop += 1) {
      if (stop > MOST_STOPS) throw new Error(`Tab doesn’t reach the group of ${String(radio)}`);
      await this.page.keyboard.press("Tab");
    }
    for (let stop = 0; !(await hasFocus(radio)); stop += 1) {
      if (stop > MOST_STOPS) throw new Error(`The arrow keys don’t reach ${String(radio)}`);
      await this.page.keyboard.press("ArrowDown");
    }
    await this.page.keyboard.press("Space");
  }

  /** Opens a menu, and goes down to one of its items. */
  async choose(menu: Locator, item: string): Promise<void> {
    await this.press(menu);
    const target = this.page.getByRole("menuitem", { name: item, exact: true });
    await target.waitFor();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      if (await hasFocus(target)) return this.page.keyboard.press("Enter");
      await this.page.keyboard.press("ArrowDown");
    }
    throw new Error(`The arrow keys don’t reach ${item}`);
  }

  /** Looks at the screen as it is now, and remembers what is wrong with it. */
  async look(name: string): Promise<void> {
    const { width, colorScheme } = this.screen;
    await settled(this.page);
    await schemeShown(this.page, colorScheme);
    const found = [...(await lookFindings(this.page)), ...(await axeFindings(this.page))];
    this.findings.push(...found.map((finding) => `${name}: ${finding}`));
    await this.visit.screenshot(`invite-to-hire-${width}-${name}`);
  }
}
