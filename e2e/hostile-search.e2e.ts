import { request } from "node:http";
import { describe, expect, it } from "@jest/globals";
import { hostileQueries } from "../server/test/hostile-queries.js";
import { SITE } from "./browser.js";

const jobsPage = async (search: string) => {
  const answer = await fetch(`${SITE()}/jobs?${search}`);
  const html = await answer.text();
  return {
    status: answer.status,
    search: new URL(answer.url).search,
    html,
    /** Both a list and an empty one say how many jobs they have. */
    hasList: html.includes('role="status"') && !html.includes("We couldn’t load"),
  };
};

describe("the page of jobs", () => {
  it.each(hostileQueries)("shows a list for %j", async (query) => {
    const { status, hasList } = await jobsPage(new URLSearchParams({ query }).toString());
    expect([status, hasList]).toEqual([200, true]);
  });

  it.each([
    "query=%00",
    "query=%",
    "query=%ED%A0%80%FF",
    "query=%F0%90",
    "query=+",
    "query=a&query=b",
  ])("shows a list for the bytes %s", async (search) => {
    const { status, hasList } = await jobsPage(search);
    expect([status, hasList]).toEqual([200, true]);
  });

  const many = (name: string, values: number) =>
    Array.from({ length: values }, (_, at) => `${name}=value-${at}`).join("&");
  it.each([
    ["radius=-1", "“-1”"],
    ["place=Dallas&radius=-1", "“-1”"],
    ["place=Dallas&radius=1e999", "“1e999”"],
    ["pay=abc", "“abc”"],
    ["pay=-50", "“-50”"],
    ["pay=1e999", "“1e999”"],
    ["posted=soon", "“soon”"],
    [`skill=${"x".repeat(5_000)}`, `“${"x".repeat(80)}…”`],
  ])("names the value that it leaves out of %.40s", async (asked, named) => {
    const { status, search, html, hasList } = await jobsPage(asked);
    expect([status, hasList]).toEqual([200, true]);
    expect(search).toBe(`?${asked}&unknown=1`);
    expect(html).toContain(`We don’t offer the filter ${named}, so we left it out.`);
  });

  it.each([
    ["workplace=moon&type=' OR 1=1 --", "“moon” or “"],
    ["pay=104000&pay-period=decade", "“104000” or “decade”"],
    [many("workplace", 500), "“value-0”, “value-1”, “value-10”, “value-100”, or “value-101”"],
  ])("names the values that it leaves out of %.40s", async (asked, named) => {
    const { status, search, html, hasList } = await jobsPage(asked);
    expect([status, hasList]).toEqual([200, true]);
    expect(search).toMatch(/&unknown=1$/);
    expect(html).toContain(`We don’t offer the filters ${named}`);
  });

  it.each([
    ["place=Nowhereville", "place", "search near “Nowhereville”, so we left it out"],
    [`place=${"x".repeat(5_000)}`, "place", `search near “${"x".repeat(80)}…”, so we left it out`],
    ["sort=foo", "sort", "We don’t offer that sort order"],
    ["after=garbage", "page", "That page of the list doesn’t exist anymore."],
  ])("says that it leaves out %s, and is no page for search engines", async (asked, part, said) => {
    const { status, search, html, hasList } = await jobsPage(asked);
    const kept = part === "place" ? `${asked}&` : "";
    expect([status, search, hasList]).toEqual([200, `?${kept}unknown=${part}`, true]);
    expect(html).toContain(said);
    expect(html).toMatch(/<meta data-head name="robots" content="noindex"/);
    expect(html).toMatch(/<link data-head rel="canonical" href="[^"?]+\/jobs"/);
  });

  it("says which of 500 skills no job has, as far as a filter takes them", async () => {
    const { status, search, html, hasList } = await jobsPage(many("skill", 500));
    expect([status, hasList]).toEqual([200, true]);
    expect(new URLSearchParams(search).getAll("skill")).toHaveLength(60);
    expect(html).toContain("so we left them out");
  });

  it.each([20_000, 10_000_000])("refuses an address of %i characters", async (length) => {
    expect(["431", "ECONNRESET", "EPIPE"]).toContain(await statusOf("x".repeat(length)));
    expect((await jobsPage("query=java")).status).toBe(200);
  });
});

/** The answer's status, or why there is none: the site does not read a long address to its end. */
const statusOf = (query: string): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(SITE());
    request({ hostname, port, path: `/jobs?query=${query}` }, (answer) => {
      answer.resume();
      resolve(String(answer.statusCode));
    })
      .on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
      .end();
  });
