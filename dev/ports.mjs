/**
 * Chooses TCP ports on the loopback address. A claim keeps other launchers on this machine from choosing the same port
 * before a server listens on it.
 */
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { tryLock } from "./lock.mjs";

/** The kernel assigns higher ports to outgoing connections, so one that is free now may be taken later. */
const HIGHEST = 32767;

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether a server could listen there, on 127.0.0.1 and on all addresses
 */
export async function isFree(port) {
  return (await canListen(port, "127.0.0.1")) && (await canListen(port, "::"));
}

function canListen(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once("error", (error) => resolve(error.code !== "EADDRINUSE" && host === "::"));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

const CLAIMS = path.join(os.tmpdir(), `staffboard-ports-${process.getuid?.() ?? "all"}`);
const releases = [];
process.once("exit", () => releases.forEach((release) => release()));

/**
 * Claims a port until this process ends.
 *
 * @param {number} port
 * @returns {Promise<boolean>} false if a process (this one included) listens there or has claimed it
 */
async function claim(port) {
  const release = tryLock(path.join(CLAIMS, String(port)));
  if (!release) return false;
  if (await isFree(port)) return releases.push(release) > 0;
  release();
  return false;
}

/**
 * @param {number} from the first port to try
 * @returns {Promise<number>} the first free, unclaimed port at or after `from`, below 32768; it is now claimed
 * @throws {Error} if 200 in a row are taken
 */
export async function nextFreePort(from) {
  const last = Math.min(from + 200, HIGHEST);
  for (let port = from; port <= last; port += 1) if (await claim(port)) return port;
  throw new Error(`No free port between ${from} and ${last}.`);
}

/**
 * Chooses one port. A port set by the user is used or refused; a default may move to the next free port.
 *
 * @param {{label: string, variable: string, asked?: string, preferred: number,
 *   log?: (line: string) => void}} wish `asked` is the variable's value
 * @returns {Promise<number>} claimed, as by `nextFreePort`
 * @throws {Error} if the port set by the user is taken or not a valid port
 */
export async function settlePort({ label, variable, asked, preferred, log }) {
  if (asked !== undefined && asked !== "") {
    const port = readPort(variable, asked);
    if (!(await claim(port))) {
      throw new Error(
        `Port ${port} for ${label} (${variable}=${asked}) is taken. Stop what listens there or set ${variable} to another port.`,
      );
    }
    return port;
  }
  if (await claim(preferred)) return preferred;
  const port = await nextFreePort(Math.min(preferred + 100, HIGHEST - 200));
  log?.(`Port ${preferred} for ${label} is taken: using ${port}. ${variable} chooses another.`);
  return port;
}

/**
 * @param {string} variable its name, for the error message
 * @param {string} text
 * @returns {number} 1 to 65535
 * @throws {Error} if the text is anything else
 */
export function readPort(variable, text) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65535) throw new Error(`${variable}=${text} is not a port (1 to 65535).`);
  return port;
}
