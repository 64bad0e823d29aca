import { copyFile, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parse } from "graphql";
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { createApp } from "../app.js";
import { newId } from "../core/ids.js";
import { createLogger } from "../core/logger.js";
import { createTestApp, type TestApp } from "../test/create-test-app.js";
import type { RenderInput, RenderOutput, Renderer } from "./renderer.js";

const SCRIPT = "console.log(1);".repeat(200);
const JOB_ROLES = parse("{ jobs(first: 1) { nodes { role } } }");
const PARTNER = "https://partner.example";
const SHELL =
  '<html><head><!--app-head--></head><body><!--app-html--><noscript><!--app-no-script--></noscript><!--app-state--><script nonce="__CSP_NONCE__" data-preload="<!--app-preload-->" data-run="<!--app-run-->">0;</script></body></html>';
const MANIFEST = {
  "index.html": {
    file: "assets/app-1a2b3c.js",
    isEntry: true,
    css: ["assets/app.css"],
    imports: ["_ui"],
  },
  "pages/HomePage.tsx": { file: "assets/home.js", css: ["assets/home.css"], imports: ["_ui"] },
  "pages/JobsPage.tsx": { file: "assets/jobs.js", css: ["assets/jobs.css"] },
  _ui: { file: "assets/ui.js", css: ["assets/ui.css"] },
};

/** As the driver says that the database is gone. */
const unreachable = () =>
  Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

const logger = createLogger("silent");
let app: TestApp;
let server: Server;
let address: string;
let rendered: string[];
let asked: string[];

const renderer: Renderer = {
  sitemapPaths: ["/about"],
  isServerRendered: (pathname) => pathname !== "/apply-now",
  render: async ({
    url,
    nonce,
    headOnly,
    execute,
    site: { origin },
  }: RenderInput): Promise<RenderOutput> => {
    const { pathname } = new URL(url);
    rendered.push(pathname);
    asked.push(url.replace(origin, ""));
    if (pathname === "/hopeless") throw new Error("secret detail of the machine");
    if (pathname === "/no-database") throw unreachable();
    if (pathname === "/broken" && !headOnly) throw new Error("a component broke");
    if (pathname === "/jobs") await execute({ query: JOB_ROLES, variables: {} });
    const parts = {
      head: "<title>T</title>",
      state: `<i nonce="${nonce}"></i>`,
      noScript: "Switch it on",
      modules: ["pages/HomePage.tsx"],
    };
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
  await writeFile(path.join(client, ".vite/manifest.json"), JSON.stringify(MANIFEST));
  for (const name of ["app", "home", "jobs", "ui"])
    await writeFile(path.join(client, `assets/${name}.css`), `.${name}{color:red}\n`);
  await writeFile(path.join(client, "assets/app-1a2b3c.js"), SCRIPT);
  await writeFile(path.join(client, "assets/app-1a2b3c.js.br"), brotliCompressSync(SCRIPT));
  await copyFile("client/public/manifest.webmanifest", path.join(client, "manifest.webmanifest"));
  await writeFile(path.join(client, "favicon.svg"), "<svg/>");
  await writeFile(path.join(client, "sw.js"), SCRIPT);
  await writeFile(path.join(client, "sw.js.br"), brotliCompressSync(SCRIPT));
  return folder;
}

beforeAll(async () => {
  app = await createTestApp({ ALLOWED_ORIGINS: PARTNER, SITE_NAME: "Harbor Staffing" });
  const { env, services } = app;
  const pages = { renderer, distFolder: await fakeBuild() };
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
  asked = [];
});

/** As it stands: fetch would tidy the address. */
const getRaw = (path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path }, (response) => {
      let body = "";
      response.on("data", (chunk: Buffer) => (body += chunk.toString()));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
    })
      .on("error", reject)
      .end();
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

it("the manifest bears the name of the site", async () => {
  const response = await get("/manifest.webmanifest", { "accept-encoding": "br" });
  expect(response.headers.get("content-type")).toContain("application/manifest+json");
  expect(response.headers.get("cache-control")).toBe("public, max-age=3600");
  expect(await response.json()).toMatchObject({
    name: "Harbor Staffing",
    short_name: "Harbor Staffing",
    start_url: "/",
    icons: expect.arrayContaining([expect.objectContaining({ sizes: "512x512" })]),
  });
});

describe("files that are not there", () => {
  it.each(["/assets/app-0old0.js", "/assets/gone", "/icons/none", "/favicon.ico", "/wp-login.php"])(
    "are one short line, kept by nobody (%s)",
    async (file) => {
      const response = await get(file, { accept: "text/html,*/*" });
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toContain("text/plain");
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.text()).toBe("Not found\n");
      expect(rendered).toEqual([]);
    },
  );

  it.each(["/about.html", "/blog-details/v1.5-released", "/assets"])(
    "are not mistaken for a page such as %s",
    async (page) => {
      expect((await get(page)).status).toBe(200);
      expect(rendered).toEqual([page]);
    },
  );
});

describe("when not even the head can be rendered", () => {
  const BROWSER = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };

  it.each([
    ["/hopeless?query=1", 500, null],
    ["/no-database", 503, "5"],
  ])("a person gets a page that needs nothing else (%s)", async (path, status, retryAfter) => {
    const response = await get(path, BROWSER);
    expect(response.status).toBe(status);
    expect(response.headers.get("retry-after")).toBe(retryAfter);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-type")).toContain("text/html");
    const html = await response.text();
    expect(html).toMatch(/^<!doctype html>[\s\S]*<h1>Server error<\/h1>[\s\S]*<\/html>\s*$/);
    expect(html).toContain(`<title>Server error | ${app.env.SITE_NAME}</title>`);
    expect(html).toContain('<a class="button first" href="">Try again</a>');
    expect(html).toContain('<a class="button" href="/">');
    expect(html).not.toMatch(
      /<script|<link(?! rel="icon" href="data:)|<img|src=|url\(|@import|style="|secret detail/i,
    );
    const nonce = /<style nonce="([^"]+)">/.exec(html)?.[1] ?? "none";
    expect(response.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
  });

  it("what keeps a secret in its address stays untold", async () => {
    const { headers } = await get("/hopeless?session_id=cs", BROWSER);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  });

  it.each(["*/*", "application/json", "application/json, text/html;q=0.5"])(
    "a program (Accept: %s) gets the short answer",
    async (accept) => {
      const response = await get("/hopeless", { accept });
      expect(response.status).toBe(500);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.json()).toMatchObject({ code: "INTERNAL" });
    },
  );

  it("it is logged once", async () => {
    const logged = jest.spyOn(logger, "error");
    await get("/hopeless", BROWSER);
    const failures = logged.mock.calls.filter(([, text]) => text === "page failed");
    expect(failures).toHaveLength(1);
    logged.mockRestore();
  });

  it("the same address works again as soon as it can", async () => {
    expect((await get("/hopeless", BROWSER)).status).toBe(500);
    const render = jest.spyOn(renderer, "render").mockResolvedValue({
      status: 200,
      head: "",
      html: "<h1>back</h1>",
      state: "",
      noScript: "",
      modules: [],
    });
    expect(await (await get("/hopeless", BROWSER)).text()).toContain("<h1>back</h1>");
    render.mockRestore();
  });
});

describe("another site's page", () => {
  it.each(["/api/jobs?limit=1", "/api/nothing", "/graphql", "/uploads/resumes/x"])(
    "may read %s when its origin is listed, and caches keep the answers apart",
    async (path) => {
      const listed = (await get(path, { origin: PARTNER })).headers;
      expect(listed.get("access-control-allow-origin")).toBe(PARTNER);
      expect(listed.get("access-control-allow-credentials")).toBe("true");
      const other = (await get(path, { origin: "https://other.example" })).headers;
      expect(other.get("access-control-allow-origin")).toBeNull();
      for (const headers of [listed, other]) expect(headers.get("vary")).toMatch(/\bOrigin\b/);
    },
  );

  it("may ask before it posts", async () => {
    const response = await fetch(`${address}/api/auth/login`, {
      method: "OPTIONS",
      headers: { origin: PARTNER, "access-control-request-method": "POST" },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe(PARTNER);
  });

  it.each([
    "/favicon.svg",
    "/assets/app-1a2b3c.js",
    "/contact",
    "/robots.txt",
    "/uploads/x.svg",
    "/no.js",
  ])("gets nothing of its own from %s, which one cache entry serves to all", async (path) => {
    const { headers } = await get(path, { origin: PARTNER });
    expect(headers.get("access-control-allow-origin")).toBeNull();
    expect(headers.get("vary") ?? "").not.toMatch(/origin/i);
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

  it("carry the styles they need, each once, and name the scripts to fetch and to run", async () => {
    const response = await fetch(address);
    const html = await response.text();
    const [, nonce, css] = /<style nonce="([^"]+)">(.*?)<\/style>/s.exec(html) ?? [];
    expect(css).toBe(".app{color:red}.ui{color:red}.home{color:red}");
    expect(html).toContain('<link rel="stylesheet" href="/assets/ui.css" disabled>');
    expect(html).toContain(
      `<script nonce="${nonce}" data-preload="/assets/ui.js /assets/app-1a2b3c.js /assets/home.js" data-run="/assets/ui.js /assets/app-1a2b3c.js">`,
    );
    expect(html).toContain("<noscript>Switch it on</noscript>");
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
  });

  it("have their nonce where the site put it, and not where somebody wrote its mark", async () => {
    const render = jest.spyOn(renderer, "render").mockImplementation(async ({ nonce }) => ({
      status: 200,
      head: "",
      html: "<p>__CSP_NONCE__</p>",
      state: `<i nonce="${nonce}"></i>`,
      noScript: "",
      modules: [],
    }));
    const response = await get("/marked");
    const html = await response.text();
    render.mockRestore();
    const [, nonce] = /<i nonce="([^"]{16,})">/.exec(html) ?? [];
    expect(response.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
    expect(html).toContain("<p>__CSP_NONCE__</p>");
    expect(html).toContain(`<script nonce="${nonce}" data-preload`);
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
    const html = await response.text();
    expect(html).toContain("<title>T</title>");
    expect(html).toContain("</head><body><noscript>");
  });

  it("are kept by what they read of their address, whatever else stands in it", async () => {
    const after = Buffer.from(JSON.stringify(["1767225600000", newId()])).toString("base64url");
    await get(`/jobs?sort=newest&query=java&utm_source=a&after=${after}`);
    await get(`/jobs?after=${after}&query=java&x=1&sort=newest&x=2`);
    await get("/jobs?industry=life-sciences");
    await get("/industries?anything=1");
    await get("/industries?anything=2");
    expect(asked).toEqual([
      `/jobs?query=java&sort=newest&after=${after}`,
      "/jobs?industry=life-sciences",
      "/industries",
    ]);
  });

  it("are kept by their filters and order, and lead on when one is none", async () => {
    const filtered = "/jobs?query=java&open-to=stem-opt&workplace=remote&type=contract&posted=7";
    await get(`${filtered}&sort=newest`);
    await get(
      "/jobs?posted=7&type=contract&sort=newest&open-to=stem-opt&query=java&workplace=remote&y=1",
    );
    expect(asked).toEqual([`${filtered}&sort=newest`]);
    for (const wrong of ["open-to=mars", "workplace=REMOTE", "type=x", "posted=8", "sort=oldest"]) {
      const response = await get(`/jobs?query=java&${wrong}`);
      expect([response.status, response.headers.get("location")]).toEqual([
        302,
        "/jobs?query=java",
      ]);
    }
  });

  it("are kept by a place in a list of best matches", async () => {
    const after = Buffer.from(JSON.stringify(["1767225600000", newId(), "role", "10"])).toString(
      "base64url",
    );
    expect((await get(`/jobs?query=java+remote+developer&after=${after}`)).status).toBe(200);
    const [timed, ranked] = [[], ["rest", "1"]].map((rank) =>
      Buffer.from(JSON.stringify(["1767225600000", newId(), ...rank])).toString("base64url"),
    );
    for (const [search, elsewhere] of [
      ["query=java", timed],
      ["query=java+nurse", ranked],
      ["query=java&sort=newest", ranked],
      ["type=contract", ranked],
      // No role is called so: newest first.
      ["query=remote", ranked],
    ]) {
      const response = await get(`/jobs?${search}&after=${elsewhere}`);
      expect([response.status, response.headers.get("location")]).toEqual([302, `/jobs?${search}`]);
    }
    expect((await get(`/jobs?query=remote&after=${timed}`)).status).toBe(200);
  });

  it("are not kept where there are none", async () => {
    await get("/missing");
    await get("/missing");
    expect(rendered).toEqual(["/missing", "/missing"]);
  });

  it.each(["zzz", "WyI4NjQwMDAwMDAwMDAwMDAwIiwieCJd"])(
    "begin at the first when the place %s in the list is none",
    async (after) => {
      const response = await get(`/jobs?after=${after}&query=java`);
      expect([response.status, response.headers.get("location")]).toEqual([
        302,
        "/jobs?query=java",
      ]);
    },
  );

  it.each([
    "/newsletter/confirm?token=t",
    "/newsletter/unsubscribe?token=t",
    "/newsletter/preferences?token=t",
    "/payment-success?session_id=cs",
    "/?success=true&session_id=cs",
  ])("with somebody's secret in the address (%s) are kept and told nowhere", async (address) => {
    for (const response of [await get(address), await get(address)]) {
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    }
    expect(asked).toEqual([address, address]);
  });

  it.each([
    "//[",
    "//evil.example/about",
    "/\\evil.example",
    "/%",
    "/%E0%A4%A",
    "/uploads/%",
    "http://[/",
  ])("do not stand at %s", async (path) => {
    const { status, body } = await getRaw(path);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain("<h1>");
  });

  it("do not ask who is there", async () => {
    const found = jest.spyOn(app.services.sessions, "find");
    await get("/about?who", { cookie: "sid=x", authorization: "Bearer nonsense" });
    await get("/assets/app-1a2b3c.js", { cookie: "sid=x", authorization: "Bearer nonsense" });
    expect(found).not.toHaveBeenCalled();
    found.mockRestore();
  });

  it("log what their queries failed of", async () => {
    const list = jest.spyOn(app.services.jobs, "list").mockRejectedValue(new Error("a bug"));
    const logged = jest.spyOn(logger, "error");
    await get("/jobs?query=failing");
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ err: expect.objectContaining({ message: "a bug" }) }),
      "page query failed",
    );
    list.mockRestore();
    logged.mockRestore();
  });

  it("stand beside robots.txt and the sitemap", async () => {
    expect(await (await get("/robots.txt")).text()).toContain("/sitemap.xml");
    expect(await (await get("/sitemap.xml")).text()).toContain(`${app.origin}/about</loc>`);
  });
});
