import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { hashSource, type InlineSources } from "./content-policy.js";

interface ManifestChunk {
  file: string;
  name?: string;
  /** Undefined for a group of files (vite.config.ts). */
  src?: string;
  css?: string[];
  imports?: string[];
  /** Those that it loads later. */
  dynamicImports?: string[];
  isEntry?: boolean;
}
type Manifest = Record<string, ManifestChunk | undefined>;

export interface PageParts {
  html: string;
  head: string;
  state: string;
  noScript: string;
  /** Manifest keys of the modules that the matched routes load, or names of groups. */
  modules: string[];
  /** Those of parts whose scripts load later: only their styles are needed at first. */
  late: string[];
}

/** HTML of the explorer's document, by the names of its marks. */
export interface ExplorerParts extends Record<string, string> {
  "app-head": string;
  "app-html": string;
}

/** Addresses of the files of a page. */
interface PageLinks {
  /** Its style sheet. */
  sheet: string;
  /** The scripts that it will need. */
  preload: string;
  /** Those that run first. */
  run: string;
}

/** A whole document. */
export interface FilledPage {
  html: string;
  /** What its content security policy has to allow. */
  inline: InlineSources;
}

const MARK = /<!--(app-[a-z-]+)-->/;

/** Replaces each marker in the shell, e.g. `<!--app-html-->`, with its text; a marker without text is removed. */
export const fillMarks = (shell: string, parts: Record<string, string>): string =>
  // Every other piece is the name of a mark. The parts are long: "+" only notes that they follow each other, and the whole is copied
  // once, when it is turned into bytes.
  shell
    .split(MARK)
    .reduce((text, piece, at) => text + (at % 2 === 0 ? piece : (parts[piece] ?? "")));

/** A value in quotes may hold ">", as in a marker for a list of files. */
const INLINE_SCRIPT =
  /<script(?!(?:[^>"]|"[^"]*")* src=)(?:\s+[\w-]+(?:="[^"]*")?)*\s*>([^]*?)<\/script>/g;

/** The shell's own inline scripts: never those of a rendered page, which may contain an injected one. */
const scriptsIn = (shell: string): string[] =>
  [...shell.matchAll(INLINE_SCRIPT)].map(([, text = ""]) => hashSource(text));

/** The explorer's document; its build is another (vite.explorer.config.ts). */
const EXPLORER = "assets/explorer/index.html";
/** Key of the login dialog in the manifest. */
const LOGIN_DIALOG = "app/AccountDialog.tsx";
/** Stands between the names of files in the address of a page's style sheet; no name contains it. */
const SEPARATOR = ".";
/** A page of the desk has a section, and a page of that section, as parts. */
const PART_LEVELS = 2;

const addresses = (files: string[]): string => files.map((file) => `/${file}`).join(" ");

/**
 * The built page shell, filled with a rendered page. Its styles come in one sheet (docs/decisions/0033), and scripts are fetched
 * after the first paint (docs/decisions/0012).
 */
export class PageTemplate {
  private readonly shell: string;
  private readonly explorerShell: string | null;
  private readonly manifest: Manifest;
  private readonly entries: string[];
  private readonly scripts: readonly string[];
  /** Addresses of the login dialog's files, which the page loads once someone reaches for a button that opens it. */
  private readonly dialog: string;
  /** The text of each style file. */
  private readonly styles: ReadonlyMap<string, string>;
  /** The files of each sheet, by its address. */
  private readonly sheets = new Map<string, readonly string[]>();
  /** By the modules of the page. */
  private readonly links = new Map<string, PageLinks>();

  /** @param clientFolder output of `vite build`: index.html, .vite/manifest.json, assets/ */
  constructor(clientFolder: string) {
    this.shell = readFileSync(path.join(clientFolder, "index.html"), "utf8");
    this.scripts = scriptsIn(this.shell);
    const explorer = path.join(clientFolder, EXPLORER);
    this.explorerShell = existsSync(explorer) ? readFileSync(explorer, "utf8") : null;
    this.manifest = JSON.parse(
      readFileSync(path.join(clientFolder, ".vite/manifest.json"), "utf8"),
    ) as Manifest;
    // A group has no key of its own.
    for (const chunk of Object.values(this.manifest))
      if (chunk?.name !== undefined && chunk.src === undefined) this.manifest[chunk.name] ??= chunk;
    this.entries = Object.keys(this.manifest).filter((key) => this.manifest[key]?.isEntry);
    this.dialog = addresses(this.filesBeside([LOGIN_DIALOG]));
    const files = new Set(Object.values(this.manifest).flatMap((chunk) => chunk?.css ?? []));
    this.styles = new Map(
      [...files].map((file) => [file, readFileSync(path.join(clientFolder, file), "utf8").trim()]),
    );
    for (const modules of this.possiblePages())
      this.addSheet(this.filesOf([...this.entries, ...modules]).styles);
  }

  fill({ html, head, state, noScript, modules, late }: PageParts): FilledPage {
    const { sheet, preload, run } = this.linksOf(modules, late);
    const parts: Record<string, string> = {
      // First, so that the browser asks for it as early as possible.
      "app-head": `<link id="sheet" rel="stylesheet" href="${sheet}">${head}`,
      "app-html": html,
      "app-no-script": noScript,
      "app-state": state,
      "app-preload": preload,
      "app-run": run,
      "app-dialog": this.dialog,
    };
    return { html: fillMarks(this.shell, parts), inline: { scripts: this.scripts, styles: [] } };
  }

  /** The document of the API's explorer, which has its own files in it; null if it isn't built. */
  explorer(parts: ExplorerParts): FilledPage | null {
    const shell = this.explorerShell;
    if (shell === null) return null;
    return { html: fillMarks(shell, parts), inline: { scripts: scriptsIn(shell), styles: [] } };
  }

  /**
   * The files that the address names, one after the other. So each instance has the sheet of a page that another one sent.
   * @returns null if no page of this build has such a sheet
   */
  styleSheet(address: string): string | null {
    const files = this.sheets.get(address);
    return files?.map((file) => this.styles.get(file) ?? "").join("") ?? null;
  }

  /** Each page of a kind has the same. */
  private linksOf(modules: string[], late: string[]): PageLinks {
    const key = [...modules, ...late].join();
    const known = this.links.get(key);
    if (known) return known;
    const { scripts } = this.filesOf([...this.entries, ...modules]);
    const links = {
      sheet: this.addSheet(this.filesOf([...this.entries, ...modules, ...late]).styles),
      preload: addresses(scripts),
      run: addresses(this.filesOf(this.entries).scripts),
    };
    this.links.set(key, links);
    return links;
  }

  /** @returns its address */
  private addSheet(files: string[]): string {
    const address = sheetAddress(files);
    this.sheets.set(address, files);
    return address;
  }

  /** The modules of each page that a visitor may get: the page, a part of it that it loads later, and a part of this part. */
  private possiblePages(): string[][] {
    const pages = this.filesOf(this.entries).later;
    const withParts = (modules: string[], levels: number): string[][] => {
      if (levels === 0) return [modules];
      // What each page may load later, such as the next page, is no part.
      const parts = this.filesOf(modules).later.filter((key) => !pages.includes(key));
      return [modules, ...parts.flatMap((part) => withParts([...modules, part], levels - 1))];
    };
    return pages.flatMap((page) => withParts([page], PART_LEVELS));
  }

  /** The files of modules that no page has from the start. */
  private filesBeside(keys: string[]): string[] {
    const { scripts, styles } = this.filesOf(this.entries);
    const all = this.filesOf(keys);
    const known = new Set([...scripts, ...styles]);
    return [...all.styles, ...all.scripts].filter((file) => !known.has(file));
  }

  /** All files that these modules need; each script comes after those that it imports. And the modules that they load later. */
  private filesOf(keys: string[]): { scripts: string[]; styles: string[]; later: string[] } {
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const later = new Set<string>();
    const visited = new Set<string>();
    const visit = (key: string): void => {
      const chunk = this.manifest[key];
      if (!chunk || visited.has(key)) return;
      visited.add(key);
      for (const file of chunk.css ?? []) styles.add(file);
      for (const imported of chunk.imports ?? []) visit(imported);
      for (const module of chunk.dynamicImports ?? []) later.add(module);
      scripts.add(chunk.file);
    };
    keys.forEach(visit);
    return {
      scripts: [...scripts],
      styles: [...styles],
      later: [...later].filter((key) => !visited.has(key)),
    };
  }
}

/** Of the sheet that has these files, e.g. `/assets/DP9ObVY.BT_xBRa.css`. */
const sheetAddress = (files: string[]): string => {
  const names = files.map((file) => path.basename(file, ".css"));
  return `/assets/${names.join(SEPARATOR)}.css`;
};
