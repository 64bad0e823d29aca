import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** Names of other modules in a built file: what it imports when it is loaded, and what it may load or start later. */
const IMPORT = /^(?:import|export) (?:[^"';]*? from )?"([^"]+)";?$/gm;
const NAME = /"(#[\w./-]+|[\w./-]+\.js)"/g;

const packageFile = z.object({ imports: z.record(z.string(), z.string()) });

/** The built modules of some programs and what they need, by their paths in the build ("server/app.js"). */
export class ModuleGraph {
  /** All modules that load with the programs, each after those it imports: the order in which Node runs them. */
  readonly order: readonly string[];
  private readonly users: ReadonlyMap<string, ReadonlySet<string>>;

  /** @param folder of the build @param entries the programs, in the order in which they load */
  constructor(folder: string, entries: readonly string[]) {
    const { imports } = packageFile.parse(JSON.parse(read(path.join(folder, "package.json"))));
    const find = (from: string, name: string): string | undefined => {
      const found = name.startsWith("#") ? aliased(name, imports) : besides(from, name);
      return found !== undefined && existsSync(path.join(folder, found)) ? found : undefined;
    };
    const order = new Set<string>();
    const users = new Map<string, Set<string>>();
    const visit = (module: string, loads: boolean): void => {
      const isKnown = users.has(module);
      if (isKnown && (!loads || order.has(module))) return;
      if (!isKnown) users.set(module, new Set());
      const text = read(path.join(folder, module));
      const named = (pattern: RegExp) =>
        [...text.matchAll(pattern)].flatMap(([, name = ""]) => find(module, name) ?? []);
      if (loads) named(IMPORT).forEach((other) => visit(other, true));
      if (loads) order.add(module);
      for (const other of named(NAME)) {
        visit(other, false);
        users.get(other)?.add(module);
      }
    };
    entries.forEach((entry) => visit(entry, true));
    this.order = [...order];
    this.users = users;
  }

  /** @returns these modules, and all that use one of them, directly or not */
  usersOf(modules: Iterable<string>): Set<string> {
    const found = new Set<string>();
    const waiting = [...modules];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next)) continue;
      found.add(next);
      waiting.push(...(this.users.get(next) ?? []));
    }
    return found;
  }
}

const read = (file: string): string => readFileSync(file, "utf8");

function aliased(name: string, imports: Record<string, string>): string | undefined {
  for (const [alias, target] of Object.entries(imports)) {
    const [before = "", after = ""] = alias.split("*");
    if (!name.startsWith(before) || !name.endsWith(after)) continue;
    const middle = name.slice(before.length, name.length - after.length);
    return path.posix.normalize(target.replace("*", middle));
  }
  return undefined;
}

const besides = (from: string, name: string): string =>
  path.posix.join(path.posix.dirname(from), name);
