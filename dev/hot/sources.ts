import { randomBytes } from "node:crypto";
import { realpathSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import path from "node:path";
import { createServer, type EnvironmentModuleNode, type ViteDevServer } from "vite";
import { z } from "zod";
import type { Execute, Renderer, SiteConfig } from "../../server/doors/web/renderer.js";
import { EXPLORER_FOLDER } from "../build/explorer-folder.js";
import { ROOT } from "./places.js";

const CLIENT = path.join(ROOT, "client");
const BROWSER_ENTRY = "/app/entry-client.tsx";
const SERVER_ENTRY = "/app/entry-server.tsx";
/** React's hot-replacement hook. It must run before any component, so the page's own script imports it first. */
const INLINE_REFRESH = /<script type="module"[^>]*>import \{ injectIntoGlobalHook[^]*?<\/script>/;
const REFRESH = "/@id/__x00__@vitejs/plugin-react/preamble";
const STYLE = /\.css$/;
/** Allows the inline scripts and styles of pages, among them those that Vite adds when a file changes. */
const NONCE = randomBytes(16).toString("base64");

const renderInput = z.object({
  url: z.string(),
  now: z.string(),
  site: z.custom<SiteConfig>((value) => typeof value === "object" && value !== null),
  headOnly: z.boolean().optional(),
});

/** Starts Vite on the client's sources; it sends its messages to browsers through the given server. */
export const startVite = (http: Server): Promise<ViteDevServer> =>
  createServer({
    // The site renders the pages.
    appType: "custom",
    // Pages have a content security policy here, too (server/doors/web/content-policy.ts).
    html: { cspNonce: NONCE },
    cacheDir: path.join(ROOT, "dist/hot/vite"),
    clearScreen: false,
    server: {
      middlewareMode: true,
      hmr: { server: http },
      // Real paths, since node_modules may be a link.
      fs: {
        allow: ["client", "content", "node_modules"].map((name) =>
          realpathSync(path.join(ROOT, name)),
        ),
      },
    },
  });

/** Renders pages from the client's current sources. */
export class SourcePages {
  constructor(private readonly vite: ViteDevServer) {}

  /** Runs `render` of client/app/entry-server.tsx. @throws whatever a component throws, with positions in the sources */
  async render(input: unknown, execute: Execute) {
    try {
      const entry = await this.vite.ssrLoadModule(SERVER_ENTRY);
      if (!isRenderer(entry)) throw new Error(`${SERVER_ENTRY} exports no render`);
      return await entry.render({ ...renderInput.parse(input), execute });
    } catch (error) {
      if (error instanceof Error) this.vite.ssrFixStacktrace(error);
      throw error;
    }
  }

  /**
   * The page shell with the styles of some modules inlined, so that a page never appears unstyled.
   *
   * @param modules below client/, e.g. "pages/JobsPage.tsx"
   * @returns the shell, and the source that its content security policy has to allow
   */
  async shell(modules: readonly string[]): Promise<{ html: string; source: string }> {
    const source = await readFile(path.join(CLIENT, "index.html"), "utf8");
    const html = await this.vite.transformIndexHtml("/", source);
    const styles = await Promise.all(this.styleFiles(modules).map((file) => this.styleTag(file)));
    const shell = html
      .replace(INLINE_REFRESH, "")
      .replace("<!--app-head-->", () => `<!--app-head-->${styles.join("")}`)
      .replace("<!--app-preload-->", "")
      .replace("<!--app-run-->", ["/@vite/client", REFRESH, BROWSER_ENTRY].join(" "));
    return { html: shell, source: `'nonce-${NONCE}'` };
  }

  /** The document of the API's explorer, with what Vite adds to it, and the source that its policy has to allow. */
  async explorer(): Promise<{ html: string; source: string }> {
    const address = `/${EXPLORER_FOLDER}/index.html`;
    const source = await readFile(path.join(CLIENT, address), "utf8");
    const html = await this.vite.transformIndexHtml(address, source);
    return { html, source: `'nonce-${NONCE}'` };
  }

  /** Style files that the modules import, in load order. */
  private styleFiles(modules: readonly string[]): string[] {
    const { moduleGraph } = this.vite.environments.ssr;
    const files = new Set<string>();
    const seen = new Set<EnvironmentModuleNode>();
    const visit = (node: EnvironmentModuleNode | undefined): void => {
      if (node?.file == null || seen.has(node)) return;
      seen.add(node);
      // Skip dynamic imports: they are not needed yet.
      const later = new Set(node.transformResult?.dynamicDeps);
      for (const next of node.importedModules) if (!later.has(next.url)) visit(next);
      if (STYLE.test(node.file)) files.add(node.file);
    };
    for (const name of [SERVER_ENTRY, ...modules]) {
      moduleGraph.getModulesByFile(path.join(CLIENT, name))?.forEach(visit);
    }
    return [...files];
  }

  /** Named after the file, so that Vite finds the tag and replaces its text when the file changes. */
  private async styleTag(file: string): Promise<string> {
    const style = await this.vite.transformRequest(`/@fs${file}?direct`);
    return `<style nonce="${NONCE}" data-vite-dev-id="${file}">${style?.code ?? ""}</style>`;
  }
}

const isRenderer = (module: object): module is Renderer =>
  "render" in module && typeof module.render === "function";
