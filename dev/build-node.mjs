/**
 * `npm run build:node`: builds server, local services and benchmarks into dist/node, with the texts
 * of SITE_LANGUAGE (English by default).
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./child.mjs";

const OUT = path.join(ROOT, "dist/node");
const condition = `language-${process.env.SITE_LANGUAGE ?? "en"}`;

const tsc = path.join(ROOT, "node_modules/typescript-7/bin/tsc");
const args = [tsc, "-p", "tsconfig.build.json", "--customConditions", condition];
const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit" });

if (status === 0) {
  // Node resolves "#texts/…" through the nearest package.json: this one points at the built files and needs no condition.
  const { imports } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
  const built = Object.entries(imports).map(([name, target]) => [name, builtFile(target)]);
  const content = { type: "module", imports: Object.fromEntries(built) };
  writeFileSync(path.join(OUT, "package.json"), `${JSON.stringify(content, null, 2)}\n`);
}
process.exitCode = status ?? 1;

/** @param target a value of package.json's "imports": a path, or an object of paths by condition */
function builtFile(target) {
  const source = typeof target === "string" ? target : (target[condition] ?? target.default);
  return source.replace(/\.ts$/, ".js");
}
