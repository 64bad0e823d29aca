/**
 * `npm run test:jest`: server and component tests. Arguments go to jest (a file, `-t name`).
 */
import { spawnSync } from "node:child_process";

const asked = process.argv.slice(2);
const projects = asked.includes("--selectProjects") ? [] : ["--selectProjects", "server", "client"];
const args = ["node_modules/jest/bin/jest.js", ...projects, ...asked];
const { status } = spawnSync(process.execPath, args, {
  stdio: "inherit",
  env: {
    ...process.env,
    NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
  },
});
process.exitCode = status ?? 1;
