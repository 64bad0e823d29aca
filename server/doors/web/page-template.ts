import { readFileSync } from "node:fs";
import path from "node:path";
import { hashSource, type InlineSources } from "./content-policy.js";

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

/** A whole document. */
export interface FilledPage {
  html: string;
  /** What its content security policy has to allow. */
  inline: InlineSources;
}

/** Replaces each marker in the shell, e.g. `<!--app-html-->`, with its text; a marker without text is removed. */
export const fillMarks = (shell: string, parts: Record<string, string>): string =>
  // A function, because String.replace interprets "$", as in a salary.
  shell.replace(/<!--(app-[a-z-]+)-->/g, (_all, name) => parts[String(name)] ?? "");

/** A value in quotes may hold ">", as in a marker for a list of files. */
const INLINE_SCRIPT = /<script(?![^>"]* src=)(?:\s+[\w-]+(?:="[^"]*")?)*\s*>([^]*?)<\/script>/g;

/** The shell's own inline scripts: never those of a rendered page, which may contain an injected one. */
const scriptsIn = (shell: string): string[] =>
  [...shell.matchAll(INLINE_SCRIPT)].map(([, text = ""]) => hashSource(text));

interface StyleTag {
  html: string;
  source: string;
}

const addresses = (files: string[]): string => files.map((file) => `/${file}`).join(" ");

/**
 * The built page shell, filled with a rendered page. Styles are inlined, and scripts are fetched after the first paint
 * (docs/decisions/0012).
 */
export class PageTemplate {
  private readonly shell: string;
  private readonly manifest: Manifest;
  private readonly entries: string[];
  private readonly scripts: readonly string[];
  /** By the list of their files: pages of one kind have the same styles. */
  private readonly styleTags = new Map<string, StyleTag>();

  /** @param clientFolder output of `vite build`: index.html, .vite/manifest.json, assets/ */
  constructor(private readonly clientFolder: string) {
    this.shell = readFileSync(path.join(clientFolder, "index.html"), "utf8");
    this.scripts = scriptsIn(this.shell);
    this.manifest = JSON.parse(
      readFileSync(path.join(clientFolder, ".vite/manifest.json"), "utf8"),
    ) as Manifest;
    this.entries = Object.keys(this.manifest).filter((key) => this.manifest[key]?.isEntry);
  }

  fill({ html, head, state, noScript, modules }: PageParts): FilledPage {
    const { scripts, styles } = this.filesOf([...this.entries, ...modules]);
    const style = this.styleTag(styles);
    const parts: Record<string, string> = {
      "app-head": head + style.html,
      "app-html": html,
      "app-no-script": noScript,
      "app-state": state,
      "app-styles": addresses(styles),
      "app-preload": addresses(scripts),
      "app-run": addresses(this.filesOf(this.entries).scripts),
    };
    const inline = { scripts: this.scripts, styles: [style.source] };
    return { html: fillMarks(this.shell, parts), inline };
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

  private styleTag(files: string[]): StyleTag {
    const list = files.join(" ");
    const known = this.styleTags.get(list);
    if (known) return known;
    const css = files.map((file) => this.styleSheet(file)).join("");
    const tag = { html: `<style>${css}</style>`, source: hashSource(css) };
    this.styleTags.set(list, tag);
    return tag;
  }

  private styleSheet(file: string): string {
    return readFileSync(path.join(this.clientFolder, file), "utf8").trim();
  }
}
