import type { Page } from "playwright-core";
import { setting, type Visit } from "./browser.js";

/** The one-time code, read where a person reads it: on the inbox page. */
export async function codeFromInbox(visit: Visit, email: string): Promise<string> {
  const inbox = await visit.newTab();
  for (let attempt = 0; attempt < 40; attempt += 1) {
    await inbox.goto(setting("MAIL_URL"));
    const text = await inbox.locator("body").innerText();
    const code = text.includes(email) ? /(\d{6}) is your/.exec(text)?.[1] : undefined;
    if (code) {
      await inbox.close();
      return code;
    }
    await inbox.waitForTimeout(250);
  }
  throw new Error(`no code for ${email} in the inbox`);
}

/** Logs in through the open dialog, as somebody who has an account. */
export async function logIn(visit: Visit, email: string): Promise<void> {
  const dialog = visit.page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Send OTP" }).click();
  await dialog.getByLabel("OTP").fill(await codeFromInbox(visit, email));
  await dialog.getByRole("button", { name: "Verify OTP" }).click();
}

/** Signs up through the open login dialog. */
export async function signUp(visit: Visit, email: string): Promise<void> {
  const dialog = visit.page.getByRole("dialog");
  await dialog.getByRole("button", { name: /sign up/i }).click();
  await dialog.getByLabel("Name").fill("Maya Iyer");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Phone", { exact: false }).last().fill("2145550134");
  await dialog.getByLabel("Location").fill("Dallas, TX");
  await dialog.getByRole("button", { name: "Send OTP" }).click();
  await dialog.getByText("Signup successful! OTP sent to your email.").waitFor();
  await dialog.getByLabel("OTP").fill(await codeFromInbox(visit, email));
  await dialog.getByRole("button", { name: "Verify OTP" }).click();
}

/** On the pay page. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel("Card number").fill(card);
  await page.getByLabel("Expiry").fill("12 / 34");
  await page.getByLabel("CVC").fill("123");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
}
