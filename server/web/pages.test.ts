import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { createApp } from "../app.js";
import { createLogger } from "../core/logger.js";
import { createTestApp, type TestApp } from "../test/create-test-app.js";
import type { RenderInput, RenderOutput, Renderer } from "./renderer.js";

const SCRIPT = "console.log(1);".repeat(200);
const SHELL =
  "<html><head><!--app-head--></head><body><!--app-html--><!--app-state--></body></html>";

let app: TestApp;
let server: Server;
let address: string;
let rendered: string[];

const renderer: Renderer = {
  sitemapPaths: ["/about"],
  isServerRendered: (pathname) => pathname !== "/apply-now",
  render: async ({ url, nonce, headOnly }: RenderInput): Promise<RenderOutput> => {
    const { pathname } = new URL(url);
    rendered.push(pathname);
    if (pathname === "/broken" && !headOnly) throw new Error("a component broke");
    const parts = { head: "<title>T</title>", state: `<i nonce="${nonce}"></i>`, modules: [] };
    if (pathname === "/old")
      return { ...parts, status: 302, html: "", redirect: { status: 302, location: "/new" } };
    const status = pathname === "/missing" ? 404 : 200;
    return { ...parts, status, html: headOnly ? "" : `<h1>${pathname}</h1>` };
  },
};

async function fakeBuild(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "dist-"));
  const client = path.join(folder, "client");
  await mkdir(path.join(client, "assets"), { recursive: true });
  await mkdir(path.join(client, ".vite"));
  await writeFile(path.join(client, "index.html"), SHELL);
  await writeFile(path.join(client, ".vite/manifest.json"), "{}");
  await writeFile(path.join(client, "assets/app-1a2b3c.js"), SCRIPT);
  await writeFile(path.join(client, "assets/app-1a2b3c.js.br"), brotliCompressSync(SCRIPT));
  await writeFile(path.join(client, "favicon.svg"), "<svg/>");
  await writeFile(path.join(client, "sw.js"), SCRIPT);
  await writeFile(path.join(client, "sw.js.br"), brotliCompressSync(SCRIPT));
  return folder;
}

beforeAll(async () => {
  app = await createTestApp();
  const { env, services } = app;
  const pages = { renderer, distFolder: await fakeBuild() };
  const logger = createLogger("silent");
  server = createServer(await createApp({ env, services, logger, pages }));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await app.close();
});
beforeEach(() => {
  rendered = [];
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(address + path, { headers, redirect: "manual" });

describe("files", () => {
  it("with a hash in the name are kept for a year and sent as brotli", async () => {
    const response = await get("/assets/app-1a2b3c.js", { "accept-encoding": "gzip, br" });
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.get("vary")).toContain("Accept-Encoding");
    expect(Number(response.headers.get("content-length"))).toBeLessThan(200);
    expect(await response.text()).toBe(SCRIPT);
  });

  it("go out plain to who takes nothing else", async () => {
    const response = await get("/assets/app-1a2b3c.js", { "accept-encoding": "identity" });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(await response.text()).toBe(SCRIPT);
  });

  it("without a hash are kept for an hour, the service worker not at all", async () => {
    expect((await get("/favicon.svg")).headers.get("cache-control")).toBe("public, max-age=3600");
    const worker = await get("/sw.js?v=1", { "accept-encoding": "br" });
    expect(worker.headers.get("cache-control")).toBe("no-cache");
    expect(worker.headers.get("content-type")).toContain("javascript");
  });
});

describe("pages", () => {
  it("are asked for anew each time, with a nonce of their own and no ETag", async () => {
    const first = await get("/about");
    const second = await get("/about");
    expect(first.headers.get("cache-control")).toBe("no-cache");
    expect(first.headers.get("etag")).toBeNull();
    const [one, two] = [await first.text(), await second.text()];
    expect(one).toContain("<h1>/about</h1>");
    expect(one).not.toBe(two);
    const nonce = /nonce="([^"]+)"/.exec(one)?.[1] ?? "none";
    expect(first.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
    expect(rendered).toEqual(["/about"]);
  });

  it("about one person are kept by nobody else", async () => {
    expect((await get("/apply-now")).headers.get("cache-control")).toBe("private, no-cache");
    await get("/apply-now");
    expect(rendered).toEqual(["/apply-now", "/apply-now"]);
  });

  it("say when they are missing, and lead on when they moved", async () => {
    expect((await get("/missing")).status).toBe(404);
    const moved = await get("/old");
    expect([moved.status, moved.headers.get("location")]).toEqual([302, "/new"]);
  });

  it("come with their head alone when the body cannot be rendered", async () => {
    const response = await get("/broken");
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("<title>T</title></head><body><i ");
  });

  it("stand beside robots.txt and the sitemap", async () => {
    expect(await (await get("/robots.txt")).text()).toContain("/sitemap.xml");
    expect(await (await get("/sitemap.xml")).text()).toContain(`${app.origin}/about</loc>`);
  });
});
