import type { Attributes } from "./xml.js";

/** Lists of choices in forms of older Word: the choice is a number, and no text of the field has it. */
export class FormLists {
  private choices: string[] = [];
  private chosen = 0;

  /** Takes the elements inside of a field's data. */
  open(name: string, { val = "" }: Attributes): void {
    if (name === "w:ddList") {
      this.choices = [];
      this.chosen = 0;
    } else if (name === "w:result") this.chosen = Number(val);
    else if (name === "w:listEntry") this.choices.push(val);
  }

  /** The choice of the field that was read last, once. */
  take(): string {
    const choice = this.choices[this.chosen] ?? "";
    this.choices = [];
    return choice;
  }
}
