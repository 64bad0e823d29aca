/**
 * One MariaDB server of a cluster for `npm run faults -- cluster`, in a process of its own. It is started by messages from the parent
 * process: `{ start: flags }` and `{ kill: true }`, each answered once that is done.
 */
import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";
import { findServers } from "./mysql-binary.mjs";
import { initialise, instanceFiles, startServer } from "./mysql-instance.mjs";

const PASSWORD = "faults-only";
const [home, port, packages, role] = process.argv.slice(2);
// The scripts that copy data from node to node are looked for there.
if (packages) process.env.PATH = `${path.join(packages, "usr/bin")}:${process.env.PATH}`;
const binary = (await findServers([])).find(({ flavour }) => flavour === "mariadb");
if (!binary) throw new Error("There is no MariaDB server.");
if (role === "joiner") {
  mkdirSync(instanceFiles(home).data, { recursive: true });
  chmodSync(home, 0o711);
} else await initialise(binary, home);
// As root, rsync takes the data as the user "nobody", which can't change the folder's mode: both nodes have the same.
chmodSync(instanceFiles(home).data, 0o777);
let server;

/** @param {string[]} flags */
async function start(flags) {
  const settings = { port: Number(port), password: PASSWORD, databaseName: "faults" };
  server = await startServer(binary, home, {
    ...settings,
    throwAway: true,
    flags,
    onSpawn: () => {},
  });
}

/** @param {NodeJS.Signals} signal */
async function end(signal) {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const gone = new Promise((resolve) => server.once("exit", resolve));
  server.kill(signal);
  await gone;
}

process.on("message", async (/** @type {{ start?: string[], end?: NodeJS.Signals }} */ message) => {
  try {
    if (message.start) await start(message.start);
    if (message.end) await end(message.end);
    process.send?.({ done: true });
  } catch (error) {
    process.send?.({ failed: String(error) });
  }
});
process.on("disconnect", () => end("SIGKILL").finally(() => process.exit()));
process.send?.({ url: `mysql://app:${PASSWORD}@127.0.0.1:${port}/faults` });
