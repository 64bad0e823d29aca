import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { SITE, Visit } from "./browser.js";
import { rows } from "./records.js";
import { addAuthenticator } from "./second-step.js";
import { codeFromInbox, linkFromInbox, until } from "./steps.js";

const newEmail = (width: number) => `own.data.${width}.${Date.now()}@example.com`;

/** Makes all sign-ins of this person an hour old: the next sensitive step asks for a new proof. */
const passAnHour = (email: string) =>
  rows(
    `UPDATE sessions s JOIN users u ON u.id = s.userId
     SET s.provenAt = s.provenAt - INTERVAL 1 HOUR, s.createdAt = s.createdAt - INTERVAL 1 HOUR WHERE u.email = ?`,
    [email],
  );

/** Logs a new person in. @returns the code from the mail */
async function start(visit: Visit, path: string, email: string, before = ""): Promise<string> {
  const dialog = visit.page.getByRole("dialog");
  await visit.page.goto(SITE() + path);
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Send OTP" }).click();
  const code = await newCode(visit, email, before);
  await dialog.getByLabel("OTP").fill(code);
  await dialog.waitFor({ state: "hidden" });
  return code;
}

/** The code of the next mail. */
async function newCode(visit: Visit, email: string, before: string): Promise<string> {
  let code = before;
  await until("a new code", async () => {
    code = await codeFromInbox(visit, email);
    return code !== before;
  });
  return code;
}

const proof = (page: Page) => page.getByRole("dialog", { name: "Confirm it’s you" });

describe.each([390, 1280])("a candidate's own data at %i px", (width) => {
  const email = newEmail(width);
  let visit: Visit;
  let page: Page;
  let lastCode: string;

  beforeAll(async () => {
    visit = await Visit.start(width);
    page = visit.page;
    lastCode = await start(visit, "/account/data", email);
  });
  afterAll(() => visit.close());

  it("comes as one ZIP file", async () => {
    await page.getByRole("button", { name: "Make my copy" }).click();
    const link = page.getByRole("link", { name: "Download" });
    await link.waitFor();
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    const bytes = await readFile(await download.path());
    expect(bytes.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");
    expect(bytes.toString("latin1")).toContain("account.json");
  });

  it("is deleted only after a new proof by mail, and kept by a button", async () => {
    await passAnHour(email);
    await page.getByRole("button", { name: "Delete my account" }).click();
    const question = page.getByRole("dialog", { name: "Delete your account?" });
    await question.getByText("sessions (1)").waitFor();
    await question.getByRole("button", { name: "Delete my account" }).click();
    await proof(page).getByRole("button", { name: "Email me a code" }).click();
    const field = proof(page).getByLabel("6-digit code from the email");
    lastCode = await newCode(visit, email, lastCode);
    await field.fill(lastCode);
    await page.getByText("Your account will be deleted on").waitFor();
    await page.getByRole("button", { name: "Keep my account" }).click();
    await page.getByText("Your account will be deleted on").waitFor({ state: "hidden" });
  });

  it("can be kept by the link in the mail, too", async () => {
    await page.reload();
    await page.getByRole("button", { name: "Delete my account" }).click();
    const question = page.getByRole("dialog", { name: "Delete your account?" });
    await question.getByRole("button", { name: "Delete my account" }).click();
    await page.getByText("Your account will be deleted on").waitFor();
    await page.goto(await linkFromInbox(email, "/account/keep?token="));
    await page.getByRole("button", { name: "Keep my account" }).click();
    await page.getByRole("heading", { name: "Your account stays" }).waitFor();
  });

  it("gets a passkey, which then proves who is there", async () => {
    await addAuthenticator(page);
    await page.goto(`${SITE()}/account/sign-in`);
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await page.getByRole("button", { name: /^Remove/ }).waitFor();
    await passAnHour(email);
    await page.getByRole("button", { name: /^Remove/ }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Remove/ })
      .click();
    await proof(page).getByRole("button", { name: "Use a passkey" }).click();
    await page.getByRole("button", { name: /^Remove / }).waitFor({ state: "hidden" });
    expect(visit.complaints).toEqual([]);
  });

  it("lists the other devices, and logs them out", async () => {
    const other = await Visit.start(width);
    await start(other, "/account/devices", email, lastCode);
    await other.page.getByText("This device").waitFor();
    await page.goto(`${SITE()}/account/devices`);
    await page.getByRole("button", { name: "Sign out all other devices" }).click();
    await page.getByText("You’re not logged in anywhere else.").waitFor();
    await other.page.reload();
    await other.page.getByRole("dialog").getByLabel("Email").waitFor();
    await other.close();
  });
});
