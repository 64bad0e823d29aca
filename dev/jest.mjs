/**
 * `npm run test:jest`: server and component tests. Arguments go to jest (a file, `-t name`).
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { ROOT } from "./child.mjs";

// Ctrl-C is for jest, which then takes its services down.
process.on("SIGINT", () => {});
const args = ["node_modules/jest/bin/jest.js", "--selectProjects", "server", "client"];
const { status } = spawnSync(
  process.execPath,
  [path.join(ROOT, args[0]), ...args.slice(1), ...process.argv.slice(2)],
  {
    cwd: ROOT,
    stdio: "inherit",
    env: {
      ...process.env,
      NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
    },
  },
);
process.exitCode = status ?? 1;
