import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { SITE, Visit } from "./browser.js";
import {
  addAuthenticator,
  appCode,
  freshStep,
  logInAt,
  passHours,
  recoveryCodes,
  saveRecoveryCodes,
  signOut,
} from "./second-step.js";
import { newAddress } from "./people.js";
import { linkFromInbox, logIn } from "./steps.js";
import { viewFindings } from "./views.js";

const ADMIN = "admin@example.com";
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

/** Gives a recovery code in the gate of the desk. */
async function confirmWith(page: Page, code: string): Promise<void> {
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();
  await heading(page, "Confirm it’s you").waitFor({ state: "hidden" });
}

async function expectRefused(page: Page, code: string): Promise<void> {
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(code);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByRole("alert").waitFor();
}

describe("a passkey of an administrator", () => {
  let visit: Visit;
  let page: Page;
  let device: Awaited<ReturnType<typeof addAuthenticator>>;
  let codes: string[];

  beforeAll(async () => {
    visit = await Visit.start(1280);
    page = visit.page;
    device = await addAuthenticator(page);
  });
  afterAll(() => visit.close());

  it("is asked for at the first visit to the desk, and comes with recovery codes", async () => {
    await logInAt(visit, "/desk", ADMIN);
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await heading(page, "Save your recovery codes").waitFor();
    await page.getByRole("button", { name: "Done" }).click();
    await page.getByText("Save the codes first, then check this box.").waitFor();
    codes = await saveRecoveryCodes(page);
    await heading(page, "Today").waitFor();
    expect(new Set(codes).size).toBe(10);
    expect(await device.passkeys()).toBe(1);
  });

  it("logs in by itself, without a second question", async () => {
    await page.goto(`${SITE()}/account`);
    await signOut(page);
    await page.getByRole("banner").getByRole("button", { name: "Log In" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /passkey/i })
      .click();
    await page.getByRole("button", { name: "Hi Elena Torres" }).waitFor();
    await page.goto(`${SITE()}/desk/team`);
    await heading(page, "Team").waitFor();
  });

  it("confirms who is there after 12 hours", async () => {
    await passHours(ADMIN);
    await page.goto(`${SITE()}/desk/team`);
    await heading(page, "Confirm it’s you").waitFor();
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await heading(page, "Team").waitFor();
  });

  it("is replaced by a recovery code when it is lost, once", async () => {
    await device.loseAll();
    for (const [code = "", works] of [
      [codes[0], true],
      [codes[0], false],
      [codes[1]?.toLowerCase().replace("-", " "), true],
    ] as const) {
      await passHours(ADMIN);
      await page.goto(`${SITE()}/desk/team`);
      if (works) await confirmWith(page, code);
      else await expectRefused(page, code);
    }
    await page.goto(`${SITE()}/account/sign-in`);
    await page.getByText("You have 8 unused codes left.").waitFor();
  });

  it("is asked for in place when a sensitive step needs a new proof, and the step goes on", async () => {
    await passHours(ADMIN);
    await page.getByRole("button", { name: "Get new codes" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
    await dialog.getByRole("button", { name: "Use a recovery code" }).click();
    await dialog.getByLabel("Recovery code").fill(codes[2] ?? "");
    await dialog.getByRole("button", { name: "Confirm" }).click();
    await heading(page, "Save your recovery codes").waitFor();
    const renewed = await saveRecoveryCodes(page);
    expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
    expect(visit.complaints).toEqual([]);
  });

  it.each(["/desk/team", "/desk/audit", "/account/sign-in"])(
    "opens %s, clean and by keyboard alone",
    async (path) => {
      await page.goto(SITE() + path);
      expect(await viewFindings(page)).toEqual([]);
    },
  );

  it("invites a recruiter, who accepts and is asked for a second step", async () => {
    const email = newAddress("invited");
    await page.goto(`${SITE()}/desk/team`);
    await page.getByRole("button", { name: "Invite", exact: true }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel("Email").fill(email);
    await form.locator("select[name=companyId]").selectOption({ index: 1 });
    await form.getByRole("button", { name: "Send invitation" }).click();
    await page.getByText(`We sent an invitation to ${email}.`).waitFor();
    const link = await linkFromInbox(email, "/invitation?token=");
    await page.goto(`${SITE()}/account`);
    await signOut(page);

    await page.goto(link);
    await page.getByRole("button", { name: "Log in to accept" }).click();
    await logIn(visit, email);
    await page.getByLabel("Your name").fill("Noor Haddad");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("button", { name: "Accept invitation" }).click();
    await heading(page, "Set up two-step login").waitFor();
    await page.goto(link);
    await heading(page, "This invitation has been used").waitFor();
    expect(visit.complaints).toEqual([]);
  });
});

describe("an authenticator app of a recruiter", () => {
  const email = "recruiter@example.com";
  let visit: Visit;
  let page: Page;
  let key: string;
  let used: string;

  beforeAll(async () => {
    visit = await Visit.start(1280);
    page = visit.page;
  });
  afterAll(() => visit.close());

  const enter = (code: string) => page.getByLabel("6-digit code from the app").fill(code);

  it("is set up with a code of the step before: the phone's clock is behind", async () => {
    await logInAt(visit, "/desk", email);
    await heading(page, "Set up two-step login").waitFor();
    expect(await viewFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Set up an app" }).click();
    await page.getByText("Can’t scan it?").waitFor();
    key = await page.locator("main code").innerText();
    expect(await viewFindings(page)).toEqual([]);
    await freshStep(page);
    used = appCode(key, -1);
    await enter(used);
    await recoveryCodes(page).first().waitFor();
    expect(await viewFindings(page)).toEqual([]);
    await saveRecoveryCodes(page);
    await heading(page, "Today").waitFor();
  });

  it("refuses the used code and takes the next one, sent by the sixth digit", async () => {
    await passHours(email);
    await page.goto(`${SITE()}/desk/team`);
    await heading(page, "Confirm it’s you").waitFor();
    expect(await viewFindings(page)).toEqual([]);
    await freshStep(page);
    await enter(used);
    await page.getByRole("alert").waitFor();
    await enter(appCode(key));
    await heading(page, "Staffboard Partners").waitFor();
  });

  it.each([
    "/desk/team",
    "/account",
    "/account/sign-in",
    "/account/devices",
    "/account/mail",
    "/account/data",
    "/account/activity",
  ])("opens %s, clean and by keyboard alone", async (path) => {
    await page.goto(SITE() + path);
    expect(await viewFindings(page)).toEqual([]);
  });

  it("shows no errors meanwhile", () => expect(visit.complaints).toEqual([]));
});

describe("the desk of a candidate", () => {
  it("is not found", async () => {
    const visit = await Visit.start(390);
    await logInAt(visit, "/desk", "candidate@example.com");
    await heading(visit.page, "We can’t find that page").waitFor();
    await visit.close();
  });
});
