import { beforeEach, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { commonTexts } from "#texts/common";
import { newsletterTexts } from "#texts/newsletter";
import { holdBack, openContext, scrollThrough, settled, SITE, Visit } from "./browser.js";
import { newest } from "./demo.js";
import { addPerson, newAddress, signInAs } from "./people.js";
import { scriptOf } from "./scripts.js";
import { linkFromInbox } from "./steps.js";

/** Apollo's client, with the parts of its package that only it needs. */
const CLIENT = scriptOf("client/app/apollo.ts").replace("**", "");
let page: Page;
/** What the page asked for. */
let asked: string[];

beforeEach(async () => {
  const context = await openContext({ serviceWorkers: "block" });
  page = await context.newPage();
  asked = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
});

async function send(mutation: string, input: object): Promise<void> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const query = `mutation($input: ${type}!) { ${mutation}(input: $input) { userErrors { message } } }`;
  const response = await fetch(`${SITE()}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, variables: { input } }),
  });
  expect(await response.json()).toMatchObject({ data: { [mutation]: { userErrors: [] } } });
}

/** Subscribes an address to the newsletter. @returns the link to its preferences */
async function preferencesOf(email: string): Promise<string> {
  await send("subscribeToNewsletter", { email, topics: ["NEWS"] });
  const confirm = new URL(await linkFromInbox(email, "/newsletter/confirm?token="));
  await send("confirmNewsletter", { token: confirm.searchParams.get("token") });
  return linkFromInbox(email, "/newsletter/preferences?token=");
}

const hasClient = () => asked.includes(CLIENT);

describe("a page that is only read", () => {
  it.each([
    "/",
    "/jobs",
    "/pricing",
    "/industries/it",
    "/privacy-policy",
    "/payment-success?session_id=cs_1",
    "/payment-success?session_id=cs_1&productId=p",
    "a job",
  ])("doesn't load Apollo's client: %s", async (name) => {
    await page.goto(SITE() + (name === "a job" ? await newest("a job") : name));
    await settled(page);
    expect(hasClient()).toBe(false);
    // It knows that no one is here.
    expect(asked.filter((path) => path === "/graphql")).toHaveLength(1);
  });

  it("has the document ask for what didn't come with it: /stripe-demo", async () => {
    await page.goto(`${SITE()}/stripe-demo`);
    await page.getByText("/ month").waitFor();
    await settled(page);
    expect(hasClient()).toBe(false);
    expect(asked.filter((path) => path === "/graphql")).toHaveLength(2);
  });
});

it("mail preferences come with their page, and need none of it until they are changed", async () => {
  await page.goto(await preferencesOf(newAddress("apollo-later")));
  await page.getByRole("checkbox", { name: /^Newsletter/ }).waitFor();
  await settled(page);
  expect(hasClient()).toBe(false);
  await page.getByRole("checkbox", { name: /^Newsletter/ }).uncheck();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText(newsletterTexts.nothing).waitFor();
});

it("loads at once for someone who is signed in", async () => {
  const visit = await Visit.start(360, 780);
  await signInAs(visit, await addPerson("apollo-later"));
  const client = visit.page.waitForRequest(`**${CLIENT}`);
  await visit.page.goto(`${SITE()}/about`);
  await client;
  await visit.close();
});

it("once someone uses the page, it loads, and follows what the person does", async () => {
  await page.goto(`${SITE()}/jobs`);
  await settled(page);
  const client = page.waitForRequest(`**${CLIENT}`);
  await page.keyboard.press("Tab");
  await client;
  const [card] = await page.locator("main li > article h2").allTextContents();
  await page.getByRole("link", { name: card }).first().click();
  await page.getByRole("heading", { level: 1, name: card }).waitFor();
  expect(asked.filter((path) => path === "/graphql").length).toBeGreaterThan(1);
});

it("a click before it has loaded opens the page once it has", async () => {
  const release = await holdBack(page, `**${CLIENT}`);
  await page.goto(`${SITE()}/`);
  await settled(page);
  const client = page.waitForRequest(`**${CLIENT}`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Job Openings" }).click();
  await client;
  release();
  await page.getByRole("heading", { level: 1, name: "Job Openings" }).waitFor();
  await page.locator("main li > article h2").first().waitFor();
});

it("a form whose client is gone after a release says what to do", async () => {
  await page.route(`**${CLIENT}*`, (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(`${SITE()}/`);
  // The form loads when it comes near.
  await scrollThrough(page);
  const form = page.locator("form").filter({ hasText: "Subscribe" });
  await form.getByLabel("Email").fill("ana@example.com");
  await form.getByRole("button", { name: "Subscribe" }).click();
  await form.getByText(commonTexts.notLoaded).waitFor();
  expect(await form.getByLabel("Email").inputValue()).toBe("ana@example.com");
});

it("without it, the page that someone goes to is loaded as a whole", async () => {
  await page.route(`**${CLIENT}*`, (route) => route.abort());
  await page.goto(`${SITE()}/`);
  await settled(page);
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole("contentinfo").getByRole("link", { name: "Job Openings" }).click();
  await loaded;
  await page.locator("main li > article h2").first().waitFor();
});
