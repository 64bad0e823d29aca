import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Page, Request } from "playwright-core";
import { explorerTexts as words } from "#texts/explorer";
import { newest } from "./demo.js";
import { openContext, settled, SITE, Visit } from "./browser.js";
import { axeFindings, contrastFindings, lookFindings } from "./page-checks.js";
import { until } from "./steps.js";

/** Looks like a key, and is none. */
const KEY = "sb_Explorer_thisKeyIsMadeUpAndOpensNothing";
const ADDRESS = () => `${SITE()}/graphql`;

let visit: Visit;
let page: Page;
const asked: Request[] = [];

/** Runs in the page. */
function noteRefusals(): void {
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    console.error(`CSP ${violatedDirective} ${blockedURI}`),
  );
}

/** Of the wrong key, and of the request that the last test lets fail. */
const EXPECTED = /\b401\b|ERR_FAILED/;

beforeAll(async () => {
  visit = await Visit.start(1280);
  page = visit.page;
  await page.addInitScript(noteRefusals);
  page.on("request", (request) => {
    if (request.url() === ADDRESS() && request.method() === "POST") asked.push(request);
  });
  await page.goto(ADDRESS());
  await settled(page);
});
afterAll(async () => {
  expect(visit.complaints.filter((complaint) => !EXPECTED.test(complaint))).toEqual([]);
  await visit.close();
});

const run = () => page.getByRole("button", { name: /^Execute query/ }).click();
/** From the editor itself: it draws only the lines on the screen. */
const response = () =>
  page.evaluate(() => {
    const editor = document.querySelector<Element & { CodeMirror?: { getValue(): string } }>(
      ".graphiql-response .CodeMirror",
    );
    return editor?.CodeMirror?.getValue() ?? "";
  });
const answers = (text: RegExp) =>
  until(`the answer has ${text}`, async () => text.test(await response()));
const editor = () => page.locator(".graphiql-query-editor .CodeMirror");
const tabs = () => page.locator(".graphiql-tab-button");
const tab = (name: string) => page.getByRole("button", { name, exact: true });
const keyField = () => page.getByRole("textbox", { name: words.key });

/** Replaces the query. */
async function write(query: string): Promise<void> {
  await editor().click();
  await page.keyboard.press("Control+A");
  // Not typed: the editor would close brackets by itself.
  await page.keyboard.insertText(query);
}

describe("the explorer", () => {
  it("has the site's name, a link home, and tabs with examples", async () => {
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe(words.title);
    expect(
      await page.getByRole("link", { name: words.home, exact: true }).getAttribute("href"),
    ).toBe("/");
    expect(await tabs().allInnerTexts()).toEqual(["OpenJobs", "Search", "OneJob", "CheckJob"]);
  });

  it("runs each example, and shows what it cost", async () => {
    for (const name of ["OpenJobs", "Search", "OneJob"]) {
      await tab(name).click();
      await run();
      await answers(/"requestedQueryCost"/);
      expect(await response()).not.toContain('"errors"');
    }
    await tab("CheckJob").click();
    await run();
    await answers(/"UNAUTHENTICATED"|"FORBIDDEN"/);
  });

  it("shows colors, completes fields, and marks what the schema lacks", async () => {
    await tab("OpenJobs").click();
    const colors = await page
      .locator(".graphiql-query-editor .cm-keyword, .graphiql-query-editor .cm-property")
      .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).color))]);
    expect(colors.length).toBeGreaterThan(1);

    await write("{ jo");
    await page.keyboard.press("Control+Space");
    await page.locator(".CodeMirror-hints").getByText("jobsByIds").waitFor();
    await page.keyboard.press("Escape");
    await write("{ jobs(first: 1) { noSuchField } }");
    await page.locator(".CodeMirror-lint-mark-error").first().waitFor();
  });

  it("says what the server refused", async () => {
    await write("{ jobs(first: 101) { totalCount } }");
    await run();
    await answers(/"BAD_INPUT"/);
  });

  it("has the reference of the schema, with a search", async () => {
    await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
    const docs = page.locator(".graphiql-doc-explorer");
    await docs.getByRole("link", { name: "Query", exact: true }).first().click();
    await docs.getByText("jobsByIds", { exact: true }).first().waitFor();
    await docs.getByRole("combobox").fill("salaryRange");
    await docs.getByRole("option").first().waitFor();
    await page.keyboard.press("Escape");
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Hide Documentation Explorer" }).click();
  });

  it("opens its dialogs without a style element of their own", async () => {
    for (const name of ["Open short keys dialog", "Open settings dialog"]) {
      await page.getByRole("button", { name }).click();
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
  });

  it("can be left by keyboard, from each editor", async () => {
    await editor().click();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest(".CodeMirror") === null)).toBe(
      true,
    );
  });
});

describe("a key", () => {
  /** Everything that the browser keeps of a page, as one text. */
  const kept = () =>
    page.evaluate(async () => {
      const databases = (await indexedDB.databases()).map(({ name }) => name);
      const stores = [localStorage, sessionStorage].map((store) => ({ ...store }));
      const state: unknown = history.state;
      return JSON.stringify([location.href, document.cookie, databases, stores, state]);
    });

  it("is sent as a header, without the session's cookie, and is kept nowhere", async () => {
    await page.context().addCookies([{ name: "sid", value: "someone", url: SITE() }]);
    await keyField().fill(KEY);
    await write("{ __typename }");
    await run();
    await answers(/"UNAUTHENTICATED"/);
    const headers = (await asked.at(-1)?.allHeaders()) ?? {};
    expect(headers["authorization"]).toBe(`Bearer ${KEY}`);
    expect(headers["cookie"]).toBeUndefined();
    expect(asked.at(-1)?.postData()).not.toContain(KEY);
    expect(await kept()).not.toContain(KEY);
    expect(page.url()).toBe(ADDRESS());
    // The query itself is, until the tab is closed.
    expect(await kept()).toContain("__typename");
  });

  it("is not sent any more once it is forgotten", async () => {
    await page.getByRole("button", { name: words.forgetKey }).click();
    expect(await keyField().inputValue()).toBe("");
    await run();
    await answers(/"__typename": "Query"/);
    expect((await asked.at(-1)?.allHeaders())?.["authorization"]).toBeUndefined();
  });

  it("that can't be one is not sent", async () => {
    const before = asked.length;
    await keyField().fill("sb_€");
    await run();
    await answers(new RegExp(words.badKey));
    expect(asked.length).toBe(before);
  });

  it("is gone after a reload, and the queries aren't", async () => {
    await keyField().fill(KEY);
    await page.reload();
    await settled(page);
    expect(await keyField().inputValue()).toBe("");
    expect(await editor().innerText()).toContain("__typename");
  });
});

describe("its looks", () => {
  it.each(["light", "dark"] as const)("are in order in %s colors", async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-color-scheme=${colorScheme}]`).waitFor();
    await page.locator(`body.graphiql-${colorScheme}`).waitFor();
    const findings = colorScheme === "light" ? axeFindings(page) : contrastFindings(page);
    expect(await findings).toEqual([]);
    expect(await lookFindings(page, words.title)).toEqual([]);
  });

  it("fit on a phone: query, variables, and response are as wide as the screen", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await lookFindings(page, words.title)).toEqual([]);
    for (const part of [".graphiql-query-editor", ".graphiql-response"]) {
      const box = await page.locator(part).boundingBox();
      expect(box?.width).toBeGreaterThan(280);
      expect(box?.height).toBeGreaterThan(120);
    }
    await run();
    await answers(/"__typename": "Query"/);
    expect(await axeFindings(page)).toEqual([]);
  });
});

describe("when it can't load", () => {
  it("says so, and offers to reload", async () => {
    const context = await openContext();
    const other = await context.newPage();
    await other.route("**/assets/explorer/*.js", (route) => route.abort());
    await other.goto(ADDRESS());
    await other.getByRole("alert").getByText(words.failed).waitFor();
    await other.unroute("**/assets/explorer/*.js");
    await other.getByRole("link", { name: words.reload }).click();
    await other.getByRole("button", { name: "OpenJobs", exact: true }).waitFor();
  });

  it("says what to do without scripts", async () => {
    const context = await openContext({ javaScriptEnabled: false });
    const other = await context.newPage();
    await other.goto(ADDRESS());
    // Playwright's `getByText` leaves out what stands in <noscript>.
    await other.locator("noscript p", { hasText: words.noScript }).waitFor();
  });

  it("says in the response that the site didn't answer", async () => {
    await page.route(ADDRESS(), (route) => route.abort());
    await run();
    await answers(new RegExp(words.noAnswer));
    await page.unroute(ADDRESS());
  });
});

it("is the only page with its files", async () => {
  const files = /\/assets\/explorer\//;
  for (const address of ["/", "/jobs", "/desk", await newest("a job")])
    expect(await (await fetch(SITE() + address)).text()).not.toMatch(files);
});
