import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { settled, SITE, Visit } from "./browser.js";
import { axeFindings } from "./page-checks.js";
import { addPerson, newAddress, signInAsStaff, type TestPerson } from "./people.js";
import { rows } from "./records.js";
import { mailsTo, until } from "./steps.js";
import { deskFindings } from "./views.js";

const company = { id: randomUUID(), name: `Plover Robotics ${Date.now()}` };

async function open(page: Page, path: string): Promise<void> {
  await page.goto(SITE() + path);
  await page.locator("h1").first().waitFor();
  await settled(page);
}

async function addMessage(name: string, message: string): Promise<{ id: string; email: string }> {
  const sent = { id: randomUUID(), email: newAddress("sender") };
  await rows(
    `INSERT INTO contact_messages (id, name, email, message, createdAt) VALUES (?, ?, ?, ?, UTC_TIMESTAMP(3))`,
    [sent.id, name, sent.email, message],
  );
  return sent;
}

/** An email that was given up, about a message that is there. */
async function addUndelivered(contactMessageId: string): Promise<string> {
  const id = randomUUID();
  await rows(
    `INSERT INTO outbox (id, kind, payload, attempts, nextAttemptAt, deadAt, lastError, createdAt)
     VALUES (?, 'CONTACT_RECEIPT', ?, 8, UTC_TIMESTAMP(3), UTC_TIMESTAMP(3), 'TimeoutError', UTC_TIMESTAMP(3))`,
    [id, JSON.stringify({ contactMessageId })],
  );
  return id;
}

const worksWith = async (key: string): Promise<boolean> => {
  const response = await fetch(`${SITE()}/api/jobs`, {
    headers: { authorization: `Bearer ${key}` },
  });
  return response.status === 200;
};

describe("what administrators do on the desk", () => {
  let visit: Visit;
  let page: Page;
  let ada: TestPerson;
  let message: { id: string; email: string };

  beforeAll(async () => {
    await rows(
      `INSERT INTO companies (id, name, slug, description, createdAt)
       VALUES (?, ?, ?, 'Builds robots.', UTC_TIMESTAMP(3))`,
      [company.id, company.name, company.id],
    );
    message = await addMessage("Nadia Petrova", "Do you file for the H-1B?\nThank you.");
    await addMessage("Omar Haddad", "Six shift leads, please.");
    visit = await Visit.start(1440);
    page = visit.page;
    ada = await addPerson("desk-admin", { name: "Ada Chen", role: "ADMIN" });
    await signInAsStaff(visit, ada);
  });
  afterAll(() => visit.close());

  it("messages are found by keyboard, assigned, and answered by email", async () => {
    await open(page, "/desk/messages");
    const list = page.getByRole("navigation", { name: "Messages" });
    await list.getByRole("link", { name: /Omar Haddad/ }).focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Nadia Petrova" }).waitFor();
    await page.getByLabel("Assigned to").selectOption({ label: "Ada Chen (you)" });
    await page.getByText("Mine (1)").waitFor();
    await settled(page);
    expect(await deskFindings(page)).toEqual([]);
    const answer = page.getByLabel("Your answer");
    await answer.fill("Yes, they do.");
    await answer.press("Control+Enter");
    await page.getByText("Your answer to Nadia Petrova is on its way.").waitFor();
    await page.getByText("Ada Chen answered on").waitFor();
    await page.getByRole("listitem").getByText("Sent", { exact: true }).waitFor();
    expect(await answer.inputValue()).toBe("");
    await until("the answer arrives", async () =>
      (await mailsTo(message.email)).some((mail) => mail.includes("Yes, they do.")),
    );
    await list.getByRole("link", { name: /Nadia Petrova/ }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Reopen" }).click();
    await list.getByRole("link", { name: /Nadia Petrova/ }).waitFor();
  });

  it("messages marked as done can be brought back", async () => {
    await page.getByRole("button", { name: "Mark as done" }).click();
    await page.getByText("The message from Nadia Petrova is done.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await until("the message is open again", async () => {
      const [row] = await rows<{ status: string }>(
        "SELECT status FROM contact_messages WHERE id = ?",
        [message.id],
      );
      return row?.status === "OPEN";
    });
  });

  it("an answer is still there after the session has ended", async () => {
    const answer = page.getByLabel("Your answer");
    await answer.fill("One more thing.");
    await page.context().clearCookies();
    // A message may cover the button.
    await answer.press("Control+Enter");
    const dialog = page.getByRole("dialog", { name: "Log In" });
    await dialog.getByText("Your session has ended.").waitFor();
    expect(await answer.inputValue()).toBe("One more thing.");
    await dialog.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByRole("heading", { name: "Log in to open the desk" }).waitFor();
    await signInAsStaff(visit, ada);
    await open(page, `/desk/messages/${message.id}`);
    expect(await answer.inputValue()).toBe("One more thing.");
  });

  it("keys are shown once, replaced with an overlap, and revoked", async () => {
    const name = `Feed ${Date.now()}`;
    await open(page, "/desk/keys/new");
    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByText("Enter a name.").waitFor();
    await page.getByRole("textbox", { name: "Name" }).fill(name);
    await page.getByRole("checkbox", { name: "Post, change, and close jobs" }).check();
    const companies = page.getByRole("combobox", { name: "Companies" });
    await companies.fill(company.name);
    await page.getByRole("option", { name: company.name }).click();
    await page.keyboard.press("Escape");
    expect(await deskFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Create key" }).click();
    await page.getByRole("heading", { name: `Copy the key for “${name}” now` }).waitFor();
    const first = await page.getByRole("group", { name: "The key" }).innerText();
    expect(await worksWith(first)).toBe(true);
    await page.getByRole("link", { name: "I’ve stored it" }).click();
    await page.getByRole("heading", { name: "In use" }).waitFor();
    await settled(page);
    expect(await page.content()).not.toContain(first);
    expect(await deskFindings(page)).toEqual([]);
    await page.getByRole("button", { name: `Replace ${name}` }).click();
    const dialog = page.getByRole("dialog", { name: `Replace “${name}”` });
    await dialog.getByLabel("The old key works for another").selectOption({ label: "1 hour" });
    await dialog.getByRole("button", { name: "Replace", exact: true }).click();
    const second = await dialog.getByRole("group", { name: "The key" }).innerText();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await dialog.getByRole("button", { name: "I’ve stored it" }).click();
    expect([await worksWith(first), await worksWith(second)]).toEqual([true, true]);
    await page.getByText("A new key replaces this one.").waitFor();
    const revoke = page.getByRole("button", { name: `Revoke ${name}` });
    // Which of the two is which can be heard, too.
    const labels = await revoke.evaluateAll((each) => each.map((one) => one.ariaLabel));
    expect(new Set(labels).size).toBe(2);
    for (const left of [2, 1]) {
      expect(await revoke.count()).toBe(left);
      await revoke.first().click();
      await page
        .getByRole("dialog", { name: `Revoke “${name}”?` })
        .getByRole("button", { name: "Revoke" })
        .click();
      await revoke.nth(left - 1).waitFor({ state: "detached" });
    }
    expect([await worksWith(first), await worksWith(second)]).toEqual([false, false]);
  });

  it("emails that could not be sent are tried again or discarded", async () => {
    const [retried, discarded] = [
      await addUndelivered(message.id),
      await addUndelivered(message.id),
    ];
    await open(page, "/desk/mail");
    const failed = page.getByRole("region", { name: "Couldn’t be sent" });
    await failed.getByText("The mail provider didn’t answer in time.").first().waitFor();
    expect(await page.locator("main").innerText()).not.toContain("@");
    expect(await deskFindings(page)).toEqual([]);
    const before = await failed.getByRole("listitem").count();
    await failed
      .getByRole("button", { name: /^Discard: Contact receipt/ })
      .first()
      .click();
    await page
      .getByRole("dialog", { name: "Discard this email (Contact receipt)?" })
      .getByRole("button", { name: "Discard" })
      .click();
    await failed
      .getByRole("listitem")
      .nth(before - 1)
      .waitFor({ state: "detached" });
    await failed
      .getByRole("button", { name: /^Try again: Contact receipt/ })
      .first()
      .click();
    await page.getByText("Contact receipt: back in the queue.").waitFor();
    await until("the email is sent", async () => {
      const left = await rows<{ sentAt: Date | null }>(
        "SELECT sentAt FROM outbox WHERE id IN (?, ?)",
        [retried, discarded],
      );
      return left.length === 1 && left[0]?.sentAt !== null;
    });
  });

  it("newsletter numbers are pictures with tables", async () => {
    await open(page, "/desk/newsletter");
    await page.getByRole("region", { name: "Digests sent" }).waitFor();
    expect(await page.getByRole("table").count()).toBe(3);
    expect(await deskFindings(page)).toEqual([]);
  });

  it.each(["/desk/newsletter", "/desk/settings"])(
    "the navigation shows that %s is open",
    async (path) => {
      await open(page, path);
      const link = page.locator(`a[href="${path}"][aria-current="page"]`);
      const { y = Number.NaN, height = 0 } = (await link.boundingBox()) ?? {};
      const foot = y + height;
      expect(y).toBeGreaterThan(0);
      expect(foot).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    },
  );

  it("settings change the home page, and go back to the samples", async () => {
    await open(page, "/desk/settings");
    expect(await deskFindings(page)).toEqual([]);
    const figures = page.getByRole("region", { name: "Figures on the home page" });
    await figures.getByRole("button", { name: "Save" }).click();
    await figures.getByText("Say what this figure counts.").waitFor();
    await figures.getByLabel("Number").fill("412");
    await figures.getByLabel("What it counts").fill("Nurses placed");
    await figures.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved. The site shows it within a minute.").waitFor();
    const home = async () => (await page.request.get(`${SITE()}/`)).text();
    await until("the figure on the home page", async () => {
      const html = await home();
      return html.includes("Nurses placed") && !html.includes("Jobs filled");
    });
    await figures.getByRole("button", { name: "Go back to the samples" }).click();
    await page
      .getByRole("dialog", { name: "Go back to the samples?" })
      .getByRole("button", { name: "Go back to the samples" })
      .click();
    await figures.getByText("The site shows its samples").waitFor();
    await until("the samples", async () => (await home()).includes("Jobs filled"));
  });

  it("quotes keep their order and what was typed when one is refused", async () => {
    const quotes = page.getByRole("region", { name: "Quotes on the home page" });
    await quotes.getByLabel("Quote", { exact: true }).fill("Fast and honest.");
    await quotes.getByRole("button", { name: "Add a quote" }).click();
    await quotes.getByLabel("Quote", { exact: true }).nth(1).fill("They listen.");
    await quotes.getByRole("button", { name: "Move up: Quote 2" }).click();
    await quotes.getByRole("button", { name: "Save" }).click();
    await quotes.getByText("Enter who said it.").first().waitFor();
    const typed = quotes.getByLabel("Quote", { exact: true });
    expect([await typed.nth(0).inputValue(), await typed.nth(1).inputValue()]).toEqual([
      "They listen.",
      "Fast and honest.",
    ]);
  });

  it("recruiters do not see these pages", async () => {
    const other = await Visit.start(1440);
    try {
      const rita = await addPerson("desk-admin", { name: "Rita Moreno", role: "RECRUITER" });
      await signInAsStaff(other, rita);
      for (const section of ["messages", "keys", "mail", "settings", "newsletter"]) {
        await open(other.page, `/desk/${section}`);
        await other.page
          .getByRole("heading", { level: 1, name: "We can’t find that page" })
          .waitFor();
      }
    } finally {
      await other.close();
    }
  });
});
