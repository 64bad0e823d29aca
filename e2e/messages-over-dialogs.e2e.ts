import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { SITE } from "./browser.js";
import { Colleague } from "./colleague.js";
import { addApplication, addJob, addMember, stageOf, type TestJob } from "./desk-records.js";
import { Looks } from "./looks.js";
import { until } from "./steps.js";

const run = Date.now();
const MOVES = "**/graphql*";
const looks = new Looks("Messages over dialogs", "desk/messages", [360, 1440]);

let job: TestJob;
let ada: Colleague;
let page: Page;

beforeAll(async () => {
  job = await addJob(`Notice Reader ${run}`);
  ada = await Colleague.start(`Ada ${run}`, "RECRUITER");
  ({ page } = ada);
  await addMember(job, ada.person);
});
afterAll(() => {
  looks.write();
  return ada.visit.close();
});

const dialog = () => page.locator("dialog[open]");
const openDialog = async () => {
  await page.getByRole("button", { name: "Close job" }).click();
  await dialog().waitFor();
};

async function addCard(name: string): Promise<string> {
  const id = await addApplication(job, name, "SUBMITTED");
  await page.goto(`${SITE()}/desk/jobs/${job.id}/applications`);
  await page.getByRole("button", { name: `Move ${name} to…` }).waitFor();
  return id;
}

async function moveToReviewed(name: string): Promise<void> {
  await page.getByRole("button", { name: `Move ${name} to…` }).click();
  await page.getByRole("menuitem", { name: "Reviewed" }).click();
}

/** Moves a card, and opens a dialog before the server answers. @returns lets it answer */
async function moveBeneathDialog(name: string): Promise<() => void> {
  let answer = () => {};
  const held = new Promise<void>((done) => (answer = done));
  await page.route(MOVES, async (route) => {
    if (/moveApplication/i.test(route.request().postData() ?? "")) await held;
    await route.continue();
  });
  await moveToReviewed(name);
  await openDialog();
  return answer;
}

/** Whether screen readers find an alert; they find nothing outside of a modal dialog. */
async function isHeard(text: string): Promise<boolean> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const parents = nodes.filter(({ role, ignored }) => role?.value === "alert" && !ignored);
  return parents.length > 0 && nodes.some(({ name, ignored }) => name?.value === text && !ignored);
}

const focusIsInDialog = () =>
  dialog().evaluate((element) => element.contains(document.activeElement));

describe("a message that comes while a dialog is open", () => {
  it("is above the dialog, and its button can be pressed", async () => {
    const name = `Uma ${run}`;
    const id = await addCard(name);
    const answer = await moveBeneathDialog(name);
    answer();
    await dialog()
      .getByRole("button", { name: `Undo moving ${name}` })
      .click();
    await dialog().getByText(`${name} is back in New`).waitFor();
    await page.unroute(MOVES);
    expect(await stageOf(id)).toBe("SUBMITTED");
    expect(await dialog().isVisible()).toBe(true);
  });
});

describe("a message that stays until it is closed", () => {
  const name = `Vera ${run}`;
  const title = `${name} wasn’t moved`;
  const notice = () => page.getByRole("alert").filter({ hasText: title });

  it("goes into a dialog that opens, where it looks fine and is heard", async () => {
    await addCard(name);
    await page.route(MOVES, (route) => route.abort());
    await moveToReviewed(name);
    await notice().waitFor();
    await page.unroute(MOVES);
    await openDialog();
    await dialog().getByRole("alert").filter({ hasText: title }).waitFor();
    await until("the message is heard", () => isHeard(title));
    await looks.expectFine(page, "Message over a dialog");
    await page.setViewportSize({ width: 1280, height: 900 });
    const close = notice().getByRole("button", { name: "Close this message" });
    await close.hover();
  });

  it("is reached by Tab, which stays in the dialog", async () => {
    const close = notice().getByRole("button", { name: "Close this message" });
    const isFocused = () => close.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 20 && !(await isFocused()); presses += 1) {
      await page.keyboard.press("Tab");
      expect(await focusIsInDialog()).toBe(true);
    }
    expect(await isFocused()).toBe(true);
  });

  it("stays, as the same element, when Escape closes the dialog", async () => {
    const before = await notice().elementHandle();
    await page.keyboard.press("Escape");
    await dialog().waitFor({ state: "hidden" });
    await until("the message on the page", async () => {
      const after = await notice().elementHandle();
      return (
        before !== null &&
        after !== null &&
        (await after.evaluate(
          (element, old) => element === old && element.closest("dialog") === null,
          before,
        ))
      );
    });
    await until("the message is heard", () => isHeard(title));
    const opener = page.getByRole("button", { name: "Close job" });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await notice().getByRole("button", { name: "Close this message" }).click();
    await notice().waitFor({ state: "detached" });
    expect(ada.visit.complaints.filter((each) => !each.includes("ERR_FAILED"))).toEqual([]);
  });
});
