import { readFileSync } from "node:fs";
import path from "node:path";

interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, ManifestChunk | undefined>;

export interface PageParts {
  html: string;
  head: string;
  state: string;
  noScript: string;
  /** Manifest keys of the modules that the matched routes load. */
  modules: string[];
}

/** Stands for the nonce in the built shell (client/index.html). */
const SHELL_MARK = "__CSP_NONCE__";

const addresses = (files: string[]): string => files.map((file) => `/${file}`).join(" ");

/**
 * The built page shell, filled with what one address renders. A page's styles stand in the page, and its scripts are
 * fetched after the first paint (docs/decisions/0012).
 */
export class PageTemplate {
  private readonly shell: string;
  private readonly manifest: Manifest;
  private readonly entries: string[];
  private readonly styleSheets = new Map<string, string>();

  /** @param nonce what stands for the answer's nonce */
  constructor(
    private readonly clientFolder: string,
    private readonly nonce: string,
  ) {
    const built = readFileSync(path.join(clientFolder, "index.html"), "utf8");
    this.shell = built.replaceAll(SHELL_MARK, nonce);
    this.manifest = JSON.parse(
      readFileSync(path.join(clientFolder, ".vite/manifest.json"), "utf8"),
    ) as Manifest;
    this.entries = Object.keys(this.manifest).filter((key) => this.manifest[key]?.isEntry);
  }

  fill({ html, head, state, noScript, modules }: PageParts): string {
    const { scripts, styles } = this.filesOf([...this.entries, ...modules]);
    const parts: Record<string, string> = {
      "app-head": head + this.styleTags(styles),
      "app-html": html,
      "app-no-script": noScript,
      "app-state": state,
      "app-preload": addresses(scripts),
      "app-run": addresses(this.filesOf(this.entries).scripts),
    };
    // A function, because "$" in a salary means something to String.replace.
    return this.shell.replace(/<!--(app-[a-z-]+)-->/g, (_all, name) => parts[String(name)] ?? "");
  }

  /** All that these modules need; a script comes after those that it imports. */
  private filesOf(keys: string[]): { scripts: string[]; styles: string[] } {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const visited = new Set<string>();
    const visit = (key: string): void => {
      const chunk = this.manifest[key];
      if (!chunk || visited.has(key)) return;
      visited.add(key);
      for (const file of chunk.css ?? []) styles.add(file);
      for (const imported of chunk.imports ?? []) visit(imported);
      scripts.add(chunk.file);
    };
    keys.forEach(visit);
    return { scripts: [...scripts], styles: [...styles] };
  }

  /** Beside the styles a link that loads nothing: by it Vite's loader knows that they are there. */
  private styleTags(files: string[]): string {
    const css = files.map((file) => this.styleSheet(file)).join("");
    const links = files.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`);
    return `<style nonce="${this.nonce}">${css}</style>${links.join("")}`;
  }

  private styleSheet(file: string): string {
    const known = this.styleSheets.get(file);
    if (known !== undefined) return known;
    const css = readFileSync(path.join(this.clientFolder, file), "utf8").trim();
    this.styleSheets.set(file, css);
    return css;
  }
}
