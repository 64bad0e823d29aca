import { afterEach, beforeEach, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { settled, SITE, Visit } from "./browser.js";
import { rows } from "./records.js";
import { logInAt, signOut } from "./second-step.js";

/** The first person in the local identity service’s list. */
const choosePerson = (page: Page) =>
  page
    .getByRole("button", { name: /@gmail\.com/ })
    .first()
    .click();

async function logInWith(page: Page, provider: string): Promise<void> {
  await page.goto(`${SITE()}/about`);
  await settled(page);
  await page.getByRole("banner").getByRole("button", { name: "Log In" }).click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: `Continue with ${provider}` })
    .click();
  await choosePerson(page);
}

let visit: Visit;
beforeEach(async () => {
  visit = await Visit.start(1280);
});
afterEach(() => visit.close());

/** Someone of this test's own: the demo's people may have got a code within the last minute. @returns the address */
async function newPerson(): Promise<string> {
  const email = `providers.${Date.now()}@example.com`;
  await rows(
    `INSERT INTO users (id, email, name, location, phone, countryCode, role, createdAt, updatedAt)
     VALUES (UUID(), ?, 'Anika Sharma', 'Austin, TX', '2145550134', '+1', 'CANDIDATE', NOW(3), NOW(3))`,
    [email],
  );
  return email;
}

it("logs in with Google from the dialog, and comes back to the page", async () => {
  const { page } = visit;
  await logInWith(page, "Google");
  await page.waitForURL(`${SITE()}/about`);
  await page.getByRole("button", { name: /^Hi / }).waitFor();
});

it("connects LinkedIn in the account, and then logs in with it from the dialog", async () => {
  const { page } = visit;
  await logInWith(page, "LinkedIn");
  // An account that no one has connected proves nothing.
  await page.getByText("We don’t know this LinkedIn account yet.").waitFor();
  await logInAt(visit, "/account/sign-in", await newPerson());
  await page.getByRole("link", { name: "Connect LinkedIn" }).click();
  await choosePerson(page);
  await page.waitForURL((url) => url.pathname === "/account/sign-in");
  await page.getByText(/^LinkedIn: .+@gmail\.com$/).waitFor();
  await signOut(page);
  await logInWith(page, "LinkedIn");
  await page.waitForURL(`${SITE()}/about`);
  await page.getByRole("button", { name: "Hi Anika Sharma" }).waitFor();
});
