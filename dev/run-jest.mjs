/**
 * Runs jest with jest.config.ts in this process and passes all arguments on. Node 20 cannot run TypeScript, and each way
 * that jest offers to read such a config needs one more compiler; @swc/core, which compiles the tests, is already here.
 * Generated files that are missing or old are made first.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "@swc/core";
import { run } from "jest";
import { ROOT } from "./child.mjs";
import { refreshGenerated } from "./generated.mjs";

await refreshGenerated().catch(({ message }) => {
  console.error(message);
  process.exit(1);
});

const source = readFileSync(path.join(ROOT, "jest.config.ts"), "utf8");
const { code } = transformSync(source, {
  swcrc: false,
  configFile: false,
  jsc: { parser: { syntax: "typescript" }, target: "es2022" },
});
const { default: config } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
await run(["--config", JSON.stringify({ rootDir: ROOT, ...config }), ...process.argv.slice(2)]);
