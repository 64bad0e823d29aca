import { access } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import {
  PageTemplate,
  type ExplorerParts,
  type FilledPage,
  type PageParts,
} from "./page-template.js";
import type { Renderer } from "./renderer.js";

/** The client that the site serves: the output of `npm run build`, or its sources during development. */
export interface ClientBuild {
  renderer: Renderer;
  shell: PageShell;
  /** Folder of static files. */
  filesFolder: string;
  /** JSON file with the blog posts, newest first; it may be missing. */
  postsFile: string;
  /** False while the sources may change: a cached page would be outdated. */
  keepsPages: boolean;
}

/** The HTML around a rendered page. */
export interface PageShell {
  fill(parts: PageParts): FilledPage | Promise<FilledPage>;
  /** The document of the API's explorer; null if it isn't built. */
  explorer(parts: ExplorerParts): FilledPage | null | Promise<FilledPage>;
  /** The style sheet at an address that a page names; null if there is none. */
  styleSheet(address: string): string | null;
}

/**
 * @param distFolder the output of `npm run build`: client/ for browsers, ssr/ for the server
 * @returns null if the client is not built
 */
export async function loadClientBuild(distFolder: string): Promise<ClientBuild | null> {
  const entry = path.join(distFolder, "ssr/entry-server.js");
  try {
    await access(entry);
  } catch {
    return null;
  }
  const filesFolder = path.join(distFolder, "client");
  return {
    renderer: (await import(pathToFileURL(entry).href)) as Renderer,
    shell: new PageTemplate(filesFolder),
    filesFolder,
    postsFile: path.join(distFolder, "ssr/blog.json"),
    keepsPages: true,
  };
}
