import path from "node:path";
import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { commonTexts } from "#texts/common";
import { message, SITE, Visit } from "./browser.js";
import { addJob } from "./desk-records.js";
import { scriptOf } from "./scripts.js";
import { signUp } from "./steps.js";

let visit: Visit;
beforeAll(async () => {
  // It would answer with a script of an earlier visit.
  visit = await Visit.start(390, 780, { serviceWorkers: "block" });
});
afterAll(() => visit.close());

it("an application is sent although the script that sends it did not load at first", async () => {
  const { page } = visit;
  const sender = `${scriptOf("client/features/applications/send-application.ts")}*`;
  let failed = 0;
  await page.route(sender, (route) => {
    failed += 1;
    return route.abort();
  });
  const { id } = await addJob(`Late Loader ${Date.now()}`);
  await page.goto(`${SITE()}/job-details/${id}`);
  await page.getByRole("button", { name: "Apply Now" }).first().click();
  await signUp(visit, `late.${Date.now()}@example.com`);
  const form = page.getByRole("dialog").filter({ hasText: "Submit Application" });
  const submit = form.getByRole("button", { name: "Submit Application" });
  await form.locator("input[type=file]").setInputFiles(path.resolve("e2e/fixtures/resume.pdf"));
  await form.getByLabel("Visa Type").selectOption({ label: "H-1B" });
  await form.getByLabel("Location/City").fill("Dallas, TX");
  await form.getByRole("radio", { name: "Yes" }).check();
  await submit.click();
  await form.getByText(commonTexts.notLoaded).first().waitFor();
  expect(failed).toBeGreaterThan(0);

  await page.unroute(sender);
  await submit.click();
  await message(page, "Application submitted successfully!");
  expect(visit.complaints.filter((each) => !each.includes("ERR_FAILED"))).toEqual([]);
});
