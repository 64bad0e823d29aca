/**
 * A database server of its own for `npm run faults -- site`, in a process of its own: it is killed, frozen, and started again at the
 * same port. Messages from the parent process say what to do, and each is answered once that is done.
 */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./child.mjs";
import { findServers, unpackServer } from "./mysql-binary.mjs";
import { initialise, startServer } from "./mysql-instance.mjs";
import { nextFreePort } from "./ports.mjs";

const PASSWORD = "faults-only";
const [home] = process.argv.slice(2);
const binary = await serverBinary();
mkdirSync(home, { recursive: true });
await initialise(binary, home);
const port = await nextFreePort(20_000 + Math.floor(Math.random() * 12_000));
let server = await start();

async function serverBinary() {
  const folder = path.resolve(ROOT, process.env.DATA_DIR ?? ".data", "mysql-server");
  const [found] = await findServers([folder]);
  return found ?? ((await unpackServer(folder, console.log)) && (await findServers([folder]))[0]);
}

function start() {
  return startServer(binary, home, {
    ...{ port, password: PASSWORD, databaseName: "faults" },
    ...{ throwAway: true, makesUsers: true, onSpawn: () => {} },
  });
}

async function kill() {
  const gone = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGKILL");
  await gone;
}

const ACTIONS = {
  start: async () => void (server = await start()),
  kill,
  freeze: () => server.kill("SIGSTOP"),
  thaw: () => server.kill("SIGCONT"),
};

process.on("message", async (/** @type {keyof ACTIONS} */ action) => {
  await ACTIONS[action]();
  // The parent process may have ended meanwhile.
  if (process.connected) process.send?.({ done: action });
});
process.on("disconnect", () => process.exit());
process.send?.({ url: `mysql://app:${PASSWORD}@127.0.0.1:${port}/faults` });
