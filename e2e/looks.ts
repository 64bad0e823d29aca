import { expect } from "@jest/globals";
import type { Page } from "playwright-core";
import { settled } from "./browser.js";
import { fieldFindings } from "./field-edges.js";
import { Gallery } from "./gallery.js";
import { axeFindings, lookFindings } from "./page-checks.js";
import { schemeShown } from "./views.js";

const SCHEMES = ["light", "dark"] as const;

/** Checks pages and dialogs in each width and scheme, and takes their screenshots if a gallery is asked for. */
export class Looks {
  private readonly gallery: Gallery | null;

  /** @param folder where in e2e/output the screenshots go */
  constructor(
    title: string,
    folder: string,
    private readonly widths: readonly number[],
  ) {
    this.gallery = process.env.E2E_GALLERY ? new Gallery(title, folder, widths) : null;
  }

  write(): void {
    this.gallery?.write();
  }

  /** Checks what is open. @param name what it is called in the gallery */
  async expectFine(page: Page, name: string): Promise<void> {
    const findings: string[] = [];
    const hasDialog =
      (await page.locator("dialog[open], [role=dialog][aria-modal=true]").count()) > 0;
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      // The desk's entrance follows the system only when it loads.
      await page.evaluate((name) => (document.documentElement.dataset.colorScheme = name), scheme);
      await schemeShown(page, scheme);
      for (const width of this.widths) {
        await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
        await settled(page);
        const found = [...(await lookFindings(page)), ...(await fieldFindings(page))];
        findings.push(...found.map((finding) => `${width} px, ${scheme}: ${finding}`));
        // A dialog lies in the middle of the screen, and has its own scroll bar.
        await this.gallery?.add(page, { path: name }, { width, scheme, fullPage: !hasDialog });
      }
      findings.push(...(await axeFindings(page)).map((finding) => `${scheme}: ${finding}`));
    }
    this.gallery?.tell({ path: name }, "both", findings);
    expect({ name, findings }).toEqual({ name, findings: [] });
  }
}
