import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Page } from "playwright-core";
import { openContext, SITE } from "./browser.js";
import { routes } from "./routes.js";

const run = promisify(execFile);
const BUILD = "dist/pseudo";

interface Rendered {
  path: string;
  html: string;
  /** Texts from the API or the configuration, which stay in the language they were written in. */
  data: string[];
}

const rendered = routes.filter(({ browserOnly, endsAt }) => !browserOnly && !endsAt);
let pages: Map<string, Rendered>;
let page: Page;

async function jobPath(): Promise<string> {
  const jobs: unknown = await (await fetch(`${SITE()}/api/jobs?limit=1`)).json();
  const [job] = jobs as { _id: string }[];
  return `/job-details/${job?._id}`;
}

async function renderAll(paths: string[]): Promise<Rendered[]> {
  await run(
    process.execPath,
    ["node_modules/vite/bin/vite.js", "build", "--ssr", "--outDir", `../${BUILD}`],
    { env: { ...process.env, NODE_OPTIONS: "", SITE_LANGUAGE: "pseudo" } },
  );
  const { stdout } = await run(
    process.execPath,
    ["e2e/render-pages.mjs", `${BUILD}/entry-server.js`, SITE(), ...paths],
    { env: { ...process.env, NODE_OPTIONS: "" }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout) as Rendered[];
}

beforeAll(async () => {
  const paths = [...rendered.map((route) => route.path), await jobPath()];
  pages = new Map((await renderAll(paths)).map((one) => [one.path, one]));
  page = await (await openContext({ offline: true })).newPage();
});

/** Every text of the document that people see or hear, without those in `data`. */
function plainTexts(data: string[]): string[] {
  const flat = (text: string) => text.replace(/\s+/g, " ").trim();
  const parser = new DOMParser();
  const known = data
    .flatMap((text) => [text, parser.parseFromString(text, "text/html").body.textContent ?? ""])
    .map(flat)
    .filter((text) => text !== "")
    .sort((one, other) => other.length - one.length);
  const alone = new Set(known);
  const rich = data
    .filter((text) => /<\w/.test(text))
    .map((text) => flat(parser.parseFromString(text, "text/html").body.textContent ?? ""))
    .join("\n");
  // Part of a data text, such as the "per year" of a salary. A single word does not count: it may be one of our own.
  const isPiece = (text: string): boolean =>
    rich.includes(text) || (/[ ,.]/.test(text) && known.some((one) => one.includes(text)));
  const isPlain = (text: string): boolean => {
    if (alone.has(text) || isPiece(text) || /^\d+k\+$/.test(text)) return false;
    const rest = known.reduce((left, one) => left.replaceAll(one, ""), text);
    return /[a-z]/.test(rest.normalize("NFC").replace(/[a-z]\u0301/gi, ""));
  };
  // A span that only keeps a line together doesn't split a text ("Jersey City, NJ").
  for (const span of document.querySelectorAll(".unbroken")) span.replaceWith(...span.childNodes);
  document.body.normalize();
  const found: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.closest("script, style, noscript, [translate=no]"))
      found.push(node.textContent ?? "");
  }
  const named = "[aria-label], [alt], [title], [placeholder], meta[name=description]";
  for (const element of document.querySelectorAll(named)) {
    for (const name of ["aria-label", "alt", "title", "placeholder", "content"])
      found.push(element.getAttribute(name) ?? "");
  }
  return [...new Set(found.map(flat))].filter(isPlain);
}

describe("in the pseudo-language", () => {
  it.each([...rendered.map((route) => route.path), "/job-details"])(
    "%s has no English words left",
    async (path) => {
      const one = path === "/job-details" ? [...pages.values()].at(-1) : pages.get(path);
      expect(one?.html).toMatch(/[áéíóú]/);
      await page.setContent(one?.html ?? "");
      expect(await page.evaluate(plainTexts, one?.data ?? [])).toEqual([]);
    },
  );
});
