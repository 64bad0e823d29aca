import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { deskTexts } from "#texts/desk";
import { paths, type DeskSection } from "#site/paths";
import { settled, SITE, Visit } from "./browser.js";
import { DEMO_BOARD, DEMO_COMPANY, DEMO_DRAFT, OF_DEMO } from "./demo.js";
import { Looks } from "./looks.js";
import { addPerson, signInAsStaff } from "./people.js";
import { rows } from "./records.js";
import { until } from "./steps.js";

const looks = new Looks("Every page of the desk", "desk", [390, 768, 1440]);
afterAll(() => looks.write());

/** Pages of one job, person or company of the demo, by a query for the id in their address. */
const ONE = {
  application: [
    "/desk/applications/:id",
    `SELECT id FROM applications WHERE status = 'INTERVIEW' AND id ${OF_DEMO} LIMIT 1`,
  ],
  job: ["/desk/jobs/:id", DEMO_BOARD],
  board: ["/desk/jobs/:id/applications", DEMO_BOARD],
  editor: ["/desk/jobs/:id/edit", DEMO_DRAFT],
  person: [
    "/desk/people/:id",
    `SELECT userId AS id FROM applications WHERE status = 'INTERVIEW' AND id ${OF_DEMO} LIMIT 1`,
  ],
  company: ["/desk/companies/:id", DEMO_COMPANY],
  "company form": ["/desk/companies/:id/edit", DEMO_COMPANY],
  merge: ["/desk/companies/:id/merge", DEMO_COMPANY],
  message: ["/desk/messages/:id", "SELECT id FROM contact_messages ORDER BY id LIMIT 1"],
  plan: ["/desk/plans/:id", "SELECT id FROM subscriptions ORDER BY startedAt LIMIT 1"],
  "table of a job's applications": ["/desk/jobs/:id/applications?view=table", DEMO_BOARD],
} as const;

const isSection = (id: string): id is DeskSection => Object.hasOwn(deskTexts.names, id);

/** Every section, and some addresses below them. */
const LISTS = [
  ...Object.keys(deskTexts.names)
    .filter(isSection)
    .map((id) => paths.desk(id)),
  "/desk/jobs/import",
  "/desk/jobs/new",
  "/desk/people?q=java",
  "/desk/companies/new",
  "/desk/keys/new",
  "/desk/plans?show=due",
  "/desk/no-such-page",
];

describe("an administrator", () => {
  let visit: Visit;
  let page: Page;

  beforeAll(async () => {
    visit = await Visit.start(1440);
    page = visit.page;
    await signInAsStaff(visit, await addPerson("desk-pages", { name: "Ada Chen", role: "ADMIN" }));
  });
  afterAll(() => visit.close());

  async function open(address: string): Promise<void> {
    await page.goto(SITE() + address);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await settled(page);
  }

  it.each(LISTS)("sees %s", async (address) => {
    await open(address);
    await looks.expectFine(page, address);
  });

  it.each(Object.entries(ONE))("sees one %s", async (_what, [address, query]) => {
    const [row] = await rows<{ id: string }>(query, []);
    expect(row).toBeDefined();
    await open(address.replace(":id", row?.id ?? ""));
    await looks.expectFine(page, address);
  });

  it("sees the open section in the navigation, which doesn't fit on a laptop", async () => {
    await page.setViewportSize({ width: 1280, height: 700 });
    await open("/desk/mail");
    const link = page.getByRole("navigation").getByRole("link", { name: "Mail queue" });
    const isOnTop = await link.evaluate((element) => {
      const { left, bottom } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 20, bottom - 2));
    });
    expect(isOnTop).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it("has one kind of arrow in its selects", async () => {
    const arrows = [];
    for (const address of ["/desk/audit", "/desk/placements"]) {
      await open(address);
      const select = page.getByRole("main").locator("select").first();
      arrows.push(
        await select.evaluate((one) =>
          one.parentElement?.querySelector("svg path")?.getAttribute("d"),
        ),
      );
    }
    expect(arrows[0]).toMatch(/^M/);
    expect(arrows[1]).toBe(arrows[0]);
  });

  it("fills a tablet: pictures of today, and the messages", async () => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await open("/desk");
    const boxOf = async (name: string) =>
      (await page.getByRole("region", { name }).boundingBox()) ?? { x: NaN, y: NaN, width: NaN };
    const [first, second, third] = [
      await boxOf("Applications received"),
      await boxOf("How far they got"),
      await boxOf("Time to first answer"),
    ];
    expect(third.y).toBe(second.y);
    expect(third.width).toBe(second.width);
    expect(first.width).toBeGreaterThan(second.width + third.width);
    await open("/desk/messages");
    const choose = await page.getByRole("heading", { name: "Choose a message" }).boundingBox();
    const list = await page.getByRole("navigation", { name: "Messages" }).boundingBox();
    expect(choose?.x).toBeGreaterThan(Number(list?.x) + Number(list?.width));
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it("finds everything with Ctrl K, and sees the shortcuts", async () => {
    await open("/desk");
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByText("Go to Jobs").waitFor();
    await looks.expectFine(page, "search");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    await looks.expectFine(page, "shortcuts");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    expect(visit.complaints).toEqual([]);
  });

  /** Types in the command palette until it offers one thing, and takes it by keyboard. */
  async function choose(typed: string, offered: string): Promise<void> {
    await page.keyboard.press("Control+k");
    await page.getByPlaceholder("Find people, jobs, pages, and actions").fill(typed);
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: offered }).first().waitFor();
    await page.keyboard.press("Enter");
    await dialog.waitFor({ state: "hidden" });
  }

  it("opens people and jobs, and starts work, from Ctrl K", async () => {
    let person: { id: string; name: string } | undefined;
    await until("someone who can be found", async () => {
      [person] = await rows<{ id: string; name: string }>(
        `SELECT a.userId AS id, a.name FROM applications a JOIN resume_texts t ON t.resumeId = a.resumeId
         WHERE t.doneAt IS NOT NULL AND a.status = 'INTERVIEW' AND a.id ${OF_DEMO} LIMIT 1`,
        [],
      );
      return person !== undefined;
    });
    const [job] = await rows<{ id: string; code: string }>(
      `SELECT id, code FROM jobs WHERE status = 'PUBLISHED' AND id ${OF_DEMO} LIMIT 1`,
      [],
    );
    await open("/desk/applications");
    await choose(person?.name ?? "", person?.name ?? "");
    await page.waitForURL(`**/desk/people/${person?.id}`);
    await choose(job?.code ?? "", job?.code ?? "");
    await page.waitForURL(`**/desk/jobs/${job?.id}`);
    await choose("post a", "Post a job");
    await page.waitForURL("**/desk/jobs/new");
    // Also while a field has the focus.
    await page.getByRole("textbox", { name: "Job title" }).focus();
    await choose("api key", "Create an API key");
    await page.waitForURL("**/desk/keys/new");
    expect(visit.complaints).toEqual([]);
  });

  it.each([
    "/desk/applications?stage=OFFER&name=an",
    "/desk/jobs?query=engineer&status=PUBLISHED&sort=EXPIRING",
    "/desk/people?q=java&stage=OFFER",
  ])("saves a view, %s, opens it again, and deletes it with a way back", async (address) => {
    const name = `Mine ${Date.now()}`;
    const views = page.getByRole("dialog", { name: "Saved views" });
    const openViews = () => page.getByRole("button", { name: "Saved views" }).click();
    await open(address);
    await openViews();
    await views.getByRole("textbox", { name: "Name" }).fill(name);
    await page.keyboard.press("Enter");
    await page.getByText(`“${name}” is saved`).waitFor();
    await open(address.split("?")[0] ?? "");
    await openViews();
    await views.getByRole("link", { name }).click();
    await page.waitForURL(`**${address}`);
    await openViews();
    await views.getByRole("button", { name: `Delete the view “${name}”` }).click();
    await views.getByRole("link", { name }).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    // The list of views closed when the other button was pressed.
    await openViews();
    await views.getByRole("link", { name }).waitFor();
    expect(visit.complaints).toEqual([]);
  });
});
