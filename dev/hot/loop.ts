import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import type { Server } from "node:http";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { ViteDevServer } from "vite";
import { z } from "zod";
import { readBlogIndex } from "../build/markdown.js";
import { ProcessEnded, type Handlers } from "./calls.js";
import { oneAtATime, runQuietly } from "./background.js";
import { workFor, type Change, type Work } from "./changes.js";
import { compileFile } from "./compile.js";
import { createDoor } from "./door.js";
import { failurePage } from "./failure-page.js";
import { Generators } from "./generators.js";
import { BLOG_INDEX, BUILD_STAMP, builtFile, nameOf, ROOT } from "./places.js";
import { print, printError } from "./print.js";
import { Site } from "./site.js";
import type { Call } from "./site-child.js";
import { reviveResult } from "./source-client.js";
import { SourcePages, startVite } from "./sources.js";

/** In milliseconds. Editors save a file in several steps, and git changes many files at once. */
const SETTLE_MS = 40;
/** In milliseconds: long enough for the pages that reload. */
const CONTRACT_AFTER_MS = 500;
const WATCHED = ["server", "content", "dev", "schema.graphql", "package-lock.json", ".env"];

const render = z.object({ render: z.number(), input: z.unknown() });

/** The proxy, the client's sources and the site, and what happens when a file changes. */
export class Loop {
  private changes: Change[] = [];
  private working: Promise<void> | undefined;

  private constructor(
    private readonly vite: ViteDevServer,
    private readonly door: Server,
    private readonly site: Site,
    private readonly generators: Generators,
  ) {}

  /** @param options port and host are the public ones; `sitePorts` are for the processes behind the proxy */
  static async start(options: {
    port: number;
    host: string;
    sitePorts: [number, number];
  }): Promise<Loop> {
    await writePosts();
    const parts: { site?: Site; vite?: ViteDevServer } = {};
    const door = createDoor({
      sources: (req, res, next) => parts.vite?.middlewares(req, res, next),
      address: () => parts.site?.address() ?? Promise.reject(new Error("Starting.")),
      failure: failurePage,
    });
    const vite = (parts.vite = await startVite(door));
    const handlers = pageHandlers(new SourcePages(vite));
    const site = (parts.site = new Site({
      ports: options.sitePorts,
      onLine: console.log,
      handlers,
    }));
    const loop = new Loop(vite, door, site, new Generators());
    loop.watch();
    await new Promise<void>((resolve) => door.listen(options.port, options.host, resolve));
    await site.address().catch((error: unknown) => printError("The site does not start", error));
    return loop;
  }

  async stop(): Promise<void> {
    this.door.close();
    this.door.closeAllConnections();
    await Promise.all([this.site.stop(), this.vite.close(), this.generators.stop()]);
  }

  private watch(): void {
    this.vite.watcher.add(WATCHED.map((name) => path.join(ROOT, name)));
    this.vite.watcher.on("all", (event, file) => {
      if (event === "addDir" || event === "unlinkDir") return;
      this.changes.push({ name: nameOf(path.resolve(ROOT, file)), isGone: event === "unlink" });
      this.working ??= this.workThrough();
    });
  }

  /** Handles one batch of changes at a time; changes made meanwhile form the next batch. */
  private async workThrough(): Promise<void> {
    while (this.changes.length > 0) {
      await delay(SETTLE_MS);
      const work = workFor(this.changes.splice(0));
      await this.react(work).catch((error: unknown) => {
        printError(work.restart ? "The server was not replaced" : "Change not applied", error);
        this.showInBrowser(error);
      });
      // Last, since it would slow the restart down and nothing waits for it.
      if (work.types) this.generators.checkTypes();
    }
    this.working = undefined;
  }

  private async react(work: Work): Promise<void> {
    for (const name of work.beyond) print(`${name} changed: start npm run dev again to use it`);
    if (work.codegen) this.generators.generate();
    if (work.posts) await writePosts();
    await compile(work);
    if (work.migrate) await migrate();
    if (work.restart) await this.restart(work);
  }

  private async restart(work: Work): Promise<void> {
    const since = performance.now();
    await this.site.restart([...work.compile, ...work.remove], !work.server);
    print(`server replaced in ${((performance.now() - since) / 1000).toFixed(1)} s`);
    if (!work.server) return;
    this.vite.ws.send({ type: "full-reload" });
    this.printContract();
  }

  /**
   * Writes schema.graphql and the forms' tables. The watcher sees a new file, which triggers the client's code generation. A moment later than
   * the restart, since it keeps the site from answering.
   */
  private readonly printContract = oneAtATime(async () => {
    await delay(CONTRACT_AFTER_MS);
    await this.writeContract().catch((error: unknown) => {
      // The next one prints it.
      if (!(error instanceof ProcessEnded)) printError("schema.graphql was not printed", error);
    });
  });

  private async writeContract(): Promise<void> {
    const files = z.record(z.string(), z.string()).parse(await this.site.call("contract", null));
    for (const [name, text] of Object.entries(files)) {
      const file = path.join(ROOT, name);
      if (text === (await readFile(file, "utf8").catch(() => ""))) continue;
      await writeFile(file, text);
      print(`${name} printed`);
    }
  }

  private showInBrowser(error: unknown): void {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    this.vite.ws.send({ type: "error", err: { message, stack: stack ?? "" } });
  }
}

/** Functions that the site's process calls to render pages. */
const pageHandlers =
  (pages: SourcePages) =>
  (ask: Call): Handlers => ({
    render: async (argument) => {
      const { render: id, input } = render.parse(argument);
      const execute = async (request: object) =>
        reviveResult(await ask("execute", { render: id, ...request }));
      return pages.render(input, execute).catch((error: unknown) => {
        printError("A page could not be rendered", error);
        throw error;
      });
    },
    shell: async (modules) => pages.shell(z.array(z.string()).parse(modules)),
    explorer: async () => pages.explorer(),
  });

async function compile({ compile: changed, remove: gone }: Work): Promise<void> {
  // So the next `npm start` rebuilds, even if the sources are back to what they were.
  if (changed.length + gone.length > 0) await rm(BUILD_STAMP, { force: true });
  await Promise.all([
    ...changed.map((name) => compileFile(path.join(ROOT, name), builtFile(name))),
    ...gone.map((name) => rm(builtFile(name), { force: true })),
  ]);
}

async function writePosts(): Promise<void> {
  const posts = await readBlogIndex(path.join(ROOT, "content/en/posts"));
  await mkdir(path.dirname(BLOG_INDEX), { recursive: true });
  await writeFile(BLOG_INDEX, JSON.stringify(posts));
}

async function migrate(): Promise<void> {
  const { ok, output } = await runQuietly(["dist/node/server/commands/migrate.js", "--contract"]);
  if (!ok) throw new Error(output);
  print(output.split("\n").at(-1) ?? "");
}
