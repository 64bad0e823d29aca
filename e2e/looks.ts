import { expect } from "@jest/globals";
import type { Page } from "playwright-core";
import { settled } from "./browser.js";
import { fieldFindings } from "./field-edges.js";
import { Gallery } from "./gallery.js";
import { axeFindings, contrastFindings, lookFindings, type Findings } from "./page-checks.js";
import { IS_QUICK, SCHEMES, type Scheme } from "./scope.js";
import { schemeShown } from "./views.js";

/** Checks pages and dialogs in each width and scheme, and takes their screenshots if a gallery is asked for. */
export class Looks {
  private readonly gallery: Gallery | null;
  private readonly widths: readonly number[];

  /**
   * @param folder where in e2e/output the screenshots go
   * @param widths the desktop's is the last; a quick run has no other
   */
  constructor(title: string, folder: string, widths: readonly number[]) {
    this.widths = IS_QUICK ? widths.slice(-1) : widths;
    this.gallery = process.env.E2E_GALLERY ? new Gallery(title, folder, widths) : null;
  }

  write(): void {
    this.gallery?.write();
  }

  /** Checks what is open, from the desktop to the phone and back. @param name what it is called in the gallery */
  async expectFine(page: Page, name: string): Promise<void> {
    const findings: Findings = [];
    const hasDialog =
      (await page.locator("dialog[open], [role=dialog][aria-modal=true]").count()) > 0;
    for (const scheme of SCHEMES) {
      await showScheme(page, scheme);
      const isLight = scheme === "light";
      for (const width of isLight ? this.widths.toReversed() : this.widths) {
        await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
        await settled(page);
        const found = [...(await lookFindings(page)), ...(await fieldFindings(page))];
        if (width === this.widths.at(-1) && !IS_QUICK)
          found.push(...(await (isLight ? axeFindings : contrastFindings)(page)));
        findings.push(...found.map((finding) => `${width} px, ${scheme}: ${finding}`));
        // A dialog lies in the middle of the screen, and has its own scroll bar.
        await this.gallery?.add(page, { path: name }, { width, scheme, fullPage: !hasDialog });
      }
    }
    this.gallery?.tell({ path: name }, "both", findings);
    expect({ name, findings }).toEqual({ name, findings: [] });
  }
}

/** The desk's entrance follows the system only when it loads, so it is told. */
export async function showScheme(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
  await page.evaluate((name) => (document.documentElement.dataset.colorScheme = name), scheme);
  await schemeShown(page, scheme);
}
