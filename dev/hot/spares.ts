import path from "node:path";
import type { ModuleGraph } from "./module-graph.js";
import { builtName } from "./places.js";
import type { SiteChild } from "./site-child.js";

/** As in server/main.ts. */
export const ENTRIES = ["server/prepare.js", "server/serve.js"] as const;
const [, SERVE] = ENTRIES;
/** Edited most, and used by few other modules. */
const DOOR = /^server\/doors\/|\.(?:resolver|routes)\.js$/;
const SERVICE = /\.service\.js$/;
/** Modules edited lately, which will probably be edited again, as will the services beside them. */
const REMEMBERED = 20;

export interface SpareParts {
  fork: () => SiteChild;
  /** Of the present build. */
  graph: () => ModuleGraph;
  /** All packages that the present build imports. */
  packages: () => Promise<string[]>;
}

/** A process that has loaded every module except those in `late`. */
interface Loaded {
  child: SiteChild;
  late: ReadonlySet<string>;
}

/**
 * Processes that wait to become the site. Loading takes most of a start, so each loads ahead of time: one only packages, which
 * suits any change; the other also those modules of the site that do not depend on what is likely to be edited next. It is used only if
 * nothing it has loaded has changed, so that no process ever runs old code, and none loads a module twice.
 */
export class Spares {
  private plain: Promise<SiteChild> | undefined;
  private loaded: Promise<Loaded | undefined> | undefined;
  private edited: string[] = [];

  constructor(private readonly parts: SpareParts) {
    this.plain = this.preparePlain();
  }

  /** @param changed names of sources @returns a process that has not loaded any of them */
  async take(changed: readonly string[]): Promise<SiteChild> {
    const modules = changed.map(builtName);
    this.edited = [...new Set([...modules, ...this.edited])].slice(0, REMEMBERED);
    const { loaded } = this;
    this.loaded = undefined;
    const { child, late } = (await loaded) ?? {};
    if (child && modules.every((module) => late?.has(module)) && (await child.isAlive()))
      return child;
    void child?.end();
    const plain = await this.plain;
    this.plain = undefined;
    if (plain && (await plain.isAlive())) return plain;
    void plain?.end();
    return this.preparePlain();
  }

  /** Call when the site runs: until then, it needs the processor more. */
  refill(): void {
    // The build may be incomplete; then there is none.
    this.loaded ??= this.prepareLoaded().catch(() => undefined);
    this.plain ??= this.preparePlain();
  }

  async stop(): Promise<void> {
    const [plain, loaded] = await Promise.all([this.plain, this.loaded]);
    await Promise.all([plain?.end(), loaded?.child.end()]);
  }

  private async preparePlain(): Promise<SiteChild> {
    const child = this.parts.fork();
    load(child, { packages: await this.parts.packages(), modules: [] });
    return child;
  }

  private async prepareLoaded(): Promise<Loaded> {
    const graph = this.parts.graph();
    const late = graph.usersOf([SERVE, ...this.edited, ...this.toBeEdited(graph)]);
    const modules = graph.order.filter((module) => !late.has(module));
    const packages = await this.parts.packages();
    const child = this.parts.fork();
    load(child, { packages, modules });
    return { child, late };
  }

  private toBeEdited({ order }: ModuleGraph): string[] {
    const folders = new Set(this.edited.map((module) => path.dirname(module)));
    const isNear = (module: string) => SERVICE.test(module) && folders.has(path.dirname(module));
    return order.filter((module) => DOOR.test(module) || isNear(module));
  }
}

/** Not awaited: the process may be told to start before it has loaded everything. */
function load(child: SiteChild, what: { packages: string[]; modules: string[] }): void {
  child.call("load", what).catch(() => undefined);
}
