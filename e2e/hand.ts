import type { Locator } from "playwright-core";

/** Someone's hand on a phone, which counts what a task takes: taps, and fields to type in. */
export class Hand {
  private taps = 0;
  private typed = 0;

  get count(): { taps: number; typed: number } {
    return { taps: this.taps, typed: this.typed };
  }

  async tap(control: Locator): Promise<void> {
    this.taps += 1;
    await control.tap();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.typed += 1;
    await field.fill(text);
  }

  /** One tap: the list to choose from is the phone's own. */
  async choose(select: Locator, option: string): Promise<void> {
    this.taps += 1;
    await select.selectOption({ label: option });
  }

  /** One tap: the list of files is the phone's own. */
  async attach(field: Locator, file: string): Promise<void> {
    this.taps += 1;
    await field.setInputFiles(file);
  }
}
