import { afterEach, beforeEach, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { settled, SITE, Visit } from "./browser.js";
import { addPerson } from "./people.js";
import { signOut } from "./second-step.js";
import { logIn } from "./steps.js";
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

it("logs in with Google from the dialog, comes back to the page, and asks for missing details", async () => {
  const { page } = visit;
  await logInWith(page, "Google");
  await page.waitForURL(`${SITE()}/about`);
  const dialog = page.getByRole("dialog", { name: "Finish your profile" });
  expect(await dialog.getByLabel("Name").inputValue()).not.toBe("");
  await dialog.getByRole("button", { name: "Not now" }).click();
  await page.getByRole("button", { name: /^Hi / }).waitFor();
});

it("connects LinkedIn in the account, and then logs in with it from the dialog", async () => {
  const { page } = visit;
  await logInWith(page, "LinkedIn");
  // An account that no one has connected proves nothing.
  await page.getByText("We don’t know this LinkedIn account yet.").waitFor();
  const { email } = await addPerson("providers");
  await page.goto(`${SITE()}/account/sign-in`);
  await settled(page);
  await logIn(visit, email);
  // The dialog offers to connect LinkedIn now; the account does, too.
  await page.getByRole("dialog").getByRole("button", { name: "Not now" }).click();
  await page.getByRole("link", { name: "Connect LinkedIn" }).click();
  await choosePerson(page);
  await page.waitForURL((url) => url.pathname === "/account/sign-in");
  await page.getByText(/^LinkedIn: .+@gmail\.com$/).waitFor();
  await signOut(page);
  await logInWith(page, "LinkedIn");
  await page.waitForURL(`${SITE()}/about`);
  await page.getByRole("button", { name: "Hi Anika Sharma" }).waitFor();
});

it("offers to connect LinkedIn after the code that it asked for", async () => {
  const { page } = visit;
  const { email } = await addPerson("providers", { name: "Lena Fischer" });
  await logInWith(page, "LinkedIn", /@example\.com/);
  await page.getByText("We don’t know this LinkedIn account yet.").waitFor();
  await page.getByRole("button", { name: "Log in another way" }).click();
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
