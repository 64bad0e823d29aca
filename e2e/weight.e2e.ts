import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import type { Response } from "playwright-core";
import { MODULE_LIST } from "../dev/build/module-list.js";
import { settled, SITE, Visit } from "./browser.js";
import { addPerson, signInAsStaff } from "./people.js";
import { routes } from "./routes.js";

const KIB = 1024;
/** What a page may load, in bytes as browsers get them. A page that comes close should become lighter. */
const PUBLIC = { scripts: 155 * KIB, styles: 10.5 * KIB };
/** The staff area's first page: scripts and styles, in bytes, each compressed with gzip. */
const DESK = 350_000;

const BUILD = path.resolve("dist/client");
/** Of the staff area: its sections and its UI kit. */
const DESK_MODULE = /^client\/(?:features\/)?desk\/|^node_modules\/@(?:mantine|tiptap)\//;
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

/** The scripts that the server lists for a page, and its styles, which are in the page (docs/decisions/0012). */
async function filesOf(address: string): Promise<{ scripts: string[]; styles: string }> {
  const html = await (await fetch(SITE() + address)).text();
  const [, listed = ""] = /data-preload="([^"]*)"/.exec(html) ?? [];
  const styles = [...html.matchAll(/<style[^>]*>([^<]*)/g)].map(([, css = ""]) => css);
  return {
    scripts: listed.split(" ").map((file) => file.replace(/^\//, "")),
    styles: styles.join(""),
  };
}

const open = routes.filter(({ browserOnly, path: address }) => !browserOnly && !/\?/.test(address));

describe.each(open)("$path", ({ path: address }) => {
  it("loads no more than its budget, and nothing of the staff area", async () => {
    const { scripts, styles } = await filesOf(address);
    expect(scripts.length).toBeGreaterThan(3);
    expect(sum(scripts.map(sent))).toBeLessThanOrEqual(PUBLIC.scripts);
    expect(brotliCompressSync(styles).length).toBeLessThanOrEqual(PUBLIC.styles);
    const ofDesk = scripts.flatMap((file) => modulesOf[file] ?? [`${file} is not in the list`]);
    expect(ofDesk.filter((module) => DESK_MODULE.test(module) || / /.test(module))).toEqual([]);
  });
});

describe("the staff area", () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await Visit.start(1280);
  });
  afterAll(() => visit.close());

  it("loads its first page within its budget, with scripts that only it has", async () => {
    const loaded: Response[] = [];
    visit.page.on("response", (response) => loaded.push(response));
    await signInAsStaff(visit, await addPerson("weight", { role: "ADMIN" }));
    await visit.page.goto(`${SITE()}/desk`);
    await visit.page.getByRole("navigation").first().waitFor();
    await settled(visit.page);
    const files = loaded.filter((response) =>
      ["script", "stylesheet"].includes(response.request().resourceType()),
    );
    const bytes = sum(await Promise.all(files.map(async (file) => zipped(await file.body()))));
    const modules = files.flatMap((file) => modulesOf[new URL(file.url()).pathname.slice(1)] ?? []);
    expect(modules.filter((module) => DESK_MODULE.test(module))).not.toEqual([]);
    expect(bytes).toBeLessThanOrEqual(DESK);
  });
});
