import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { SITE, Visit } from "./browser.js";
import { atStripe, rows } from "./records.js";
import { logIn, payWith } from "./steps.js";

/** A demo account that every new site has. */
const EMAIL = "candidate@example.com";
const CANCELED = /Order canceled -- continue to shop around and checkout when you.re ready\./;
const SUCCESS = "Subscription to starter plan successful!";

const rowsOf = (table: "payments" | "subscriptions" | "checkout_sessions") =>
  rows(`SELECT t.id FROM ${table} t JOIN users u ON u.id = t.userId WHERE u.email = ?`, [EMAIL]);
const allRows = () =>
  Promise.all([rowsOf("payments"), rowsOf("subscriptions"), rowsOf("checkout_sessions")]);

describe("the demo checkout", () => {
  let visit: Visit;
  let page: Page;
  let paidAt: string;

  beforeAll(async () => {
    visit = await Visit.start(1280);
    page = visit.page;
  });
  afterAll(() => visit.close());

  it("is hidden from search engines", async () => {
    const html = await (await fetch(`${SITE()}/stripe-demo`)).text();
    expect(html).toContain('name="robots" content="noindex"');
    expect(await (await fetch(`${SITE()}/sitemap.xml`)).text()).not.toContain("stripe-demo");
  });

  it("logs in, pays with the test card and shows that it succeeded", async () => {
    const before = await allRows();
    await page.goto(`${SITE()}/stripe-demo`);
    await page.getByText("$20.00 / month").waitFor();
    await page.getByRole("button", { name: "Checkout" }).click();
    await logIn(visit, EMAIL);
    await page.waitForURL(/\/c\/pay\//);
    await page.getByText("Starter plan").first().waitFor();
    await payWith(page, "4242 4242 4242 4242");
    await page.waitForURL(/\/stripe-demo\?success=true&session_id=cs_test_/);
    await page.getByRole("heading", { name: SUCCESS }).waitFor();
    paidAt = page.url();
    await visit.screenshot("stripe-demo-success");
    const id = new URL(paidAt).searchParams.get("session_id") ?? "";
    expect(await atStripe(`checkout/sessions/${id}`)).toMatchObject({
      status: "complete",
      payment_status: "paid",
      metadata: { demo: "true" },
    });
    expect(await page.getByText("See your order").count()).toBe(0);
    expect(await allRows()).toEqual(before);
  });

  it("links to the billing portal and back", async () => {
    await page.getByRole("button", { name: "Manage your billing information" }).click();
    await page.waitForURL(/\/p\/session\//);
    await page.getByRole("heading", { name: "Your billing" }).waitFor();
    await page.getByText(EMAIL).waitFor();
    await page.getByText("Visa ending in 4242").first().waitFor();
    await page.getByRole("link", { name: /^Return to/ }).click();
    await page.waitForURL(`${SITE()}/stripe-demo`);
    await page.getByRole("button", { name: "Checkout" }).waitFor();
  });

  it("reports a canceled checkout once, and can be tried again", async () => {
    await page.getByRole("button", { name: "Checkout" }).click();
    await page.waitForURL(/\/c\/pay\//);
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.waitForURL(/\/stripe-demo\?canceled=true/);
    await page.getByText(CANCELED).waitFor();
    expect(await page.getByText(CANCELED).count()).toBe(1);
    await visit.screenshot("stripe-demo-canceled");
    await page.getByRole("button", { name: "Checkout" }).waitFor();
  });

  it("continues to the pay page after a sign-in with Google", async () => {
    const fresh = await Visit.start(390);
    try {
      await fresh.page.goto(`${SITE()}/stripe-demo`);
      await fresh.page.getByRole("button", { name: "Checkout" }).click();
      await fresh.page.getByRole("link", { name: "Continue with Google" }).click();
      await fresh.page.getByRole("button", { name: /staffboard\.demo\.dana@gmail\.com/ }).click();
      await fresh.page.waitForURL(/\/c\/pay\//);
      await fresh.page.getByRole("link", { name: "Cancel" }).click();
      await fresh.page.waitForURL(`${SITE()}/stripe-demo?canceled=true`);
      expect(fresh.complaints).toEqual([]);
    } finally {
      await fresh.close();
    }
  });

  it("shows the result to no other visitor", async () => {
    const stranger = await Visit.start(390);
    try {
      await stranger.page.goto(paidAt);
      await stranger.page.getByRole("heading", { name: "Log in to see this checkout" }).waitFor();
      await stranger.page.getByRole("main").getByRole("button", { name: "Log In" }).click();
      await logIn(stranger, "recruiter@example.com");
      await stranger.page.getByRole("heading", { name: "We can’t find this checkout" }).waitFor();
      expect(await stranger.page.getByText(SUCCESS).count()).toBe(0);
      expect(stranger.complaints).toEqual([]);
    } finally {
      await stranger.close();
    }
  });

  it("logged no errors", () => {
    expect(visit.complaints).toEqual([]);
  });
});
