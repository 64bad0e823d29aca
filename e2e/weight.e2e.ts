import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Response } from "playwright-core";
import { paths } from "../content/site/paths.js";
import { MODULE_LIST } from "../dev/build/module-list.js";
import { settled, SITE, Visit } from "./browser.js";
import { DEMO_BOARD, DEMO_COMPANY, DEMO_DRAFT, isKind, newest, OF_DEMO } from "./demo.js";
import { addPerson, signInAsStaff } from "./people.js";
import { rows } from "./records.js";
import { routes } from "./routes.js";

const KIB = 1024;
/** What a page may load, in bytes as browsers get them. A page that comes close should become lighter. */
const PUBLIC = { scripts: 120 * KIB, styles: 10.5 * KIB };
/** The search draws cards, filters, and how it read the words, and the server draws them too: none can come later. */
const SEARCH_SCRIPTS = 122.5 * KIB;
/** A page of the staff area: scripts and styles, in bytes, each compressed with gzip. */
const DESK = 350_000;
/** Shows a resume, or edits formatted text: loaded after the page around it, which can be used without it. */
const LOADED_AFTER = /^node_modules\/(?:pdfjs-dist|@tiptap|prosemirror-\w+)\//;

const BUILD = path.resolve("dist/client");
/** Of the staff area: its sections and its UI kit. */
const DESK_MODULE = /^client\/(?:features\/)?desk\/|^node_modules\/@(?:mantine|tiptap)\//;
/** Of the API's explorer, which is a build of its own (vite.explorer.config.ts). */
const EXPLORER_MODULE =
  /^client\/explorer\/|^node_modules\/(?:graphiql|@graphiql|codemirror|codemirror-graphql|graphql-language-service)\//;
/** A part of the UI kit that has styles, and its style sheet. */
const KIT_PART = /^node_modules\/@mantine\/core\/.*\/(\w+)\.module\.mjs$/;
const KIT_STYLES = /^node_modules\/@mantine\/core\/styles\/([\w-]+)\.css$/;
/** Parts that come with the editor for formatted text, and that no page shows. */
const NOT_SHOWN = ["ColorPicker", "ColorSwatch", "SimpleGrid", "Typography"];
const modulesOf = JSON.parse(readFileSync(path.join(BUILD, MODULE_LIST), "utf8")) as Record<
  string,
  string[]
>;

const zipped = (content: Buffer): number =>
  gzipSync(content, { level: constants.Z_BEST_COMPRESSION }).length;
/** Small files have no compressed twin. */
const sent = (file: string): number =>
  [`${file}.br`, file].map((name) => path.join(BUILD, name)).flatMap(sizeOf)[0] ?? NaN;
const sizeOf = (file: string): number[] => (existsSync(file) ? [statSync(file).size] : []);
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The address itself, or that of the newest page of a kind. */
const addressOf = (name: string): string | Promise<string> => (isKind(name) ? newest(name) : name);

/** The scripts that the server lists for a page, and its style sheet (docs/decisions/0033). */
async function filesOf(address: string): Promise<{ scripts: string[]; styles: string }> {
  const html = await (await fetch(SITE() + address)).text();
  const [, listed = ""] = /data-preload="([^"]*)"/.exec(html) ?? [];
  const [, sheet = ""] = /<link id="sheet" rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  return {
    scripts: listed.split(" ").map((file) => file.replace(/^\//, "")),
    styles: await (await fetch(SITE() + sheet)).text(),
  };
}

const open = routes
  .filter(({ browserOnly, path: address }) => !browserOnly && !/\?/.test(address))
  .map(({ path: address }) => address);

describe.each([...open, "a job", "a company", "a post"])("%s", (name) => {
  it("loads no more than its budget, and nothing of the staff area", async () => {
    const address = await addressOf(name);
    const { scripts, styles } = await filesOf(address);
    expect(scripts.length).toBeGreaterThan(3);
    const most = address === paths.jobs() ? SEARCH_SCRIPTS : PUBLIC.scripts;
    expect(sum(scripts.map(sent))).toBeLessThanOrEqual(most);
    expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(PUBLIC.styles);
    const ofDesk = scripts.flatMap((file) => modulesOf[file] ?? [`${file} is not in the list`]);
    expect(ofDesk.filter((module) => DESK_MODULE.test(module) || / /.test(module))).toEqual([]);
  });
});

it("has nothing of the API's explorer on any page", () => {
  const modules = Object.values(modulesOf).flat();
  expect(modules.length).toBeGreaterThan(1000);
  expect(modules.filter((module) => EXPLORER_MODULE.test(module))).toEqual([]);
});

/** A page of the staff area; `:id` is what the query finds. */
interface DeskPage {
  address: string;
  query?: string;
}
const DESK_PAGES: DeskPage[] = [
  { address: "/desk" },
  { address: "/desk/applications" },
  {
    address: "/desk/applications/:id",
    query: `SELECT id FROM applications WHERE status = 'INTERVIEW' AND id ${OF_DEMO} LIMIT 1`,
  },
  { address: "/desk/jobs" },
  { address: "/desk/jobs/:id/applications", query: DEMO_BOARD },
  { address: "/desk/jobs/:id/edit", query: DEMO_DRAFT },
  { address: "/desk/people" },
  {
    address: "/desk/people/:id",
    query: `SELECT userId AS id FROM applications WHERE id ${OF_DEMO} LIMIT 1`,
  },
  { address: "/desk/placements" },
  { address: "/desk/companies/:id", query: DEMO_COMPANY },
  { address: "/desk/plans" },
  { address: "/desk/messages" },
];

describe("the staff area", () => {
  let visit: Visit;
  beforeAll(async () => {
    // Narrower than where the editor of jobs shows its preview at once.
    visit = await Visit.start(1100);
    await signInAsStaff(visit, await addPerson("weight", { role: "ADMIN" }));
  });
  afterAll(() => visit.close());

  /** The scripts and styles that a page loads, without those that follow it. */
  async function load(address: string): Promise<{ bytes: number; modules: string[] }> {
    // A tab of its own, since a page keeps what it has loaded.
    const page = await visit.page.context().newPage();
    const loaded: Response[] = [];
    page.on("response", (response) => loaded.push(response));
    await page.goto(SITE() + address);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await settled(page);
    const files = loaded.filter(isOfPage);
    const bytes = sum(await Promise.all(files.map(async (file) => zipped(await file.body()))));
    await page.close();
    return { bytes, modules: files.flatMap(modulesIn) };
  }

  const modulesIn = (file: Response): string[] =>
    modulesOf[new URL(file.url()).pathname.slice(1)] ?? [];
  const isOfPage = (file: Response): boolean =>
    ["script", "stylesheet"].includes(file.request().resourceType()) &&
    // Of what shows PDFs; it is in no list of modules.
    !file.url().includes("pdf.worker") &&
    !modulesIn(file).some((module) => LOADED_AFTER.test(module));

  it.each(DESK_PAGES)("loads $address within its budget", async ({ address, query }) => {
    const [row] = query === undefined ? [] : await rows<{ id: string }>(query, []);
    expect(address.includes(":id")).toBe(row !== undefined);
    const { bytes, modules } = await load(address.replace(":id", row?.id ?? ""));
    expect(modules.filter((module) => DESK_MODULE.test(module))).not.toEqual([]);
    expect(bytes).toBeLessThanOrEqual(DESK);
  });

  it("has the styles of all parts of the kit that it uses, and of no others", () => {
    const modules = Object.values(modulesOf).flat();
    const used = modules.flatMap((module) => KIT_PART.exec(module)?.[1] ?? []);
    const styled = modules.flatMap((module) => KIT_STYLES.exec(module)?.[1] ?? []);
    const needed = [...new Set(used)].filter((part) => !NOT_SHOWN.includes(part));
    expect(styled.filter((part) => part !== "baseline" && part !== "global").sort()).toEqual(
      needed.sort(),
    );
  });
});
