/**
 * `npm run test:jest`: server and component tests. Arguments go to jest (a file, `-t name`, `--watch`). A test of the launcher
 * (`dev/*.test.mjs`) is run by Node instead.
 */
import "./node-version.mjs";
import { spawnSync } from "node:child_process";
import path from "node:path";

const { ROOT } = await import("./child.mjs");
const { jestArguments, splitArguments } = await import("./jest-arguments.mjs");
const { prepareBuild } = await import("./launch.mjs");

const { launcher, jest } = splitArguments(process.argv.slice(2));
if (launcher) {
  const options = { cwd: ROOT, stdio: "inherit" };
  const { status } = spawnSync(process.execPath, ["--test", ...launcher], options);
  if (status !== 0 || !jest) process.exit(status ?? 1);
}

// What the chosen tests need of the build is made by server/test/global-setup.mjs.
await prepareBuild((_name, work) => work(), console.log, []).catch(({ message }) => {
  console.error(message);
  process.exit(1);
});
// Leave Ctrl-C to jest, which then stops its services.
process.on("SIGINT", () => {});
const { status } = spawnSync(
  process.execPath,
  [path.join(ROOT, "dev/run-jest.mjs"), ...jestArguments(jest ?? [])],
  {
    cwd: ROOT,
    stdio: "inherit",
    env: {
      ...process.env,
      NODE_OPTIONS: "--experimental-vm-modules --disable-warning=ExperimentalWarning",
      // Silences a warning that the AWS SDK prints on Node 20, which this project supports.
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
    },
  },
);
process.exitCode = status ?? 1;
