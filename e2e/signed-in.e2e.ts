import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { message, settled, SITE, Visit } from "./browser.js";
import { Looks } from "./looks.js";
import { rows } from "./records.js";
import { addAuthenticator, saveRecoveryCodes } from "./second-step.js";
import { jobLinks, logIn, signUp } from "./steps.js";

const looks = new Looks("Every page and dialog behind a login", "signed-in", [360, 768, 1440]);
afterAll(() => looks.write());

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
const address = (name: string) => `${name}.${Date.now()}@example.com`;

describe("a candidate", () => {
  let visit: Visit;
  let page: Page;
  let dialog: Locator;

  beforeAll(async () => {
    visit = await Visit.start(1440);
    page = visit.page;
    dialog = page.getByRole("dialog");
  });
  afterAll(() => visit.close());

  it("logs in and signs up in a dialog", async () => {
    await page.goto(`${SITE()}/jobs`);
    await jobLinks(page).first().click();
    await heading(page, "Job Description").waitFor();
    await settled(page);
    await page.getByRole("button", { name: "Apply Now" }).first().click();
    await dialog.getByLabel("Email").waitFor();
    await looks.expectFine(page, "log in");
    await dialog.getByRole("button", { name: "Sign Up" }).click();
    await dialog.getByRole("button", { name: "Send OTP" }).click();
    await looks.expectFine(page, "sign up, with mistakes");
    await dialog.getByRole("button", { name: "Log In" }).click();
    await dialog.getByLabel("Email").fill(address("unknown"));
    await dialog.getByRole("button", { name: "Send OTP" }).click();
    await dialog.getByLabel("OTP").pressSequentially("123");
    await looks.expectFine(page, "code");
    await dialog.getByRole("button", { name: "Change email address" }).click();
  });

  it("applies, and updates the resume", async () => {
    await signUp(visit, address("look"));
    await dialog.filter({ hasText: "Submit Application" }).waitFor();
    await looks.expectFine(page, "application");
    await dialog.getByRole("button", { name: "Submit Application" }).click();
    await dialog.getByText("Choose a visa type.").waitFor();
    await looks.expectFine(page, "application, with mistakes");
    await dialog.getByLabel("Visa Type").selectOption({ label: "H-1B" });
    await dialog.getByRole("radio", { name: "Yes" }).check();
    await dialog.locator("input[type=file]").setInputFiles(path.resolve("e2e/fixtures/resume.pdf"));
    await dialog.getByRole("button", { name: "Submit Application" }).click();
    await message(page, "Application submitted successfully!");
    await looks.expectFine(page, "job, applied");
    await page.reload();
    await page.locator("[data-apply-bar]").getByRole("button", { name: "Update Resume" }).click();
    await dialog.getByText("You have already applied").waitFor();
    await looks.expectFine(page, "resume update");
  });

  it.each(["", "/sign-in", "/devices", "/mail", "/data", "/activity"])(
    "sees /account%s",
    async (section) => {
      await page.goto(`${SITE()}/account${section}`);
      await page.getByRole("heading", { level: 2 }).first().waitFor();
      await looks.expectFine(page, `/account${section}`);
    },
  );

  it("is asked before an account is deleted", async () => {
    await page.goto(`${SITE()}/account/data`);
    await page.getByRole("button", { name: "Delete my account" }).click();
    await page.getByRole("dialog", { name: "Delete your account?" }).waitFor();
    await looks.expectFine(page, "delete account");
    expect(visit.complaints).toEqual([]);
  });
});

describe("an administrator", () => {
  const email = address("look.admin");
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    visit = await Visit.start(1440);
    page = visit.page;
    await addAuthenticator(page);
  });
  afterAll(() => visit.close());

  it("sets up a second step", async () => {
    await page.goto(`${SITE()}/account`);
    await logIn(visit, email);
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await rows("UPDATE users SET role = 'ADMIN' WHERE email = ?", [email]);
    await page.goto(`${SITE()}/desk`);
    await heading(page, "Set up two-step login").waitFor();
    await looks.expectFine(page, "/desk, without a second step");
    await page.getByRole("button", { name: "Set up an app" }).click();
    await page.getByText("Can’t scan it?").waitFor();
    await looks.expectFine(page, "authenticator app");
    await page.reload();
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await heading(page, "Save your recovery codes").waitFor();
    await looks.expectFine(page, "recovery codes");
    await saveRecoveryCodes(page);
    await heading(page, "Today").waitFor();
  });

  it.each(["/desk/team", "/desk/audit", "/desk/audit?kind=LOGIN_FAILED&from=2026-01-01"])(
    "sees %s",
    async (place) => {
      await page.goto(SITE() + place);
      await page.getByRole("main").getByRole("heading", { level: 1 }).waitFor();
      await looks.expectFine(page, place);
    },
  );

  it("invites and manages people in dialogs", async () => {
    await page.goto(`${SITE()}/desk/team`);
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    await page.getByRole("dialog").getByLabel("Email").waitFor();
    await looks.expectFine(page, "invitation");
    await page.keyboard.press("Escape");
    await page
      .getByRole("button", { name: /^Manage / })
      .first()
      .click();
    await page.getByRole("dialog").waitFor();
    await looks.expectFine(page, "person");
    expect(visit.complaints).toEqual([]);
  });
});
