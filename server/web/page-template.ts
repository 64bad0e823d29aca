import { readFileSync } from "node:fs";
import path from "node:path";

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, ManifestChunk | undefined>;

export interface PageParts {
  html: string;
  head: string;
  state: string;
  /** Manifest keys of the modules that the matched routes load. */
  modules: string[];
}

/** The built page shell, filled with what one address renders. */
export class PageTemplate {
  private readonly shell: string;
  private readonly manifest: Manifest;

  constructor(clientFolder: string) {
    this.shell = readFileSync(path.join(clientFolder, "index.html"), "utf8");
    this.manifest = JSON.parse(
      readFileSync(path.join(clientFolder, ".vite/manifest.json"), "utf8"),
    ) as Manifest;
  }

  fill({ html, head, state, modules }: PageParts): string {
    const parts: Record<string, string> = {
      "app-head": head + this.assetTags(modules),
      "app-html": html,
      "app-state": state,
    };
    // A function, because "$" in a salary means something to String.replace.
    return this.shell.replace(
      /<!--(app-head|app-html|app-state)-->/g,
      (_all, name) => parts[String(name)] ?? "",
    );
  }

  /** Styles and preloads of the matched routes, so that nothing is discovered late or flashes unstyled. */
  private assetTags(modules: string[]): string {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const visit = (key: string): void => {
      const chunk = this.manifest[key];
      if (!chunk || scripts.has(chunk.file)) return;
      scripts.add(chunk.file);
      for (const file of chunk.css ?? []) styles.add(file);
      for (const imported of chunk.imports ?? []) visit(imported);
    };
    modules.forEach(visit);
    const links = [...styles].map((file) => `<link rel="stylesheet" href="/${file}">`);
    const preloads = [...scripts].map((file) => `<link rel="modulepreload" href="/${file}">`);
    return [...links, ...preloads].filter((tag) => !this.shell.includes(tag)).join("");
  }
}
