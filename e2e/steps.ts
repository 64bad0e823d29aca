import { setTimeout as sleep } from "node:timers/promises";
import type { Locator, Page } from "playwright-core";
import { message, PATIENCE_MS, setting, type Visit } from "./browser.js";

/** Polls until `holds` returns true. @throws if it never does */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`timed out waiting for ${what}`);
    await sleep(100);
  }
}

/** Reads the one-time code as a person would: on the inbox page, which shows new mails without a reload. */
export async function codeFromInbox(visit: Visit, email: string): Promise<string> {
  const inbox = await visit.newTab();
  await inbox.goto(`${setting("MAIL_URL")}/?to=${encodeURIComponent(email)}`);
  const subject = inbox.getByRole("heading", { level: 2, name: /^\d{6} is your/ }).first();
  const code = (await subject.innerText()).slice(0, 6);
  await inbox.close();
  return code;
}

/** In seconds, as the mail service counts. */
const BEGINNING = Math.floor(Date.now() / 1000) - 1;

/** The mails since this test file began, oldest first: all of them are megabytes by the end of a run. */
export async function newMails<Mail>(): Promise<Mail[]> {
  const response = await fetch(`${setting("MAIL_URL")}/store?since=${BEGINNING}`);
  const { emails } = (await response.json()) as { emails: Mail[] };
  return emails;
}

/** Those that mention this address, as JSON. */
export async function mailsTo(email: string): Promise<string[]> {
  const mails = await newMails<unknown>();
  return mails.map((mail) => JSON.stringify(mail)).filter((mail) => mail.includes(email));
}

/** How many mails with a code went to this address: mails about something else may come at any time. */
export const codesSentTo = async (email: string): Promise<number> =>
  (await mailsTo(email)).filter((mail) => /\b\d{6} is your/.test(mail)).length;

/** Waits for a mail to this address with a link to such a path. @returns the link */
export async function linkFromInbox(email: string, start: string): Promise<string> {
  const link = new RegExp(`http://[^"\\s]*${start.replaceAll("?", "[?]")}[\\w.-]+`);
  let found: string | undefined;
  await until(`a mail to ${email} with ${start}`, async () => {
    const mails = await mailsTo(email);
    found = mails.flatMap((mail) => link.exec(mail)?.[0] ?? []).at(-1);
    return found !== undefined;
  });
  return found ?? "";
}

/** Logs in to an existing account through the open dialog. */
export async function logIn(visit: Visit, email: string): Promise<void> {
  const dialog = visit.page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  const before = await codesSentTo(email);
  await dialog.getByRole("button", { name: "Send OTP" }).click();
  // The inbox may still show the code of an earlier login.
  await until(`a code for ${email}`, async () => (await codesSentTo(email)) > before);
  // The sixth digit sends the form.
  await dialog.getByLabel("OTP").fill(await codeFromInbox(visit, email));
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
  await message(visit.page, "Signup successful! OTP sent to your email.");
  // The sixth digit sends the form.
  await dialog.getByLabel("OTP").fill(await codeFromInbox(visit, email));
}

/** Fills in and submits the pay page. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel("Card number").fill(card);
  await page.getByLabel("Expiry").fill("12 / 34");
  await page.getByLabel("CVC").fill("123");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
}

/** The links of cards in a list of jobs: their titles. */
export const jobLinks = (place: Page | Locator): Locator =>
  place.locator("article :is(h2, h3) > a");
