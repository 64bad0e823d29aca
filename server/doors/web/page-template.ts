import { randomBytes } from "node:crypto";
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

/**
 * Replaced by each response's nonce when a cached page is sent. It must not be guessable: in a search or a posted job, it
 * would be replaced by the nonce too.
 */
export const NONCE_MARK = `nonce-${randomBytes(16).toString("hex")}`;

/** Placeholder for the nonce in the page shell (client/index.html). */
export const SHELL_MARK = "__CSP_NONCE__";

/** Replaces each marker in the shell, e.g. `<!--app-html-->`, with its text; a marker without text is removed. */
export const fillMarks = (shell: string, parts: Record<string, string>): string =>
  // A function, because String.replace interprets "$", as in a salary.
  shell.replace(/<!--(app-[a-z-]+)-->/g, (_all, name) => parts[String(name)] ?? "");

const addresses = (files: string[]): string => files.map((file) => `/${file}`).join(" ");

/**
 * The built page shell, filled with a rendered page. Styles are inlined, and scripts are fetched after the first paint
 * (docs/decisions/0012).
 */
export class PageTemplate {
  private readonly shell: string;
  private readonly manifest: Manifest;
  private readonly entries: string[];
  private readonly styleSheets = new Map<string, string>();

  /** @param clientFolder output of `vite build`: index.html, .vite/manifest.json, assets/ */
  constructor(private readonly clientFolder: string) {
    const built = readFileSync(path.join(clientFolder, "index.html"), "utf8");
    this.shell = built.replaceAll(SHELL_MARK, NONCE_MARK);
    this.manifest = JSON.parse(
      readFileSync(path.join(clientFolder, ".vite/manifest.json"), "utf8"),
    ) as Manifest;
    this.entries = Object.keys(this.manifest).filter((key) => this.manifest[key]?.isEntry);
  }

  fill({ html, head, state, noScript, modules }: PageParts): string {
    const { scripts, styles } = this.filesOf([...this.entries, ...modules]);
    const parts: Record<string, string> = {
      "app-head": head + this.styleTag(styles),
      "app-html": html,
      "app-no-script": noScript,
      "app-state": state,
      "app-styles": addresses(styles),
      "app-preload": addresses(scripts),
      "app-run": addresses(this.filesOf(this.entries).scripts),
    };
    return fillMarks(this.shell, parts);
  }

  /** All files that these modules need; each script comes after those that it imports. */
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

  private styleTag(files: string[]): string {
    const css = files.map((file) => this.styleSheet(file)).join("");
    return `<style nonce="${NONCE_MARK}">${css}</style>`;
  }

  private styleSheet(file: string): string {
    const known = this.styleSheets.get(file);
    if (known !== undefined) return known;
    const css = readFileSync(path.join(this.clientFolder, file), "utf8").trim();
    this.styleSheets.set(file, css);
    return css;
  }
}
