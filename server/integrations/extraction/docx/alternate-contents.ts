import type { Budget } from "../reading-limits.js";

interface Alternate {
  hadText: boolean;
  charactersBefore: number;
}

/**
 * Content that a file has in several forms, the newest first: a text box, for example, as Word 2010 and as Word 2003 knows
 * it. Taken is the first form that has text.
 */
export class AlternateContents {
  private readonly alternates: Alternate[] = [];

  constructor(private readonly budget: Budget) {}

  /** Asked before `open`. */
  isLeftOut(name: string): boolean {
    return isForm(name) && this.alternates.at(-1)?.hadText === true;
  }

  open(name: string): void {
    if (name === "mc:AlternateContent")
      this.alternates.push({ hadText: false, charactersBefore: this.budget.characters });
  }

  close(name: string): void {
    const alternate = this.alternates.at(-1);
    if (!alternate) return;
    if (isForm(name)) alternate.hadText = this.budget.characters > alternate.charactersBefore;
    else if (name === "mc:AlternateContent") this.alternates.pop();
  }
}

const isForm = (name: string): boolean => name === "mc:Choice" || name === "mc:Fallback";
