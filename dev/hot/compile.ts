import { readFileSync } from "node:fs";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { transformFile, type Options } from "@swc/core";
import { z } from "zod";
import { ROOT } from "./places.js";

/** The options of tsconfig.build.json, in swc's format. */
const OPTIONS = z
  .custom<Options>((value) => typeof value === "object" && value !== null)
  .parse(JSON.parse(readFileSync(path.join(ROOT, "dev/swc.json"), "utf8")));

/**
 * Compiles one file to its place in the build. swc compiles each file alone, in milliseconds; types are checked
 * separately (see generators.ts).
 *
 * @throws Error with the position of a syntax error
 */
export async function compileFile(file: string, target: string): Promise<void> {
  const map = `${path.basename(target)}.map`;
  const output = await transformFile(file, { ...OPTIONS, sourceFileName: file }).catch(syntaxError);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, `${output.code}//# sourceMappingURL=${map}\n`);
  if (output.map !== undefined) await writeFile(`${target}.map`, output.map);
}

/** Reports the position in the file, without the compiler's own stack. */
function syntaxError(error: unknown): never {
  const [place = ""] = String(error).split(/\n+Caused by:/);
  throw Object.assign(new SyntaxError(place), { stack: place });
}

const IMPORTED_PACKAGE = /^import .*from "((?:@[\w.-]+\/)?[\w][\w.-]*(?:\/[\w./-]+)?)";$/gm;

/**
 * @param folder with built files
 * @returns every package that they import, e.g. "typeorm" and "graphql/utilities"
 */
export async function importedPackages(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  const packages = new Set<string>();
  for (const file of files.filter((name) => name.endsWith(".js"))) {
    const code = await readFile(path.join(folder, file), "utf8");
    for (const [, name = ""] of code.matchAll(IMPORTED_PACKAGE)) packages.add(name);
  }
  return [...packages];
}
