import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Locator, Page } from "playwright-core";
import { message, scrollThrough, settled, SITE, untilFonts, Visit } from "./browser.js";
import { controlLooks } from "./control-looks.js";
import { lineFindings } from "./line-starts.js";
import { jobLinks, signUp } from "./steps.js";

const WIDTHS = [320, 360, 768, 1440] as const;

const boxOf = async (field: Locator) => {
  const box = await field.boundingBox();
  if (box === null) throw new Error("the field is not visible");
  return box;
};

/** Country code and number are in one row, and a whole number fits, at every width. */
async function expectOneRow(visit: Visit, form: Locator): Promise<void> {
  for (const width of WIDTHS) {
    await visit.page.setViewportSize({ width, height: 780 });
    const number = form.locator("input[name=phone]");
    await number.fill("");
    await number.pressSequentially("2145550134");
    expect(await number.inputValue()).toBe("(214) 555-0134");
    // At once: what loads above or below moves the dialog.
    const { code, phone } = await number.evaluate((input: HTMLInputElement) => {
      const select = input.form?.elements.namedItem("countryCode");
      const { y, right } = (select as HTMLElement).getBoundingClientRect();
      const { x, y: top } = input.getBoundingClientRect();
      return { code: { y, right }, phone: { x, y: top } };
    });
    expect({ width, top: phone.y }).toEqual({ width, top: code.y });
    expect(phone.x).toBeGreaterThan(code.right);
    const cut = await number.evaluate((input) => input.scrollWidth - input.clientWidth);
    expect({ width, cut }).toEqual({ width, cut: 0 });
  }
}

/** How many pixels of a field's example are cut off. */
async function cutExample(field: Locator): Promise<number> {
  await field.fill((await field.getAttribute("placeholder")) ?? "");
  const cut = await field.evaluate((input) => input.scrollWidth - input.clientWidth);
  await field.fill("");
  return cut;
}

describe("the forms", () => {
  let visit: Visit;
  let page: Page;
  let form: Locator;

  beforeAll(async () => {
    visit = await Visit.start(360, 780, { reducedMotion: "reduce" });
    page = visit.page;
    await page.goto(`${SITE()}/jobs`);
    await jobLinks(page).first().click();
    await page.getByRole("heading", { name: "Job Description" }).waitFor();
    await settled(page);
    await page.getByRole("button", { name: "Apply Now" }).first().click();
    form = page.getByRole("dialog");
  });
  afterAll(() => visit.close());

  it("formats the phone number at sign-up as people type, in one row with its country", async () => {
    await form.getByRole("button", { name: "Sign Up" }).click();
    await form.getByLabel("Phone").focus();
    await expectOneRow(visit, form);
  });

  it("keeps the caret at its digit", async () => {
    const number = form.locator("input[name=phone]");
    await number.focus();
    await page.keyboard.press("Home");
    for (let step = 0; step < "(214) 55".length; step += 1) await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Backspace");
    await page.keyboard.type("9");
    expect(await number.inputValue()).toBe("(214) 595-0134");
    expect(await number.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(8);
  });

  it("takes the code in one field that shows room for six digits", async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    const email = `forms.${Date.now()}@example.com`;
    await form.getByRole("button", { name: "Log In" }).click();
    await signUp(visit, email);
    await form.filter({ hasText: "Submit Application" }).waitFor();
  });

  it("asks about relocation without an answer chosen, and takes none", async () => {
    const choices = form.getByRole("radio");
    expect(await choices.count()).toBe(2);
    expect(await form.getByRole("radio", { checked: true }).count()).toBe(0);
    await form.getByLabel("Visa Type").selectOption({ label: "H-1B" });
    await form.locator("input[type=file]").setInputFiles(path.resolve("e2e/fixtures/resume.pdf"));
    await expectOneRow(visit, form);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await cutExample(form.locator("input[name=linkedin]"))).toBe(0);
    await form.getByRole("button", { name: "Submit Application" }).click();
    await message(page, "Application submitted successfully!");
  });

  it("shows the resume first when an application is updated on a phone", async () => {
    // A click before the scripts were there has left "#apply", which would open the form again.
    await page.goto(page.url().replace(/#.*/, ""));
    await page.locator("[data-apply-bar]").getByRole("button", { name: "Update Resume" }).click();
    await form.getByText("You have already applied").waitFor();
    await settled(page);
    await untilFonts(page);
    const [resume, submit] = [
      form.locator("[data-over]"),
      form.getByRole("button", { name: "Submit Application" }),
    ];
    const { y, height } = await boxOf(submit);
    expect((await boxOf(resume)).y).toBeLessThan(y);
    expect(y + height).toBeLessThanOrEqual(780);
    expect(await form.getByLabel("Location/City").isVisible()).toBe(false);
    await form.getByText("Your other answers").click();
    expect(await form.getByLabel("Location/City").isVisible()).toBe(true);
    expect(visit.complaints).toEqual([]);
  });
});

describe("the site", () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await Visit.start(1440);
  });
  afterAll(() => visit.close());

  it("has one look of selects, fields, and chips on every page", async () => {
    const { page } = visit;
    const looks: string[] = [];
    const paths = ["/jobs", "/contact", "/resources/blog", "/industries/healthcare"];
    for (const address of paths) {
      await page.goto(SITE() + address);
      await scrollThrough(page);
      looks.push(...(await controlLooks(page)));
    }
    await page.getByRole("banner").getByRole("button", { name: "Log In" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Sign Up" }).click();
    await page.getByRole("dialog").locator("select[name=countryCode]").waitFor();
    // The focus changes the border.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    looks.push(...(await controlLooks(page)));
    const kinds = [...new Set(looks)].map((look) => look.replace(/:.*/, ""));
    expect({ looks, kinds: kinds.sort() }).toEqual({ looks, kinds: ["chip", "field", "select"] });
  });
});

describe.each([360, 768])("lines at %i px", (width) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await Visit.start(width, 780);
  });
  afterAll(() => visit.close());

  it.each(["/jobs", "/jobs?query=zzzz", "/resources/blog", "/terms", "/resources/faq"])(
    "do not start with a dot or break a name on %s",
    async (address) => {
      await visit.page.goto(SITE() + address);
      await settled(visit.page);
      await untilFonts(visit.page);
      expect(await lineFindings(visit.page)).toEqual([]);
    },
  );

  it.each([
    ["/jobs", "View Details", /job-details/],
    ["/resources/blog", /./, /blog-details/],
  ] as const)(
    "do not start with a dot or break a name on a page of %s",
    async (list, _name, target) => {
      await visit.page.goto(SITE() + list);
      const links = await visit.page
        .locator("main article a")
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      const pages = links.filter((href) => target.test(href)).slice(0, 5);
      expect(pages.length).toBeGreaterThan(0);
      for (const href of pages) {
        await visit.page.goto(href);
        await settled(visit.page);
        await scrollThrough(visit.page);
        await untilFonts(visit.page);
        expect({ href, findings: await lineFindings(visit.page) }).toEqual({ href, findings: [] });
      }
    },
  );
});
