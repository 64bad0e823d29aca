import type { Locator, Page } from "playwright-core";
import { SITE, Visit } from "./browser.js";
import { addPerson, signInAs, type TestPerson } from "./people.js";
import { addAuthenticator, saveRecoveryCodes } from "./second-step.js";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

/** Someone on the staff, at the desk in a browser of their own, with a passkey that was just added. */
export class Colleague {
  private constructor(
    readonly visit: Visit,
    readonly person: TestPerson,
  ) {}

  static async start(name: string, role: "ADMIN" | "RECRUITER"): Promise<Colleague> {
    const visit = await Visit.start(1280);
    const colleague = new Colleague(visit, await addPerson("staff", { name, role }));
    await addAuthenticator(visit.page);
    await colleague.openDesk();
    return colleague;
  }

  get page(): Page {
    return this.visit.page;
  }

  /** Signs in and sets up the second step. */
  async openDesk(): Promise<void> {
    await signInAs(this.visit, this.person);
    await this.page.goto(`${SITE()}/desk/team`);
    await this.page.getByRole("button", { name: "Add a passkey" }).click();
    await heading(this.page, "Save your recovery codes").waitFor();
    await saveRecoveryCodes(this.page);
    await heading(this.page, "Team").waitFor();
  }

  /** Opens what an administrator may change about someone. */
  async manage({ name }: TestPerson): Promise<Locator> {
    await this.page.goto(`${SITE()}/desk/team`);
    await this.page.getByRole("button", { name: `Manage ${name}`, exact: true }).click();
    return this.page.getByRole("dialog", { name, exact: true });
  }

  isSignedIn(): Promise<boolean> {
    return this.page.evaluate(async () => (await fetch("/api/auth/me")).ok);
  }
}
