/** What package.json's "imports" mean in a build, which has the texts of one language (SITE_LANGUAGE, English by default). */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export const LANGUAGE_CONDITION = `language-${process.env.SITE_LANGUAGE ?? "en"}`;

/** @param {string} root @returns {Record<string, string>} the source of each import: "#texts/*" is "./content/en/texts/*.ts" */
export function sourceImports(root) {
  const { imports } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const sources = Object.entries(imports).map(([name, target]) => [
    name,
    typeof target === "string" ? target : (target[LANGUAGE_CONDITION] ?? target.default),
  ]);
  return Object.fromEntries(sources);
}

/** Node resolves "#texts/…" through the nearest package.json: this one points at the built files and needs no condition. */
export function writeBuiltImports(root) {
  const built = Object.entries(sourceImports(root)).map(([name, source]) => [
    name,
    source.replace(/\.ts$/, ".js"),
  ]);
  const content = { type: "module", imports: Object.fromEntries(built) };
  const folder = path.join(root, "dist/node");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(content, null, 2)}\n`);
}
