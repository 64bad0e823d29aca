import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { message, settled, SITE, Visit } from "./browser.js";
import { axeFindings, contrastFindings, lookFindings } from "./page-checks.js";
import { newAddress } from "./people.js";
import { rows } from "./records.js";
import { IS_QUICK, SCHEMES } from "./scope.js";
import { codeFromInbox } from "./steps.js";

const wrong = (code: string) => (code === "000000" ? "000001" : "000000");
const isFocused = (element: Locator) => element.evaluate((node) => node === document.activeElement);

async function openLogin(page: Page, path = "/about"): Promise<Locator> {
  await page.goto(SITE() + path);
  await settled(page);
  await page.getByRole("banner").getByRole("button", { name: "Log In" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").waitFor();
  return dialog;
}

describe.each([390, 1280])("one code, by keyboard alone at %i px", (width) => {
  const email = newAddress("sign-in");
  const typo = `x.${email}`;
  let visit: Visit;
  let page: Page;
  let dialog: Locator;

  beforeAll(async () => {
    visit = await Visit.start(width, 844);
    page = visit.page;
  });
  afterAll(() => visit.close());

  it("asks for the address, with links to the rules", async () => {
    dialog = await openLogin(page);
    expect(await isFocused(dialog.getByLabel("Email"))).toBe(true);
    for (const name of ["Privacy Policy", "Terms and Conditions"])
      await dialog.getByRole("link", { name }).waitFor();
    await page.keyboard.type(typo);
    await page.keyboard.press("Enter");
    await dialog.getByText("OTP sent to your email.").waitFor();
  });

  it("changes the address and keeps what was typed", async () => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    // The countdown is not a stop.
    expect(await dialog.getByRole("button", { name: /^Resend OTP in \d+ s$/ }).isDisabled()).toBe(
      true,
    );
    expect(await isFocused(dialog.getByRole("button", { name: "Change email address" }))).toBe(
      true,
    );
    await page.keyboard.press("Enter");
    expect(await dialog.getByLabel("Email").inputValue()).toBe(typo);
    await page.keyboard.press("Control+A");
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await dialog.getByText(`we sent to ${email}`).waitFor();
  });

  it("says that a code is wrong, with the focus back on it", async () => {
    const code = dialog.getByLabel("OTP");
    expect(await isFocused(code)).toBe(true);
    await page.keyboard.type(wrong(await codeFromInbox(visit, email)));
    await dialog.getByText("Invalid or expired code.").waitFor();
    expect(await isFocused(code)).toBe(true);
    // Typing replaces it.
    await page.keyboard.type("1");
    expect(await code.inputValue()).toBe("1");
  });

  it("keeps the form for the code over a reload", async () => {
    await page.reload();
    await dialog.getByText(`we sent to ${email}`).waitFor();
    expect(await isFocused(dialog.getByLabel("OTP"))).toBe(true);
  });

  it("takes a pasted code, and asks for nothing else", async () => {
    const code = await codeFromInbox(visit, email);
    await dialog.getByLabel("OTP").fill("");
    await page.keyboard.insertText(`${code.slice(0, 3)} ${code.slice(3)}`);
    await message(page, "Login successful!");
    await dialog.waitFor({ state: "hidden" });
    const [user] = await rows<{ name: string; phone: string; location: string }>(
      "SELECT name, phone, location FROM users WHERE email = ?",
      [email],
    );
    expect(user).toEqual({ name: "", phone: "", location: "" });
  });

  it("opens the menu of the signed-in, and signs out from it", async () => {
    const button = page.getByRole("button", { name: "Hi there" });
    await button.focus();
    await page.keyboard.press("Enter");
    const account = page.getByRole("banner").getByRole("link", { name: "My account" });
    await account.waitFor();
    const person = page.getByRole("banner").getByRole("button", { name: email });
    await page.keyboard.press("Tab");
    expect(await isFocused(person)).toBe(true);
    await page.keyboard.press("Escape");
    expect(await isFocused(button)).toBe(true);
    await page.keyboard.press("Enter");
    await account.waitFor();
    const signOut = page.getByRole("banner").getByRole("button", { name: "Sign Out" });
    // It is the last one of the menu, after its links.
    for (let step = 0; step < 8 && !(await isFocused(signOut)); step += 1)
      await page.keyboard.press("Tab");
    expect(await isFocused(signOut)).toBe(true);
    await page.keyboard.press("Enter");
    await message(page, "Signed out successfully.");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.getByRole("banner").getByRole("button", { name: "Log In" }).waitFor();
    expect(visit.complaints).toEqual([]);
  });
});

describe("two tabs", () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await Visit.start(1280);
  });
  afterAll(() => visit.close());

  it("see a sign-in and a sign-out of each other at once", async () => {
    const other = await visit.newTab();
    await other.goto(`${SITE()}/contact`);
    await settled(other);
    const email = newAddress("sign-in");
    const dialog = await openLogin(visit.page);
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByRole("button", { name: "Send OTP" }).click();
    await dialog.getByLabel("OTP").fill(await codeFromInbox(visit, email));
    const greeting = other.getByRole("button", { name: "Hi there" });
    await greeting.waitFor();
    await greeting.click();
    await other.getByRole("button", { name: "Sign Out" }).click();
    await message(other, "Signed out successfully.");
    await visit.page.getByRole("banner").getByRole("button", { name: "Log In" }).waitFor();
    expect(visit.complaints).toEqual([]);
  });
});

/** Adds a passkey in the page, as a person would in their account. */
const addPasskey = (page: Page) =>
  page.evaluate(async () => {
    const ask = async (query: string, variables: object = {}) => {
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ query, variables });
      const { data } = await (await fetch("/graphql", { method: "POST", headers, body })).json();
      return data;
    };
    const started = await ask("mutation { startPasskeyRegistration { optionsJson } }");
    const options = JSON.parse(started.startPasskeyRegistration.optionsJson);
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const responseJson = JSON.stringify(await navigator.credentials.create({ publicKey }));
    const finished = await ask(
      "mutation ($input: FinishPasskeyRegistrationInput!) { finishPasskeyRegistration(input: $input) { passkey { id } } }",
      { input: { name: "Test", responseJson } },
    );
    return finished.finishPasskeyRegistration.passkey.id;
  });

describe("a passkey", () => {
  it("signs in without a code", async () => {
    const visit = await Visit.start(390, 844);
    const { page } = visit;
    const devices = await page.context().newCDPSession(page);
    await devices.send("WebAuthn.enable");
    await devices.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    const email = newAddress("sign-in");
    const dialog = await openLogin(page);
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByRole("button", { name: "Send OTP" }).click();
    await dialog.getByLabel("OTP").fill(await codeFromInbox(visit, email));
    await dialog.waitFor({ state: "hidden" });
    expect(await addPasskey(page)).toMatch(/./);
    await page.getByRole("button", { name: /^Hi/ }).click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await dialog.waitFor({ state: "hidden" });
    await page.getByRole("banner").getByRole("button", { name: "Log In" }).click();
    await dialog.getByRole("button", { name: "Log in with a passkey" }).click();
    await message(page, "Login successful!");
    await page.getByRole("button", { name: /^Hi/ }).waitFor();
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });
});

describe.each(SCHEMES)("every view in %s", (colorScheme) => {
  it.each(IS_QUICK ? [360, 1440] : [360, 768, 1440])(
    "passes axe and fits a screen of %i px",
    async (width) => {
      const visit = await Visit.start(width, 900);
      const { page } = visit;
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const email = newAddress("sign-in");
      const views: Record<string, () => Promise<unknown>> = {
        login: async () => openLogin(page),
        signUp: () => dialog.getByRole("button", { name: "Sign Up" }).click(),
        verify: async () => {
          await dialog.getByRole("button", { name: "Log In" }).click();
          await dialog.getByLabel("Email").fill(email);
          await dialog.getByRole("button", { name: "Send OTP" }).click();
          await dialog.getByLabel("OTP").fill("12");
        },
        wrong: async () => {
          await dialog.getByLabel("OTP").fill(wrong(await codeFromInbox(visit, email)));
          await dialog.getByText("Invalid or expired code.").waitFor();
        },
        menu: async () => {
          await dialog.getByLabel("OTP").fill(await codeFromInbox(visit, email));
          await message(page, "Login successful!");
          await dialog.waitFor({ state: "hidden" });
          await page.getByRole("button", { name: /^Hi/ }).click();
        },
        welcome: async () => {
          await page.getByRole("banner").getByRole("button", { name: email }).click();
          await dialog.getByText("See our plans.").waitFor();
        },
      };
      const dialog = page.getByRole("dialog");
      const findings: string[] = [];
      for (const [name, show] of Object.entries(views)) {
        await show();
        await settled(page);
        const check = colorScheme === "light" ? axeFindings : contrastFindings;
        const found = [...(await check(page)), ...(await lookFindings(page))];
        findings.push(...found.map((finding) => `${name}: ${finding}`));
        await visit.screenshot(`sign-in-${name}-${width}-${colorScheme}`);
      }
      expect(findings).toEqual([]);
      await visit.close();
    },
  );
});
