import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { settled, SITE, Visit } from "./browser.js";
import { keyboardFindings } from "./keyboard.js";
import { axeFindings } from "./page-checks.js";
import { addPerson, signInAsStaff, type TestPerson } from "./people.js";
import { rows } from "./records.js";
import { deskFindings } from "./views.js";

const run = Date.now();

async function addCompany(name: string): Promise<{ id: string; name: string }> {
  const company = { id: randomUUID(), name: `${name} ${run}` };
  await rows(
    `INSERT INTO companies (id, name, slug, description, location, createdAt)
     VALUES (?, ?, ?, 'Makes clouds.', 'Austin, TX', UTC_TIMESTAMP(3))`,
    [company.id, company.name, company.id],
  );
  return company;
}

async function addOwner(name: string, companyId: string): Promise<TestPerson> {
  const person = await addPerson("desk-companies", { name, role: "RECRUITER" });
  await rows("INSERT INTO company_recruiters (companyId, userId, role) VALUES (?, ?, 'OWNER')", [
    companyId,
    person.id,
  ]);
  return person;
}

const companyOf = async (id: string) => {
  const [company] = await rows<
    Record<"name" | "location" | "industry" | "logoFile", string | null>
  >("SELECT name, location, industry, logoFile FROM companies WHERE id = ?", [id]);
  return company;
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(SITE() + path);
  await settled(page);
}

async function findingsAt(page: Page): Promise<string[]> {
  await settled(page);
  const missed = await keyboardFindings(page, "main");
  return [...missed, ...(await deskFindings(page))];
}

const field = (page: Page, label: string) =>
  page.getByRole("textbox", { name: label, exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) =>
  page.getByRole("heading", { name, level: 1, exact: true });

const picture = async (format: "png" | "gif") => {
  const background = { r: 15, g: 90, b: 83 };
  const image = sharp({ create: { width: 300, height: 300, channels: 3, background } });
  const buffer = await image.toFormat(format).toBuffer();
  return { name: `logo.${format}`, mimeType: `image/${format}`, buffer };
};

describe("companies on the desk", () => {
  let admin: Visit;
  let owner: Visit;
  let page: Page;
  let olga: TestPerson;
  let tern: { id: string; name: string };
  let twin: { id: string; name: string };
  let other: { id: string; name: string };
  const newName = `Heron Freight ${run}`;

  beforeAll(async () => {
    tern = await addCompany("Tern Cloud");
    twin = await addCompany("Tern Clouds Inc");
    other = await addCompany("Rival Works");
    olga = await addOwner("Olga Owner", tern.id);
    admin = await Visit.start(1440);
    owner = await Visit.start(1440);
    page = admin.page;
    await signInAsStaff(admin, await addPerson("desk-companies", { name: "Abe", role: "ADMIN" }));
    await signInAsStaff(owner, olga);
  });
  afterAll(async () => {
    await admin.close();
    await owner.close();
  });

  it("are listed with a search in the address", async () => {
    await open(page, "/desk/companies");
    await page.getByRole("searchbox", { name: "Search by name" }).fill(`Cloud ${run}`);
    await page.getByText("1 company", { exact: true }).waitFor();
    await page.getByRole("link", { name: tern.name }).waitFor();
    expect(new URL(page.url()).searchParams.get("query")).toBe(`Cloud ${run}`);
    expect(await findingsAt(page)).toEqual([]);
    await page.getByRole("searchbox", { name: "Search by name" }).fill("no such company");
    await page.getByText("No companies match").waitFor();
  });

  it("are added by administrators, with what is wrong told at the field", async () => {
    await open(page, "/desk/companies");
    await page.getByRole("link", { name: "Add a company" }).click();
    await heading(page, "Add a company").waitFor();
    await button(page, "Add company").click();
    await page.getByText("Enter the company’s name.").waitFor();
    await field(page, "Name").fill(tern.name);
    await field(page, "Location").fill("Reno, NV");
    await button(page, "Add company").click();
    await page.getByText("There’s already a company with this name.").waitFor();
    expect(await field(page, "Location").inputValue()).toBe("Reno, NV");
    expect(await findingsAt(page)).toEqual([]);
    await field(page, "Name").fill(newName);
    await button(page, "Add company").click();
    await heading(page, newName).waitFor();
    await settled(page);
    expect(await findingsAt(page)).toEqual([]);
  });

  it("get a logo, with a look at it before it is saved", async () => {
    await open(owner.page, `/desk/companies/${tern.id}`);
    const input = owner.page.locator("input[type=file]");
    await input.setInputFiles(await picture("gif"));
    await owner.page.getByText("Choose a PNG, JPEG, or WebP picture.").waitFor();
    await input.setInputFiles({
      ...(await picture("png")),
      buffer: Buffer.from("\u0089PNG but no picture"),
    });
    await owner.page.getByText("We couldn’t read this picture.").waitFor();
    await input.setInputFiles(await picture("png"));
    await owner.page.getByText("How it will look").waitFor();
    expect(await axeFindings(owner.page)).toEqual([]);
    await button(owner.page, "Save logo").click();
    await owner.page.getByText("The new logo is live.").waitFor();
    expect((await companyOf(tern.id))?.logoFile).toMatch(/\.png$/);
    await button(owner.page, "Remove logo").click();
    await owner.page.getByRole("dialog").getByRole("button", { name: "Remove logo" }).click();
    await owner.page.getByText("The logo is gone.").waitFor();
    expect((await companyOf(tern.id))?.logoFile).toBeNull();
  });

  it("keep contacts: added, changed, and removed", async () => {
    const { page: desk } = owner;
    await button(desk, "Add a contact").click();
    const dialog = desk.getByRole("dialog");
    await dialog.getByLabel("Full name").fill("Ada Poe");
    await dialog.getByLabel("Phone").fill("call me");
    await dialog.getByRole("button", { name: "Save" }).click();
    await dialog.getByText("Enter a phone number, like +1 214 555 0134.").waitFor();
    expect(await dialog.getByLabel("Full name").inputValue()).toBe("Ada Poe");
    expect(await axeFindings(desk)).toEqual([]);
    await dialog.getByLabel("Phone").fill("(214) 555-0134 ext. 7");
    await dialog.getByRole("button", { name: "Save" }).click();
    await desk.getByText("Ada Poe is on the list.").waitFor();
    const phone = desk.getByRole("link", { name: "(214) 555-0134 ext. 7" });
    expect(await phone.getAttribute("href")).toBe("tel:2145550134");
    await button(desk, "Edit Ada Poe").click();
    await desk.getByRole("dialog").getByLabel("What they do").fill("Hiring manager");
    await desk.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await desk.getByText("Ada Poe is up to date.").waitFor();
    await desk.getByText("Hiring manager", { exact: true }).waitFor();
    expect(await findingsAt(desk)).toEqual([]);
    await button(desk, "Remove Ada Poe").click();
    await desk.getByRole("dialog").getByRole("button", { name: "Remove", exact: true }).click();
    await desk.getByText("Ada Poe is off the list.").waitFor();
    const left = await rows("SELECT id FROM company_contacts WHERE companyId = ?", [tern.id]);
    expect(left).toEqual([]);
  });

  it("show both versions when two people edit one, and lose none", async () => {
    await open(page, `/desk/companies/${tern.id}/edit`);
    await open(owner.page, `/desk/companies/${tern.id}/edit`);
    await field(owner.page, "Industry").fill("Cloud hosting");
    await button(owner.page, "Save changes").click();
    await owner.page.getByText(`${tern.name} is up to date.`).waitFor();
    await field(page, "Location").fill("Waco, TX");
    await button(page, "Save changes").click();
    const conflict = page.getByRole("region", { name: "Two versions of this company" });
    await conflict.getByText("Cloud hosting").waitFor();
    await conflict.locator("h2:focus").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await conflict.getByRole("button", { name: "Use this version" }).click();
    await page.locator("button:focus", { hasText: "Save changes" }).waitFor();
    await button(page, "Save changes").click();
    await page.getByText(`${tern.name} is up to date.`).waitFor();
    expect(await companyOf(tern.id)).toMatchObject({
      location: "Waco, TX",
      industry: "Cloud hosting",
    });
  });

  it("keep what was typed when the session ends", async () => {
    const { page: desk } = owner;
    await open(desk, `/desk/companies/${tern.id}/edit`);
    await field(desk, "Location").fill("Ames, IA");
    await desk.context().clearCookies();
    await button(desk, "Save changes").click();
    await desk.getByRole("dialog").waitFor();
    await signInAsStaff(owner, olga);
    await open(desk, `/desk/companies/${tern.id}/edit`);
    await desk.getByText("We brought back what you typed before you left.").waitFor();
    expect(await field(desk, "Location").inputValue()).toBe("Ames, IA");
    expect(await findingsAt(desk)).toEqual([]);
    await button(desk, "Start over").click();
    expect(await field(desk, "Location").inputValue()).toBe("Waco, TX");
  });

  it("look like missing ones to others, and only administrators add or merge them", async () => {
    const { page: desk } = owner;
    for (const path of [other.id, `${other.id}/edit`]) {
      await open(desk, `/desk/companies/${path}`);
      await desk.getByRole("heading", { name: "We can’t find this company" }).waitFor();
    }
    for (const path of ["new", `${tern.id}/merge`]) {
      await open(desk, `/desk/companies/${path}`);
      await desk.getByRole("heading", { name: "We can’t find that page" }).first().waitFor();
    }
    await open(desk, "/desk/companies");
    await desk.getByRole("link", { name: tern.name }).waitFor();
    expect(await desk.getByRole("link", { name: "Add a company" }).count()).toBe(0);
    expect(await desk.getByRole("link", { name: other.name }).count()).toBe(0);
  });

  it("are merged after a look at what moves, and the old address leads to the other", async () => {
    await rows(
      `INSERT INTO company_contacts (id, companyId, name, notes, createdAt, updatedAt)
       VALUES (?, ?, 'Bea Twin', '', UTC_TIMESTAMP(3), UTC_TIMESTAMP(3))`,
      [randomUUID(), twin.id],
    );
    await open(page, `/desk/companies/${twin.id}`);
    await page.getByRole("link", { name: "Merge into another company" }).click();
    const choice = page.getByRole("combobox", { name: "Company to keep" });
    await choice.fill(`Cloud ${run}`);
    await page.getByRole("option", { name: tern.name }).click();
    await page.getByRole("row", { name: "1 client contact" }).waitFor();
    expect(await findingsAt(page)).toEqual([]);
    const confirm = field(page, `Type “${twin.name}” to confirm`);
    const merge = button(page, "Merge these companies");
    await confirm.fill(tern.name);
    await merge.click();
    await page.getByText(`Type “${twin.name}” exactly as it’s written here.`).waitFor();
    expect(await companyOf(twin.id)).toBeDefined();
    await confirm.fill(twin.name);
    await merge.click();
    await heading(page, tern.name).waitFor();
    await page.getByText(`${twin.name} is now part of ${tern.name}.`).waitFor();
    await page.getByRole("heading", { name: "Bea Twin" }).waitFor();
    expect(await companyOf(twin.id)).toBeUndefined();
    await open(page, `/desk/companies/${twin.id}`);
    await page.getByText(`is now part of ${tern.name}. Its jobs and people are here.`).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/desk/companies/${tern.id}`);
  });
});
