import { createHash } from "node:crypto";
import { copyFile, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import {
  createServer,
  request,
  type ClientRequest,
  type IncomingMessage,
  type Server,
} from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { buffer, text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { parse } from "graphql";
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { serverErrorTexts as words } from "#texts/server-error";
import { createApp } from "../../app.js";
import { newId } from "../../core/ids.js";
import { createLogger } from "../../core/logger.js";
import { createTestApp, type TestApp } from "../../test/create-test-app.js";
import { readOrder } from "../../modules/jobs/search/asked.js";
import { cursorsOf } from "../../modules/jobs/search/job.cursors.js";
import { admin } from "../../test/actors.js";
import { buildJob } from "../../test/factories.js";
import { settle } from "../../test/settle.js";
import { AnswerStore } from "./bytes/answer-store.js";
import type { ClientBuild } from "./client-build.js";
import { PageTemplate } from "./page-template.js";
import type { RenderInput, RenderOutput, Renderer } from "./renderer.js";

const SCRIPT = "console.log(1);".repeat(200);
const JOB_ROLES = parse("{ jobs(first: 1) { nodes { role publishedAt } } }");
const JOB = parse("query ($id: ID!) { job(id: $id) { id } }");
const PARTNER = "https://partner.example";
const START = "start(1 > 0);";
const STYLES = ["app", "home", "ui", "desk", "team", "plan", "invoice", "dialog"];
/** The styles of the list of jobs: enough to be worth compressing. */
const LONG_STYLE = ".jobs{color:red}".repeat(100);
/** Enough to be worth compressing. */
const TEXT = "<p>As long as a page</p>".repeat(50);
const SHELL = `<html><head><!--app-head--></head><body><!--app-html--><noscript><!--app-no-script--></noscript><!--app-state--><script data-preload="<!--app-preload-->" data-run="<!--app-run-->" data-dialog="<!--app-dialog-->">${START}</script></body></html>`;
const MANIFEST = {
  "index.html": {
    file: "assets/app-1a2b3c.js",
    isEntry: true,
    css: ["assets/app.css"],
    imports: ["_ui"],
    dynamicImports: ["pages/HomePage.tsx", "pages/JobsPage.tsx", "pages/DeskPage.tsx"],
  },
  "pages/HomePage.tsx": { file: "assets/home.js", css: ["assets/home.css"], imports: ["_ui"] },
  "pages/JobsPage.tsx": { file: "assets/jobs.js", css: ["assets/jobs.css"] },
  "pages/DeskPage.tsx": {
    file: "assets/desk.js",
    css: ["assets/desk.css"],
    imports: ["index.html"],
    dynamicImports: ["desk/Team.tsx", "desk/Plans.tsx"],
  },
  "desk/Team.tsx": { file: "assets/team.js", css: ["assets/team.css"] },
  "desk/Plans.tsx": { file: "assets/plans.js", dynamicImports: ["desk/Plan.tsx"] },
  "desk/Plan.tsx": {
    file: "assets/plan.js",
    css: ["assets/plan.css"],
    imports: ["pages/DeskPage.tsx"],
    dynamicImports: ["desk/Invoice.tsx"],
  },
  "desk/Invoice.tsx": { file: "assets/invoice.js", css: ["assets/invoice.css"] },
  "app/AccountDialog.tsx": {
    file: "assets/dialog.js",
    css: ["assets/dialog.css"],
    imports: ["_ui", "_top"],
  },
  _top: { file: "assets/top.js" },
  _ui: { file: "assets/ui.js", css: ["assets/ui.css"] },
};

/** The driver's error for an unreachable database. */
const unreachable = () =>
  Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });

const logger = createLogger("silent");
let app: TestApp;
let server: Server;
let build: ClientBuild;
let address: string;
let rendered: string[];
let asked: string[];
/** What the queries of pages were answered. */
const answers: unknown[] = [];
/** How long a page takes, in milliseconds. */
let renderingMs = 0;

const renderer: Renderer = {
  render: async ({
    url,
    headOnly,
    execute,
    site: { origin },
  }: RenderInput): Promise<RenderOutput> => {
    const { pathname } = new URL(url);
    rendered.push(pathname);
    asked.push(url.replace(origin, ""));
    if (renderingMs > 0) await delay(renderingMs);
    if (pathname === "/hopeless") throw new Error("secret detail of the machine");
    if (pathname === "/no-database") throw unreachable();
    if (pathname === "/broken" && !headOnly) throw new Error("a component broke");
    if (pathname === "/jobs") answers.push(await execute({ query: JOB_ROLES, variables: {} }));
    const parts = {
      head: "<title>T</title>",
      state: "<i></i>",
      noScript: "Switch it on",
      modules: ["pages/HomePage.tsx"],
      late: [],
    };
    if (pathname === "/old")
      return { ...parts, status: 302, html: "", redirect: { status: 302, location: "/new" } };
    const job = /^\/job-details\/(.+)/.exec(pathname)?.[1];
    const isMissing =
      pathname === "/missing" ||
      (job !== undefined && !(await execute({ query: JOB, variables: { id: job } })).data?.["job"]);
    const status = isMissing ? 404 : 200;
    return { ...parts, status, html: headOnly ? "" : `<h1>${pathname}</h1>${TEXT}` };
  },
};

async function fakeBuild(): Promise<ClientBuild> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "dist-"));
  const client = path.join(folder, "client");
  await mkdir(path.join(client, "assets"), { recursive: true });
  await mkdir(path.join(client, ".vite"));
  await writeFile(path.join(client, "index.html"), SHELL);
  await writeFile(path.join(client, "index.html.br"), brotliCompressSync(SHELL));
  await writeFile(path.join(client, ".vite/manifest.json"), JSON.stringify(MANIFEST));
  for (const name of STYLES)
    await writeFile(path.join(client, `assets/${name}.css`), `.${name}{color:red}\n`);
  await writeFile(path.join(client, "assets/jobs.css"), `${LONG_STYLE}\n`);
  await writeFile(path.join(client, "assets/app-1a2b3c.js"), SCRIPT);
  await writeFile(path.join(client, "assets/app-1a2b3c.js.br"), brotliCompressSync(SCRIPT));
  await copyFile("client/public/manifest.webmanifest", path.join(client, "manifest.webmanifest"));
  await writeFile(path.join(client, "favicon.svg"), "<svg/>");
  await writeFile(path.join(client, "sw.js"), SCRIPT);
  await writeFile(path.join(client, "sw.js.br"), brotliCompressSync(SCRIPT));
  return {
    renderer,
    shell: new PageTemplate(client),
    filesFolder: client,
    postsFile: path.join(folder, "ssr/blog.json"),
    keepsPages: true,
  };
}

beforeAll(async () => {
  app = await createTestApp({ ALLOWED_ORIGINS: PARTNER, SITE_NAME: "Harbor Staffing" });
  const { env, services } = app;
  build = await fakeBuild();
  // Pages are kept until something changes: on a slow machine, their time would be over between two requests.
  const { handle } = await createApp({ env, services, logger, client: build, keptMs: 0 });
  server = createServer(handle);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await app.close();
});
beforeEach(async () => {
  // A page that one test keeps must not be cleared by a change that another made.
  await settle(app);
  rendered = [];
  asked = [];
});

/** Sends the path unchanged: fetch would normalize it. */
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

/** The source that allows this inline text. */
const digest = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The sources of each directive. */
const policyOf = ({ headers }: Response): Record<string, string[]> =>
  Object.fromEntries(
    (headers.get("content-security-policy") ?? "").split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(" ");
      return [name, sources];
    }),
  );

/** All headers but the date, and the bytes as they were sent. */
const getBytes = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: object; bytes: Buffer }>((resolve, reject) => {
    request(address + path, { headers }, (answer) => {
      const rest = { ...answer.headers };
      delete rest.date;
      buffer(answer).then(
        (bytes) => resolve({ status: answer.statusCode, headers: rest, bytes }),
        reject,
      );
    })
      .on("error", reject)
      .end();
  });

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(address + path, { headers, redirect: "manual" });

it("serves pictures for link previews", async () => {
  const { id } = await buildJob(app);
  const picture = await get(`/og/jobs/${id}.png?v=1`);
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect((await get("/og/posts/unknown.png")).status).toBe(404);
});

describe("a network that requests many uncached pages", () => {
  const MANY = 120;
  beforeAll(() => void (renderingMs = 20));
  afterAll(() => void (renderingMs = 0));

  let asking = 0;
  const newPage = () => `/new-${(asking += 1)}`;
  const ask = (path: string, from: string) => get(path, { "x-forwarded-for": from });

  /** Requests many pages at once, each on its own connection. @returns the first refusal; the rest are disconnected */
  async function firstRefusal(from: string, accept: string, path = newPage): Promise<Response> {
    const headers = { "x-forwarded-for": from, accept };
    const requests: ClientRequest[] = [];
    try {
      return await new Promise<Response>((resolve, reject) => {
        let waiting = MANY;
        const receive = async (answer: IncomingMessage) => {
          const body = await text(answer);
          const { statusCode: status = 0 } = answer;
          const given = Object.entries(answer.headers).map(([name, value]) => [
            name,
            String(value),
          ]);
          if (status !== 200)
            resolve(new Response(body, { status, headers: Object.fromEntries(given) }));
          else if ((waiting -= 1) === 0) reject(new Error(`all ${MANY} pages were rendered`));
        };
        for (let i = 0; i < MANY; i += 1) {
          const sent = request(address + path(), { agent: false, headers }, (answer) => {
            receive(answer).catch(reject);
          });
          requests.push(sent.on("error", reject).end());
        }
      });
    } finally {
      for (const sent of requests) sent.on("error", () => undefined).destroy();
    }
  }

  it("gets a page that asks to wait; its queries are still served", async () => {
    const from = "203.0.113.20";
    const refused = await firstRefusal(`${from}:50112`, "text/html");
    expect(refused.status).toBe(429);
    const wait = Number(refused.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(refused.headers.get("cache-control")).toBe("no-store");
    const page = await refused.text();
    expect(page).toContain(`<h1>${words.slowDownTitle}</h1>`);
    expect(page).toContain(words.slowDown(wait));
    const rest = await firstRefusal(from, "application/json");
    const { code } = (await rest.json()) as { code: string };
    expect([rest.status, code]).toEqual([429, "THROTTLED"]);
    const graphql = await fetch(`${address}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": from },
      body: JSON.stringify({ query: "{ jobs(first: 1) { nodes { role } } }" }),
    });
    expect(graphql.status).toBe(200);
  });

  it("still gets cached pages, and other networks are not affected", async () => {
    const kept = "/solutions/payroll-services";
    await ask(kept, "203.0.113.22");
    await firstRefusal("203.0.113.22", "text/html");
    expect((await ask(kept, "203.0.113.22")).status).toBe(200);
    expect(rendered.filter((path) => path === kept)).toHaveLength(1);
    expect((await ask(newPage(), "203.0.113.23")).status).toBe(200);
  });

  it("cannot avoid the limit with a parameter that keeps a page out of the cache", async () => {
    const search = () => `/industries?session_id=cs_${(asking += 1)}`;
    expect((await firstRefusal("203.0.113.24", "text/html", search)).status).toBe(429);
  });

  it("is served if it requests one page at a time, as crawlers do", async () => {
    for (let i = 0; i < 40; i += 1) expect((await ask(newPage(), "203.0.113.25")).status).toBe(200);
  });
});

describe("files", () => {
  it("with a hash in the name are cached for a year and sent as brotli", async () => {
    const response = await get("/assets/app-1a2b3c.js", { "accept-encoding": "gzip, br" });
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.get("vary")).toContain("Accept-Encoding");
    expect(Number(response.headers.get("content-length"))).toBeLessThan(200);
    expect(await response.text()).toBe(SCRIPT);
  });

  it("are sent uncompressed to clients without compression", async () => {
    const response = await get("/assets/app-1a2b3c.js", { "accept-encoding": "identity" });
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(await response.text()).toBe(SCRIPT);
  });

  it.each([
    "/index.html",
    "/index.html?from=bookmark",
    "/index.html.br",
    "/index%2ehtml",
    "//index.html",
    "/assets/../index.html",
  ])("are not the unfilled page: %s", async (path) => {
    const { status, body } = await getRaw(path);
    expect([301, 302, 404]).toContain(status);
    expect(body).not.toContain("<!--app-head-->");
  });

  it("redirect /index.html to the home page", async () => {
    const { status, headers } = await get("/index.html", { "accept-encoding": "br" });
    expect([status, headers.get("location")]).toEqual([301, "/"]);
  });

  it("without a hash are cached for an hour, the service worker not at all", async () => {
    expect((await get("/favicon.svg")).headers.get("cache-control")).toBe("public, max-age=3600");
    const worker = await get("/sw.js?v=1", { "accept-encoding": "br" });
    expect(worker.headers.get("cache-control")).toBe("no-cache");
    expect(worker.headers.get("content-type")).toContain("javascript");
  });
});

it("the manifest has the site's name", async () => {
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

describe("missing files", () => {
  it.each(["/assets/app-0old0.js", "/assets/gone", "/icons/none", "/favicon.ico", "/wp-login.php"])(
    "get one short, uncached line (%s)",
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
    "are not confused with a page such as %s",
    async (page) => {
      expect((await get(page)).status).toBe(200);
      expect(rendered).toEqual([page]);
    },
  );
});

describe("when even the head fails to render", () => {
  const BROWSER = { accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" };

  it.each([
    ["/hopeless?query=1", 500, null, words.title],
    ["/no-database", 503, "5", words.busyTitle],
  ])(
    "a person gets a page that needs nothing else (%s)",
    async (path, status, retryAfter, title) => {
      const response = await get(path, BROWSER);
      expect(response.status).toBe(status);
      expect(response.headers.get("retry-after")).toBe(retryAfter);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("content-type")).toContain("text/html");
      const html = await response.text();
      expect(html).toMatch(/^<!doctype html>[\s\S]*<\/html>\s*$/);
      expect(html).toContain(`<h1>${title}</h1>`);
      expect(html).toContain(`<title>${title} | ${app.env.SITE_NAME}</title>`);
      expect(html).toContain('<a class="button first" href="">Try again</a>');
      expect(html).toContain('<a class="button" href="/">');
      expect(html).not.toMatch(
        /<script|<link(?! rel="icon" href="data:)|<img|src=|url\(|@import|style="|secret detail/i,
      );
      const style = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? "";
      expect(policyOf(response)).toMatchObject({ "script-src": ["'self'"] });
      expect(policyOf(response)["style-src"]).toEqual(["'self'", digest(style)]);
    },
  );

  it("a secret in the URL is not shown", async () => {
    const { headers } = await get("/hopeless?session_id=cs", BROWSER);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  });

  it.each(["*/*", "application/json", "application/json, text/html;q=0.5"])(
    "a program (Accept: %s) gets the short response",
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

  it("the same URL works again as soon as rendering does", async () => {
    expect((await get("/hopeless", BROWSER)).status).toBe(500);
    const render = jest.spyOn(renderer, "render").mockResolvedValue({
      status: 200,
      head: "",
      html: "<h1>back</h1>",
      state: "",
      noScript: "",
      modules: [],
      late: [],
    });
    expect(await (await get("/hopeless", BROWSER)).text()).toContain("<h1>back</h1>");
    render.mockRestore();
  });
});

describe("another site's page", () => {
  it.each(["/api/jobs?limit=1", "/api/nothing", "/graphql", "/uploads/resumes/x"])(
    "may read %s if its origin is listed, and caches keep the responses apart",
    async (path) => {
      const listed = (await get(path, { origin: PARTNER })).headers;
      expect(listed.get("access-control-allow-origin")).toBe(PARTNER);
      expect(listed.get("access-control-allow-credentials")).toBe("true");
      const other = (await get(path, { origin: "https://other.example" })).headers;
      expect(other.get("access-control-allow-origin")).toBeNull();
      for (const headers of [listed, other]) expect(headers.get("vary")).toMatch(/\bOrigin\b/);
    },
  );

  it("may send a preflight request", async () => {
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
  it("are made from answers as browsers get them, times as text", async () => {
    await buildJob(app);
    await get("/jobs?sort=newest");
    const answer = JSON.parse(JSON.stringify(answers.at(-1))) as unknown;
    expect(answer).toMatchObject({ data: { jobs: { nodes: [{ role: expect.any(String) }] } } });
    expect(answers.at(-1)).toMatchObject(answer as object);
  });

  it("are rendered for every request while the client's sources may change", async () => {
    build.keepsPages = false;
    await get("/about");
    await get("/about");
    build.keepsPages = true;
    expect(rendered).toEqual(["/about", "/about"]);
  });

  it("are revalidated each time, and the same for everyone", async () => {
    const first = await get("/about");
    const second = await get("/about", { cookie: "sid=x" });
    for (const { headers } of [first, second])
      expect(headers.get("cache-control")).toBe("no-cache");
    const one = await first.text();
    expect(one).toContain("<h1>/about</h1>");
    expect(await second.text()).toBe(one);
    expect(policyOf(second)).toEqual(policyOf(first));
    expect(rendered).toEqual(["/about"]);
  });

  it.each(["br", "gzip", "identity"])(
    "are the same bytes with the same headers, made or ready (%s)",
    async (encoding) => {
      const path = `/solutions/ready-${encoding}`;
      const headers = { "accept-encoding": encoding };
      const take = jest.spyOn(AnswerStore.prototype, "take");
      const made = await getBytes(path, headers);
      const renamed = await getBytes(`${path}?utm_source=a`, headers);
      // Last: from then on, the page is compressed better.
      const ready = await getBytes(path, headers);
      const isFromFront = take.mock.results.map(({ value }) => value !== undefined);
      take.mockRestore();
      expect(isFromFront).toEqual([false, false, true]);
      for (const answer of [renamed, ready]) {
        expect([answer.status, answer.headers]).toEqual([made.status, made.headers]);
        expect(answer.bytes.equals(made.bytes)).toBe(true);
      }
      expect(made.headers).toMatchObject({
        ...(encoding !== "identity" && { "content-encoding": encoding }),
        "cache-control": "no-cache",
        "cdn-cache-control": "max-age=1, stale-while-revalidate=1, stale-if-error=600",
        "content-type": "text/html; charset=utf-8",
        vary: "Accept-Encoding",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
      });
      expect(rendered).toEqual([path]);
    },
  );

  it("answer 503 when the database hangs, and come back with it", async () => {
    const { env, services } = app;
    let isStopped = true;
    const patient: Renderer = {
      render: (input) => (isStopped ? new Promise(() => undefined) : renderer.render(input)),
    };
    const client = { ...build, renderer: patient };
    const { handle } = await createApp({ env, services, logger, client, pageMs: 300 });
    const other = createServer(handle);
    await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
    const { port } = other.address() as AddressInfo;
    const ask = (path = "/about") =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: "text/html,*/*;q=0.8" } });
    // All who wait for the same page hear it, and those whose turn does not come.
    const paths = ["/about", "/about", "/terms", "/faq", "/contact"];
    const answers = await Promise.all(paths.map((path) => ask(path)));
    for (const answer of answers) {
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
      expect(await answer.text()).toContain(words.busyTitle);
    }
    isStopped = false;
    // The network has used up its share for a moment.
    let after = await ask();
    while (after.status === 503) after = await ask();
    expect([after.status, await after.text()]).toEqual([200, expect.stringContaining("/about")]);
    other.closeAllConnections();
    await new Promise((done) => other.close(done));
  });

  it("that did not change cost a browser no bytes", async () => {
    const headers = { "accept-encoding": "br" };
    const { etag = "" } = (await getBytes("/about", headers)).headers as { etag?: string };
    for (const path of ["/about", "/about?from=mail"]) {
      const again = await getBytes(path, { ...headers, "if-none-match": etag });
      expect([again.status, again.bytes.length]).toEqual([304, 0]);
    }
  });

  it("name one sheet with the styles they need, and list the scripts to fetch and run", async () => {
    const response = await fetch(address);
    const html = await response.text();
    expect(html.match(/<link[^>]*stylesheet[^>]*>/g)).toEqual([
      '<link id="sheet" rel="stylesheet" href="/assets/app.ui.home.css">',
    ]);
    expect(html).toContain(
      `<script data-preload="/assets/ui.js /assets/app-1a2b3c.js /assets/home.js" data-run="/assets/ui.js /assets/app-1a2b3c.js" data-dialog="/assets/dialog.css /assets/top.js /assets/dialog.js">`,
    );
    expect(html).toContain("<noscript>Switch it on</noscript>");
    const policy = policyOf(response);
    expect(policy["script-src"]).toEqual(["'self'", digest(START)]);
    expect(policy["style-src"]).toEqual(["'self'"]);
  });

  it("have their styles in one sheet, the same bytes for all, kept for a year", async () => {
    const seen: unknown[] = [];
    for (const encoding of ["br", "gzip", "identity"] as const) {
      const sheet = "/assets/app.ui.home.css";
      const [first, again] = [
        await getBytes(sheet, { "accept-encoding": encoding }),
        await getBytes(sheet, { "accept-encoding": encoding }),
      ];
      expect(again).toEqual(first);
      expect(first.status).toBe(200);
      expect(first.headers).toMatchObject({
        "content-type": "text/css; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
      });
      expect(first.headers).not.toHaveProperty("content-security-policy");
      seen.push(String(first.bytes));
    }
    // Too short to be compressed.
    expect(new Set(seen)).toEqual(new Set([".app{color:red}.ui{color:red}.home{color:red}"]));
  });

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
    ["identity", (bytes: Buffer) => bytes],
  ] as const)("have a long sheet in %s, made or ready", async (encoding, decode) => {
    const sheet = "/assets/app.ui.jobs.css";
    const [made, ready] = [
      await getBytes(sheet, { "accept-encoding": encoding }),
      await getBytes(sheet, { "accept-encoding": encoding }),
    ];
    for (const { status, headers, bytes } of [made, ready]) {
      expect([status, decode(bytes).toString()]).toEqual([
        200,
        `.app{color:red}.ui{color:red}${LONG_STYLE}`,
      ]);
      expect(headers).toMatchObject({
        vary: "Accept-Encoding",
        "content-length": String(bytes.length),
        ...(encoding !== "identity" && { "content-encoding": encoding }),
      });
      expect("content-encoding" in headers).toBe(encoding !== "identity");
    }
  });

  it.each([
    ["a page", "app.ui.desk"],
    ["a part of a page", "app.ui.desk.team"],
    ["a part of a part", "app.ui.desk.plan"],
  ])("have a sheet for %s, whichever instance sent it", async (_case, names) => {
    const response = await get(`/assets/${names}.css`);
    const text = names.replace(/\w+\.?/g, (name) => `.${name.replace(".", "")}{color:red}`);
    expect([response.status, await response.text()]).toEqual([200, text]);
  });

  it.each([
    ["a file twice", "app.app"],
    ["a file that is not there", "app.other"],
    ["a script", "app.app-1a2b3c"],
    ["a file outside", "app...%2f..%2findex"],
    ["nothing", "."],
    ["its files in another order", "ui.app.home"],
    ["the files of two pages", "app.ui.home.jobs"],
    ["the part of another page", "app.ui.home.team"],
    ["a part of a part of a part", "app.ui.desk.plan.invoice"],
  ])("have no sheet with %s", async (_case, names) => {
    const response = await get(`/assets/${names}.css`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
  });

  it("do not allow scripts and styles that got into what they show", async () => {
    const injected = { script: "steal(1);", style: "body{display:none}" };
    const render = jest.spyOn(renderer, "render").mockImplementation(async () => ({
      status: 200,
      head: "",
      html: `<script>${injected.script}</script><style>${injected.style}</style>`,
      state: "",
      noScript: "",
      modules: [],
      late: [],
    }));
    const response = await get("/injected");
    render.mockRestore();
    expect(await response.text()).toContain(injected.script);
    const policy = response.headers.get("content-security-policy");
    for (const text of Object.values(injected)) expect(policy).not.toContain(digest(text));
    expect(policyOf(response)["script-src"]).toEqual(["'self'", digest(START)]);
    expect(policy?.replace("style-src-attr 'unsafe-inline'", "")).not.toContain("unsafe");
  });

  it("that are personal are not cached", async () => {
    expect((await get("/account")).headers.get("cache-control")).toBe("private, no-cache");
    await get("/account");
    expect(rendered).toEqual(["/account", "/account"]);
  });

  it("send visitors who would apply without a session to the home page", async () => {
    for (const path of ["/apply-now", "/apply-now/?jobId=1"]) {
      const visit = await get(path, { cookie: "device=1" });
      expect([visit.status, visit.headers.get("location")]).toEqual([302, "/"]);
      const apply = await get(path, { cookie: "sid=1" });
      expect([apply.status, apply.headers.get("cache-control")]).toEqual([
        200,
        "private, no-cache",
      ]);
      expect(await apply.text()).toContain("<h1>/apply-now");
    }
    expect(asked).toEqual(["/apply-now", "/apply-now/?jobId=1"]);
  });

  it("are 404 if missing, and redirect if moved", async () => {
    expect((await get("/missing")).status).toBe(404);
    const moved = await get("/old");
    expect([moved.status, moved.headers.get("location")]).toEqual([302, "/new"]);
  });

  it("of jobs are 410 once the job is taken down, without a wait for the cache", async () => {
    const job = await buildJob(app);
    const path = `/job-details/${job.id}`;
    expect((await get(path)).status).toBe(200);
    await app.services.jobWorkspace.takeDown(admin(), job.id);
    expect((await get(path)).status).toBe(410);
    expect((await get(`/job-details/${newId()}`)).status).toBe(404);
    expect(await (await get("/sitemap.xml")).text()).not.toContain(job.id);
  });

  it("of jobs are counted when a person reads them, also from the cache", async () => {
    const job = await buildJob(app);
    const path = `/job-details/${job.code}?from=mail`;
    const firefox = { "user-agent": "Mozilla/5.0 Firefox/140.0" };
    await get(path, firefox);
    await get(path, firefox);
    await get(path, { ...firefox, "sec-purpose": "prefetch" });
    await get(path, { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
    await app.services.jobViews.flush();
    expect(await app.services.jobViews.totals([job.id])).toEqual(new Map([[job.id, 2]]));
  });

  it("are sent with only the head if the body fails to render, and tried anew for the next visitor", async () => {
    const response = await get("/broken");
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain("<title>T</title>");
    expect(html).toContain("</head><body><noscript>");
    expect(response.headers.get("cdn-cache-control")).toBeNull();
    await get("/broken");
    expect(rendered).toEqual(["/broken", "/broken", "/broken", "/broken"]);
  });

  it("are cached by the parameters they read, whatever else the URL contains", async () => {
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

  it("are cached by filters and order, and redirect if one is invalid", async () => {
    const filtered = "/jobs?query=java&open-to=stem-opt&workplace=remote&type=contract&posted=7";
    await get(`${filtered}&sort=newest`);
    await get(
      "/jobs?posted=7&type=contract&sort=newest&open-to=stem-opt&query=java&workplace=remote&y=1",
    );
    expect(asked).toEqual([`${filtered}&sort=newest`]);
    const several = "/jobs?workplace=hybrid&workplace=remote";
    await get(several);
    await get("/jobs?workplace=remote&x=1&workplace=hybrid&workplace=remote");
    expect(asked.filter((address) => address === several)).toHaveLength(1);

    for (const wrong of ["open-to=mars", "workplace=moon", "type=x", "posted=366", "sort=oldest"]) {
      const response = await get(`/jobs?query=java&${wrong}`);
      const says = wrong.startsWith("sort") ? "&unknown=sort" : `&${wrong}&unknown=1`;
      expect(response.status).toBe(302);
      expect(response.headers.get("location")).toBe(`/jobs?query=java${says}`);
    }
    const capitals = await get("/jobs?query=java&workplace=REMOTE");
    expect(capitals.headers.get("location")).toBe("/jobs?query=java&workplace=remote");
  });

  it("are cached by a cursor in a list of best matches", async () => {
    const cursorIn = (list: { query?: string; sort?: "NEWEST" }) =>
      cursorsOf(readOrder(list)).encode({ id: newId(), postedAt: 1767225600000, tier: 1 });
    const query = "java remote developer";
    const address = `/jobs?query=java+remote+developer&after=${cursorIn({ query })}`;
    expect((await get(address)).status).toBe(200);
    for (const [search, elsewhere] of [
      ["query=java", cursorIn({})],
      ["query=java+nurse", cursorIn({ query })],
      ["query=java&sort=newest", cursorIn({ query: "java" })],
      ["type=contract", cursorIn({ query })],
    ] as const) {
      const response = await get(`/jobs?${search}&after=${elsewhere}`);
      expect([response.status, response.headers.get("location")]).toEqual([
        302,
        `/jobs?${search}&unknown=page`,
      ]);
    }
  });

  it("are not cached if they do not exist", async () => {
    await get("/missing");
    await get("/missing");
    expect(rendered).toEqual(["/missing", "/missing"]);
  });

  it.each(["zzz", "WyI4NjQwMDAwMDAwMDAwMDAwIiwieCJd"])(
    "start with the first page if the cursor %s is invalid",
    async (after) => {
      const response = await get(`/jobs?after=${after}&query=java`);
      expect([response.status, response.headers.get("location")]).toEqual([
        302,
        "/jobs?query=java&unknown=page",
      ]);
    },
  );

  it.each([
    "/newsletter/confirm?token=t",
    "/newsletter/unsubscribe?token=t",
    "/newsletter/preferences?token=t",
    "/payment-success?session_id=cs",
    "/?success=true&session_id=cs",
  ])("with a secret in the URL (%s) are not cached, and send no referrer", async (address) => {
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
  ])("do not exist at %s", async (path) => {
    const { status, body } = await getRaw(path);
    expect([400, 404]).toContain(status);
    expect(body).not.toContain("<h1>");
  });

  it("do not identify the caller", async () => {
    const found = jest.spyOn(app.services.sessions, "find");
    await get("/about?who", { cookie: "sid=x", authorization: "Bearer nonsense" });
    await get("/assets/app-1a2b3c.js", { cookie: "sid=x", authorization: "Bearer nonsense" });
    expect(found).not.toHaveBeenCalled();
    found.mockRestore();
  });

  it("log why their queries failed", async () => {
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

  it("are served along with robots.txt and the sitemap", async () => {
    expect(await (await get("/robots.txt")).text()).toContain("/sitemap.xml");
    expect(await (await get("/sitemap.xml")).text()).toContain(`${app.origin}/about</loc>`);
  });
});
