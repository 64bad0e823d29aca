/**
 * `npm run test:jest`: server and component tests. Arguments go to jest (a file, `-t name`).
 */
import { spawnSync } from "node:child_process";

const args = ["node_modules/jest/bin/jest.js", "--selectProjects", "server", "client"];
const { status } = spawnSync(process.execPath, [...args, ...process.argv.slice(2)], {
  stdio: "inherit",
  env: {
    ...process.env,
    NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
  },
});
process.exitCode = status ?? 1;
