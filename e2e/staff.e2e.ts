import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { SITE, Visit } from "./browser.js";
import { Colleague } from "./colleague.js";
import { addPerson, newAddress, signInAs } from "./people.js";
import { rows } from "./records.js";
import { linkFromInbox, logIn } from "./steps.js";
import { viewFindings } from "./views.js";

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

/** Milliseconds until the person's browser is signed out. */
/** No two runs share a name: the team lists people by it. */
const nameOf = (first: string) => `${first} ${Date.now()}`;

describe("the reset of a recruiter's second step", () => {
  let first: Colleague;
  let second: Colleague;
  let recruiter: Colleague;
  beforeAll(async () => {
    first = await Colleague.start(nameOf("Ada"), "ADMIN");
    second = await Colleague.start(nameOf("Ben"), "ADMIN");
    recruiter = await Colleague.start(nameOf("Cleo"), "RECRUITER");
  });
  afterAll(() => Promise.all([first, second, recruiter].map(({ visit }) => visit.close())));

  async function request(): Promise<void> {
    const { name } = recruiter.person;
    const dialog = await first.manage(recruiter.person);
    await dialog.getByRole("button", { name: "Reset second step" }).click();
    const question = first.page.getByRole("dialog", { name: `Reset ${name}’s second step?` });
    await question.getByRole("button", { name: "Reset second step" }).click();
    await dialog.getByText(`We emailed ${name}. The reset takes effect in 24 hours.`).waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
  }

  const confirmButton = ({ page }: Colleague) =>
    page.getByRole("button", { name: `Confirm the reset of ${recruiter.person.name}’s second` });

  it("is stopped by the link in the mail, without logging in, and safely twice", async () => {
    await request();
    const link = await linkFromInbox(recruiter.person.email, "/account/factor-reset?token=");
    const visit = await Visit.start(390);
    const { page } = visit;
    for (const round of [1, 2]) {
      await page.goto(link);
      await heading(page, "Didn’t ask for a reset?").waitFor();
      if (round === 1) expect(await viewFindings(page)).toEqual([]);
      await page.getByRole("button", { name: "Stop the reset" }).click();
      await heading(page, "The reset is stopped").waitFor();
    }
    expect(await viewFindings(page)).toEqual([]);
    expect(visit.complaints).toEqual([]);
    await visit.close();
    expect(await recruiter.isSignedIn()).toBe(true);
    await first.page.reload();
    await heading(first.page, "Open invitations").waitFor();
    expect(await heading(first.page, "Pending resets").isVisible()).toBe(false);
  });

  it.each(["", "?token=", "?token=made-up"])("isn't stopped by the link with %j", async (query) => {
    const visit = await Visit.start(390);
    const { page } = visit;
    await page.goto(`${SITE()}/account/factor-reset${query}`);
    const stop = page.getByRole("button", { name: "Stop the reset" });
    const broken = heading(page, "This link doesn’t work");
    await stop.or(broken).waitFor();
    if (query.endsWith("made-up")) {
      await stop.click();
      await page.getByRole("alert").waitFor();
    }
    expect(await viewFindings(page)).toEqual([]);
    await visit.close();
  });

  it("is confirmed by a second administrator, not by the one who asked", async () => {
    const { name } = recruiter.person;
    await request();
    await heading(first.page, "Pending resets").waitFor();
    expect(await confirmButton(first).isVisible()).toBe(false);
    await second.page.reload();
    await heading(second.page, "Pending resets").waitFor();
    expect(await viewFindings(second.page)).toEqual([]);
    await confirmButton(second).click();
    const question = second.page.getByRole("dialog", { name: `Reset ${name}’s second step now?` });
    expect(await viewFindings(second.page, "dialog[open]")).toEqual([]);
    await question.getByRole("button", { name: "Confirm" }).click();
    await second.page.getByText(`${name} can set up a new second step.`).waitFor();
    expect(await recruiter.isSignedIn()).toBe(false);
    expect([...first.visit.complaints, ...second.visit.complaints]).toEqual([]);
  });

  it("says in the mail's link that it is too late to stop it", async () => {
    const link = await linkFromInbox(recruiter.person.email, "/account/factor-reset?token=");
    await recruiter.page.goto(link);
    await recruiter.page.getByRole("button", { name: "Stop the reset" }).click();
    await recruiter.page.getByRole("alert").waitFor();
  });

  it("makes room for a new second step", async () => {
    await recruiter.openDesk();
  });
});

describe("an invitation", () => {
  let admin: Colleague;
  let guest: Visit;
  beforeAll(async () => {
    admin = await Colleague.start(nameOf("Dora"), "ADMIN");
    guest = await Visit.start(390);
  });
  afterAll(() => Promise.all([admin.visit.close(), guest.close()]));

  /** @returns the address, and the link in the mail */
  async function invite(): Promise<{ email: string; link: string }> {
    const { page } = admin;
    const email = newAddress("invited");
    await page.goto(`${SITE()}/desk/team`);
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Email").fill(email);
    await form.locator("select[name=role]").selectOption("ADMIN");
    await form.getByRole("button", { name: "Send invitation" }).click();
    await page.getByText(`We sent an invitation to ${email}.`).waitFor();
    return { email, link: await linkFromInbox(email, "/invitation?token=") };
  }

  it("that expired says so", async () => {
    const { email, link } = await invite();
    await rows("UPDATE invitations SET expiresAt = createdAt WHERE email = ?", [email]);
    await guest.page.goto(link);
    await heading(guest.page, "This invitation has expired").waitFor();
    expect(await viewFindings(guest.page)).toEqual([]);
  });

  it("that was withdrawn says so", async () => {
    const { email, link } = await invite();
    const { page } = admin;
    await page.getByRole("button", { name: `Withdraw the invitation for ${email}` }).click();
    const question = page.getByRole("dialog", { name: "Withdraw this invitation?" });
    expect(await viewFindings(page, "dialog[open]")).toEqual([]);
    await question.getByRole("button", { name: "Withdraw" }).click();
    await page.getByText(`${email}’s invitation is withdrawn.`).waitFor();
    await guest.page.goto(link);
    await heading(guest.page, "This invitation was withdrawn").waitFor();
    expect(await viewFindings(guest.page)).toEqual([]);
    expect([...guest.complaints, ...admin.visit.complaints]).toEqual([]);
  });

  it("to another address lets a person switch accounts, and asks for a name", async () => {
    const { email, link } = await invite();
    const other = await addPerson("switching");
    await signInAs(guest, other);
    await guest.page.goto(link);
    await guest.page.getByRole("button", { name: "Switch accounts" }).click();
    await guest.page.getByRole("dialog", { name: "Log In" }).getByLabel("Email").waitFor();
    await logIn(guest, email);
    const name = guest.page.getByLabel("Your name");
    await name.waitFor();
    await guest.page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(await name.inputValue()).toBe("");
    expect(await viewFindings(guest.page)).toEqual([]);
    await guest.page.getByRole("button", { name: "Accept invitation" }).click();
    await guest.page.getByText("Name is required.").waitFor();
    await name.fill("Noor Haddad");
    await guest.page.getByRole("button", { name: "Accept invitation" }).click();
    await heading(guest.page, "Set up two-step login").waitFor();
    const found = await rows("SELECT name, role FROM users WHERE email = ?", [email]);
    expect(found).toEqual([{ name: "Noor Haddad", role: "ADMIN" }]);
    expect(guest.complaints).toEqual([]);
  });
});

describe("a colleague", () => {
  let admin: Colleague;
  let recruiter: Colleague;
  beforeAll(async () => {
    admin = await Colleague.start(nameOf("Edda"), "ADMIN");
    recruiter = await Colleague.start(nameOf("Finn"), "RECRUITER");
  });
  afterAll(() => Promise.all([admin.visit.close(), recruiter.visit.close()]));

  it("whose role changes is signed out at once, and has the new role after that", async () => {
    const { name } = recruiter.person;
    const dialog = await admin.manage(recruiter.person);
    expect(await viewFindings(admin.page, "dialog[open]")).toEqual([]);
    await dialog.locator("select[name=role]").selectOption("ADMIN");
    await dialog.getByRole("button", { name: "Save" }).first().click();
    await dialog.getByText(`${name}’s role is now Administrator.`).waitFor();
    expect(await recruiter.isSignedIn()).toBe(false);
    await recruiter.page.reload();
    await heading(recruiter.page, "Log in to open the desk").waitFor();
    await signInAs(recruiter.visit, recruiter.person);
    await recruiter.page.goto(`${SITE()}/desk/team`);
    await recruiter.page.getByRole("button", { name: "Use a passkey" }).click();
    await heading(recruiter.page, "Team").waitFor();
  });

  it("whose account is turned off is signed out at once, and can't log in", async () => {
    const { name, email } = recruiter.person;
    const dialog = await admin.manage(recruiter.person);
    await dialog.getByRole("button", { name: "Turn off account" }).click();
    await dialog.getByText("Choose a reason.", { exact: true }).waitFor();
    await dialog.locator("select[name=reason]").selectOption("LEFT");
    await dialog.getByRole("button", { name: "Turn off account" }).click();
    await dialog.getByText(`${name}’s account is off.`).waitFor();
    expect(await recruiter.isSignedIn()).toBe(false);
    expect(await viewFindings(admin.page, "dialog[open]")).toEqual([]);
    await recruiter.page.reload();
    await logIn(recruiter.visit, email);
    await recruiter.page.getByRole("dialog").getByRole("alert").waitFor();
    expect(await recruiter.isSignedIn()).toBe(false);
  });

  it("whose account is turned back on can log in again", async () => {
    const { name } = recruiter.person;
    const dialog = await admin.manage(recruiter.person);
    await dialog.getByRole("button", { name: "Turn account back on" }).click();
    await dialog.getByText(`${name} can log in again.`).waitFor();
    await signInAs(recruiter.visit, recruiter.person);
    expect(await recruiter.isSignedIn()).toBe(true);
    expect(admin.visit.complaints).toEqual([]);
  });
});
