/**
 * Choosing TCP ports on the loopback address.
 */
import net from "node:net";

/** Above this the kernel hands ports to outgoing connections, so a free one may be gone later. */
const HIGHEST = 32767;

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether a server may listen there, on 127.0.0.1 and on all addresses
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

/**
 * @param {number} from where to begin
 * @param {Set<number>} [taken] ports promised to somebody who does not listen yet
 * @returns {Promise<number>} the first free port at or after `from`, below 32768
 * @throws {Error} when 200 in a row are taken
 */
export async function nextFreePort(from, taken = new Set()) {
  const last = Math.min(from + 200, HIGHEST);
  for (let port = from; port <= last; port += 1) {
    if (!taken.has(port) && (await isFree(port))) return port;
  }
  throw new Error(`No free port between ${from} and ${last}.`);
}

/**
 * Settles one port: the one asked for by name or nothing; a default may move.
 *
 * @param {{label: string, variable: string, asked?: string, preferred: number,
 *   taken?: Set<number>, log?: (line: string) => void}} wish `asked` is the variable's text
 * @returns {Promise<number>}
 * @throws {Error} when the asked port is no port, or taken
 */
export async function settlePort({ label, variable, asked, preferred, taken = new Set(), log }) {
  if (asked !== undefined && asked !== "") {
    const port = readPort(variable, asked);
    if (taken.has(port) || !(await isFree(port))) {
      throw new Error(
        `Port ${port} for ${label} (${variable}=${asked}) is taken. Stop what listens there or set ${variable} to another port.`,
      );
    }
    taken.add(port);
    return port;
  }
  if (!taken.has(preferred) && (await isFree(preferred))) {
    taken.add(preferred);
    return preferred;
  }
  const port = await nextFreePort(Math.min(preferred + 100, HIGHEST - 200), taken);
  log?.(`Port ${preferred} for ${label} is taken: using ${port}. ${variable} chooses another.`);
  taken.add(port);
  return port;
}

/**
 * @param {string} variable its name, for the message
 * @param {string} text
 * @returns {number} 1 to 65535
 * @throws {Error} when the text is anything else
 */
export function readPort(variable, text) {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65535) throw new Error(`${variable}=${text} is no port (1 to 65535).`);
  return port;
}
