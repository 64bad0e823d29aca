import { Secret, TOTP } from "otpauth";
import type { CDPSession, Locator, Page } from "playwright-core";
import { message, settled, SITE, type Visit } from "./browser.js";
import { rows } from "./records.js";
import { logIn } from "./steps.js";

/** Gives the page an authenticator of its own, which says yes to everything. */
export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return new Authenticator(session, authenticatorId);
}

class Authenticator {
  constructor(
    private readonly session: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  async passkeys(): Promise<number> {
    const { authenticatorId } = this;
    const found = await this.session.send("WebAuthn.getCredentials", { authenticatorId });
    return found.credentials.length;
  }

  /** As when the device is lost. */
  async loseAll(): Promise<void> {
    await this.session.send("WebAuthn.clearCredentials", { authenticatorId: this.authenticatorId });
  }
}

/** Opens a page that asks to log in, and does. */
export async function logInAt(visit: Visit, path: string, email: string): Promise<void> {
  const { page } = visit;
  await page.goto(SITE() + path);
  await settled(page);
  await logIn(visit, email);
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: /^Hi / }).click();
  await page.getByRole("banner").getByRole("button", { name: "Sign Out" }).click();
  await message(page, "Signed out successfully.");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

/** Makes all proofs of this person 13 hours old; they count for 12. */
export const passHours = (email: string) =>
  rows(
    `UPDATE sessions s JOIN users u ON u.id = s.userId
     SET s.secondFactorAt = s.secondFactorAt - INTERVAL 13 HOUR WHERE u.email = ?`,
    [email],
  );

/** Reads the recovery codes, and says that they are saved. */
export async function saveRecoveryCodes(page: Page): Promise<string[]> {
  const codes = await recoveryCodes(page).allInnerTexts();
  await page.getByLabel("I saved these codes").check();
  await page.getByRole("button", { name: "Done" }).click();
  return codes;
}

export const recoveryCodes = (page: Page): Locator =>
  page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");

const STEP_MS = 30_000;

/** What an authenticator app shows, `steps` steps of 30 seconds from now. */
export const appCode = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(/\s/g, "")) }).generate({
    timestamp: Date.now() + steps * STEP_MS,
  });

/** Waits for the next step if this one might end before a code has been entered. */
export async function freshStep(page: Page): Promise<void> {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < STEP_MS / 2) await page.waitForTimeout(left);
}
