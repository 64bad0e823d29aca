/** `npm run test:jest`: jest with what ES modules need. Arguments go to jest. */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { ROOT } from "./child.mjs";

const jest = path.join(ROOT, "node_modules/jest/bin/jest.js");
const options = [process.env.NODE_OPTIONS, "--experimental-vm-modules", "--no-warnings"];
// Ctrl-C is for jest, which then takes its services down.
process.on("SIGINT", () => {});
const { status } = spawnSync(process.execPath, [jest, ...process.argv.slice(2)], {
  cwd: ROOT,
  env: { ...process.env, NODE_OPTIONS: options.filter(Boolean).join(" ") },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
