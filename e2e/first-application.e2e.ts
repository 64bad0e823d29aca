import path from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { message, settled, SITE, Visit } from "./browser.js";
import { Hand } from "./hand.js";
import { newAddress } from "./people.js";
import { rows } from "./records.js";
import { codeFromInbox } from "./steps.js";
import { viewFindings } from "./views.js";

/** Someone new who applies with a first code, and for a second job as someone known; on a phone. */
const email = newAddress("first");
const RESUME = path.resolve("e2e/fixtures/resume.pdf");
let visit: Visit;
let page: Page;
let form: Locator;

beforeAll(async () => {
  visit = await Visit.start(360, 780);
  page = visit.page;
  form = page.getByRole("dialog").filter({ hasText: "Submit Application" });
});
afterAll(() => visit.close());

async function openJob(position: number, on: Page = page): Promise<void> {
  await on.goto(`${SITE()}/jobs?query=engineer`);
  await on.locator("main article").nth(position).getByRole("heading").getByRole("link").click();
  await on.getByRole("heading", { name: "Job Description" }).waitFor();
  await settled(on);
}

const applyNow = () => page.getByRole("button", { name: "Apply Now" }).first().click();
const valueOf = (label: string) => form.getByLabel(label, { exact: false }).first().inputValue();

it("goes from the code straight to the form, also if the tab is closed in between", async () => {
  await openJob(0);
  await applyNow();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByRole("button", { name: "Send OTP" }).click();
  await dialog.getByText(`we sent to ${email}`).waitFor();
  // As a phone does while its owner reads the mail.
  await page.reload();
  await dialog.getByText(`we sent to ${email}`).waitFor();
  await dialog.getByLabel("OTP").fill(await codeFromInbox(visit, email));
  await form.waitFor();
  expect(await valueOf("Name")).toBe("");
});

it("keeps what is typed over a reload, with the form open", async () => {
  await form.getByLabel("Name").fill("Ana Ruiz");
  await form.locator("input[name=phone]").pressSequentially("2145550134");
  await form.getByLabel("Location/City").fill("Dallas, TX");
  await form.getByLabel("Visa Type").selectOption({ label: "OPT" });
  await page.reload();
  await form.waitFor();
  expect(await valueOf("Name")).toBe("Ana Ruiz");
  expect(await form.locator("input[name=phone]").inputValue()).toBe("(214) 555-0134");
  expect(await form.getByLabel("Visa Type").inputValue()).toBe("OPT");
  expect(await viewFindings(page, "dialog[open]")).toEqual([]);
});

it("sends the application, which fills in the profile", async () => {
  await form.locator("input[type=file]").setInputFiles(RESUME);
  await form.getByRole("button", { name: "Submit Application" }).click();
  await message(page, "Application submitted successfully!");
  await page.getByRole("button", { name: "Hi Ana Ruiz" }).waitFor();
  const [user] = await rows<object>(
    "SELECT name, phone, countryCode, location FROM users WHERE email = ?",
    [email],
  );
  const given = { name: "Ana Ruiz", phone: "2145550134", countryCode: "+1" };
  expect(user).toEqual({ ...given, location: "Dallas, TX" });
});

it("asks for nothing at the second job: two taps", async () => {
  await openJob(1);
  const hand = new Hand();
  await hand.tap(page.getByRole("button", { name: "Apply Now" }).first());
  const review = page.getByRole("dialog").filter({ hasText: "Send Application" });
  await review.getByRole("link", { name: "View resume.pdf" }).waitFor();
  await hand.tap(review.getByRole("button", { name: "Send Application" }));
  await page.getByRole("button", { name: "Undo" }).waitFor();
  // Sent after ten seconds.
  await message(page, "Application submitted successfully!");
  const sent = await rows<{ name: string; relocation: number | null }>(
    "SELECT a.name, a.relocation FROM applications a JOIN users u ON u.id = a.userId WHERE u.email = ?",
    [email],
  );
  const answer = { name: "Ana Ruiz", relocation: null };
  expect(sent).toEqual([answer, answer]);
  expect(hand.count).toEqual({ taps: 2, typed: 0 });
  expect(visit.complaints).toEqual([]);
});

it("takes five taps and two typed fields from someone new with a resume", async () => {
  const other = await Visit.start(360, 780);
  const address = newAddress("taps");
  const hand = new Hand();
  await openJob(0, other.page);
  await hand.tap(other.page.getByRole("button", { name: "Apply Now" }).first());
  const dialog = other.page.getByRole("dialog");
  await hand.type(dialog.getByLabel("Email"), address);
  await hand.tap(dialog.getByRole("button", { name: "Send OTP" }));
  await dialog.getByText(`we sent to ${address}`).waitFor();
  // The last digit sends the form.
  await hand.type(dialog.getByLabel("OTP"), await codeFromInbox(other, address));
  await hand.attach(dialog.locator("input[type=file]"), RESUME);
  await dialog
    .getByRole("status")
    .getByText(/^We filled in what your resume says\./)
    .waitFor();
  await hand.choose(dialog.getByLabel("Visa Type"), "H-1B");
  await hand.tap(dialog.getByRole("button", { name: "Submit Application" }));
  await message(other.page, "Application submitted successfully!");
  expect(hand.count).toEqual({ taps: 5, typed: 2 });
  expect(other.complaints).toEqual([]);
  await other.close();
});
