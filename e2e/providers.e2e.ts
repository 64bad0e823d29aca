import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { settled, SITE, Visit } from "./browser.js";
import { addPerson } from "./people.js";
import { signOut } from "./second-step.js";
import { codeFromInbox, logIn } from "./steps.js";
import { viewFindings } from "./views.js";

/** Someone in the local identity service’s list. */
const choosePerson = (page: Page, email = /@gmail\.com/) =>
  page.getByRole("button", { name: email }).first().click();

async function logInWith(page: Page, provider: string, email?: RegExp): Promise<void> {
  await page.goto(`${SITE()}/about`);
  await settled(page);
  await page.getByRole("banner").getByRole("button", { name: "Log In" }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: `Continue with ${provider}` })
    .click();
  await choosePerson(page, email);
}

let visit: Visit;
beforeEach(async () => {
  visit = await Visit.start(1280);
});
afterEach(() => visit.close());

it("logs in with Google from the dialog, comes back to the page, and asks for nothing", async () => {
  const { page } = visit;
  await logInWith(page, "Google");
  await page.waitForURL(`${SITE()}/about`);
  await page.getByRole("button", { name: /^Hi / }).waitFor();
  await settled(page);
  expect(await page.getByRole("dialog").count()).toBe(0);
});

it("connects LinkedIn in the account, and then logs in with it from the dialog", async () => {
  const { page } = visit;
  const { email } = await addPerson("providers");
  await page.goto(`${SITE()}/account/sign-in`);
  await settled(page);
  await logIn(visit, email);
  await page.getByRole("link", { name: "Connect LinkedIn" }).click();
  await choosePerson(page);
  await page.waitForURL((url) => url.pathname === "/account/sign-in");
  await page.getByText(/^LinkedIn: .+@gmail\.com$/).waitFor();
  await signOut(page);
  await logInWith(page, "LinkedIn");
  await page.waitForURL(`${SITE()}/about`);
  await page.getByRole("button", { name: "Hi Anika Sharma" }).waitFor();
});

it("goes on from a first login with LinkedIn to a code, and connects it", async () => {
  const { page } = visit;
  await logInWith(page, "LinkedIn", /priya/i);
  await page.waitForURL(`${SITE()}/about`);
  const dialog = page.getByRole("dialog");
  await dialog.getByText(/^We sent a code to the address LinkedIn gave us/).waitFor();
  expect(await viewFindings(page, "dialog[open]")).toEqual([]);
  const email = /sent to (\S+) works/.exec(await dialog.innerText())?.[1] ?? "";
  await dialog.getByLabel("OTP").fill(await codeFromInbox(visit, email));
  await page.getByRole("button", { name: /^Hi Priya/ }).waitFor();
  await signOut(page);
  await logInWith(page, "LinkedIn", /priya/i);
  await page.waitForURL(`${SITE()}/about`);
  await page.getByRole("button", { name: /^Hi Priya/ }).waitFor();
  expect(visit.complaints).toEqual([]);
});

it("offers to connect LinkedIn after a code for another address than its own", async () => {
  const { page } = visit;
  const { email } = await addPerson("providers", { name: "Lena Fischer" });
  await logInWith(page, "LinkedIn", /@example\.com/);
  await page.getByRole("dialog").getByRole("button", { name: "Change email address" }).click();
  await logIn(visit, email);
  await page.getByRole("dialog").getByRole("link", { name: "Connect LinkedIn" }).waitFor();
  expect(await viewFindings(page, "dialog[open]")).toEqual([]);
  await page.getByRole("dialog").getByRole("link", { name: "Connect LinkedIn" }).click();
  await choosePerson(page, /@example\.com/);
  await page.waitForURL(`${SITE()}/about`);
  await signOut(page);
  await logInWith(page, "LinkedIn", /@example\.com/);
  await page.waitForURL(`${SITE()}/about`);
  await page.getByRole("button", { name: "Hi Lena Fischer" }).waitFor();
  expect(visit.complaints).toEqual([]);
});
