/**
 * Initializes and starts one private database server: its flags, its accounts, its readiness check.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { serverEnvironment } from "./mysql-binary.mjs";
import { hasCommand, run, userName } from "./processes.mjs";

/** MySQL 8's default modes; MariaDB's own default is laxer. */
const SQL_MODE =
  "ONLY_FULL_GROUP_BY,STRICT_TRANS_TABLES,NO_ZERO_IN_DATE,NO_ZERO_DATE,ERROR_FOR_DIVISION_BY_ZERO,NO_ENGINE_SUBSTITUTION";

/** In milliseconds. Allows for a cold disk and a busy processor. */
const READY_WITHIN = 300_000;

/** The scripts that mariadb-install-db runs, without help tables and the sys schema. */
const MARIADB_SYSTEM_TABLES = [
  "mysql_system_tables.sql",
  "mysql_performance_tables.sql",
  "mysql_system_tables_data.sql",
];

/** @param {string} home the instance's folder @returns the files in it */
export const instanceFiles = (home) => ({
  data: path.join(home, "data"),
  temporary: path.join(home, "tmp"),
  log: path.join(home, "server.log"),
  initSql: path.join(home, "init.sql"),
  /** Written last: a data folder without it is incomplete and may be deleted. */
  marker: path.join(home, "initialised"),
  state: path.join(home, "instance.json"),
});

/** The folder of the server's SQL scripts and message files. */
const shareFolder = (server) =>
  server.unpacked
    ? path.join(server.unpacked, "usr/share/mysql")
    : [
        "/usr/share/mysql",
        "/usr/share/mariadb",
        path.join(path.dirname(server.file), "../share/mysql"),
      ].find((folder) => existsSync(path.join(folder, MARIADB_SYSTEM_TABLES[0])));

function commonFlags(server, home) {
  const { data, temporary } = instanceFiles(home);
  mkdirSync(temporary, { recursive: true, mode: 0o700 });
  // Use a separate tmpdir: in a shared one, each MariaDB removes the temporary tables of all others when it starts.
  const flags = ["--no-defaults", `--datadir=${data}`, `--tmpdir=${temporary}`];
  flags.push("--innodb-buffer-pool-size=64M");
  // The server's usual user cannot read a project under /root.
  if (process.getuid?.() === 0) flags.push("--user=root");
  if (server.unpacked) {
    flags.push(`--basedir=${path.join(server.unpacked, "usr")}`);
    flags.push(`--lc-messages-dir=${shareFolder(server)}`);
    flags.push(`--plugin-dir=${path.join(server.unpacked, "usr/lib/mysql/plugin")}`);
  }
  if (server.flavour === "mariadb") {
    flags.push("--innodb-log-file-size=24M", "--aria-pagecache-buffer-size=8M");
  } else {
    flags.push("--innodb-redo-log-capacity=32M", "--disable-log-bin", "--mysqlx=OFF");
    // Debian's MySQL aborts without this: its built-in folder does not exist.
    flags.push("--secure-file-priv=NULL");
  }
  return flags;
}

/**
 * Initializes an empty data folder, unless a complete one exists.
 *
 * @param {import("./mysql-binary.mjs").ServerBinary} server
 * @param {string} home
 * @throws {Error} with the end of the server's output
 */
export async function initialise(server, home) {
  const files = instanceFiles(home);
  if (existsSync(files.marker)) return;
  rmSync(files.data, { recursive: true, force: true });
  mkdirSync(files.data, { recursive: true, mode: 0o700 });
  const answer = await (server.flavour === "mariadb" ? bootMariadb : bootMysql)(server, home);
  if (!answer.ok) {
    throw new Error(
      `${server.file} could not create its system tables:\n${answer.stderr.slice(-1500)}`,
    );
  }
  const { flavour, series } = server;
  writeFileSync(files.marker, JSON.stringify({ flavour, series }));
}

function bootMariadb(server, home) {
  const share = shareFolder(server);
  if (!share) return { ok: false, stderr: "mysql_system_tables.sql was not found" };
  const scripts = MARIADB_SYSTEM_TABLES.map((name) => readFileSync(path.join(share, name), "utf8"));
  const input = [
    "CREATE DATABASE IF NOT EXISTS mysql;",
    "USE mysql;",
    `SET @auth_root_socket='${userName()}';`,
    ...scripts,
    "FLUSH PRIVILEGES;",
    "",
  ].join("\n");
  const flags = ["--bootstrap", "--log-warnings=0", "--enforce-storage-engine="];
  flags.push("--max_allowed_packet=8M", "--net_buffer_length=16K");
  const args = [...commonFlags(server, home), ...flags];
  return run(server.file, args, { input, env: serverEnvironment(server) });
}

const bootMysql = (server, home) =>
  run(server.file, [...commonFlags(server, home), "--initialize-insecure"], {
    env: serverEnvironment(server),
  });

/** @param {string} home @returns {{flavour: string, series: string} | undefined} the server that created the data */
export function madeBy(home) {
  try {
    return JSON.parse(readFileSync(instanceFiles(home).marker, "utf8"));
  } catch {
    return undefined;
  }
}

/**
 * Accounts and the database are recreated at every start, so a lost state file does no harm.
 * One statement per line: older servers require it in an init file.
 */
function writeInitSql(server, home, { password, databaseName, makesUsers = false }) {
  const lines = [
    `CREATE DATABASE IF NOT EXISTS \`${databaseName}\` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci;`,
  ];
  for (const host of ["localhost", "127.0.0.1"]) {
    lines.push(`CREATE USER IF NOT EXISTS 'app'@'${host}' IDENTIFIED BY '${password}';`);
    lines.push(`ALTER USER 'app'@'${host}' IDENTIFIED BY '${password}';`);
    const option = makesUsers ? " WITH GRANT OPTION" : "";
    lines.push(`GRANT ALL ON *.* TO 'app'@'${host}'${option};`);
  }
  if (server.flavour === "mysql") {
    lines.push(`ALTER USER 'root'@'localhost' IDENTIFIED BY '${password}';`);
  }
  writeFileSync(instanceFiles(home).initSql, `${lines.join("\n")}\n`, { mode: 0o600 });
}

/** A socket path can have at most 107 bytes; in a deep checkout it would be longer. */
function socketFile(home) {
  const near = path.join(home, "server.sock");
  if (Buffer.byteLength(near) <= 100) return near;
  const name = createHash("sha256").update(`${process.getuid?.()} ${home}`).digest("hex");
  return path.join(os.tmpdir(), `staffboard-${name.slice(0, 16)}.sock`);
}

/** Nothing waits for the disk, which takes longer than most tests: a crash of the machine may destroy the data. */
const forgetfulFlags = ({ flavour }) => [
  "--innodb-flush-log-at-trx-commit=0",
  flavour === "mariadb" ? "--debug-no-sync" : "--innodb-flush-method=nosync",
];

function startFlags(server, home, { port, durable }) {
  const socket = socketFile(home);
  // Left by a killed MySQL. The next server would honor it if another process now has the same pid.
  rmSync(`${socket}.lock`, { force: true });
  return [
    ...commonFlags(server, home),
    `--port=${port}`,
    "--bind-address=127.0.0.1",
    `--socket=${socket}`,
    `--pid-file=${path.join(home, "server.pid")}`,
    `--init-file=${instanceFiles(home).initSql}`,
    "--skip-name-resolve",
    "--performance-schema=OFF",
    // Each test worker runs several applications, each with its own pool.
    "--max-connections=1000",
    "--max-connect-errors=1000000",
    "--table-open-cache=256",
    "--key-buffer-size=1M",
    "--tmp-table-size=16M",
    "--max-allowed-packet=64M",
    "--character-set-server=utf8mb4",
    "--collation-server=utf8mb4_unicode_ci",
    "--default-time-zone=+00:00",
    `--sql-mode=${SQL_MODE}`,
    ...(durable ? ["--innodb-flush-log-at-trx-commit=1"] : forgetfulFlags(server)),
  ];
}

/**
 * Starts the server and waits until it answers.
 *
 * @param {import("./mysql-binary.mjs").ServerBinary} server
 * @param {string} home
 * @param {{port: number, password: string, databaseName: string, throwAway: boolean,
 *   durable?: boolean, onSpawn: (pid: number) => void, flags?: string[], makesUsers?: boolean}} settings `onSpawn` is called before
 *   the server answers; `flags` are appended to the usual ones; `makesUsers`: "app" may grant what it may do itself
 * @returns {Promise<import("node:child_process").ChildProcess>} with `unref()` called on it
 * @throws {Error} with the end of its log; `portTaken` is set if that was the reason
 */
export async function startServer(server, home, settings) {
  const { port, throwAway, durable = true, onSpawn, flags = [] } = settings;
  writeInitSql(server, home, settings);
  const { log } = instanceFiles(home);
  const pidFile = path.join(home, "server.pid");
  for (const file of [log, pidFile]) rmSync(file, { force: true });
  const output = openSync(log, "a", 0o600);
  // Own process group: the terminal's Ctrl-C reaches only the launcher, which stops the database last.
  const [command, ...args] = [...(throwAway ? killWithParent() : []), server.file];
  const child = spawn(
    command,
    [...args, ...startFlags(server, home, { port, durable }), ...flags],
    {
      stdio: ["ignore", output, output],
      detached: true,
      env: serverEnvironment(server),
    },
  );
  closeSync(output);
  let ended;
  child.once("error", (error) => (ended = error.message));
  child.once("exit", (code, signal) => (ended = `exit ${code ?? signal}`));
  if (child.pid) onSpawn(child.pid);
  // The pid file shows that our server answers, and not another one that took the port.
  const isReady = async () => readPid(pidFile) === child.pid && (await greets(port));
  for (const end = Date.now() + READY_WITHIN; !(await isReady()); await delay(25)) {
    if (!ended && Date.now() < end) continue;
    if (!ended) child.kill("SIGKILL");
    const words = readFileSync(log, "utf8");
    const error = new Error(
      `The database did not start (${ended ?? `${READY_WITHIN / 1000} s`}):\n${words.slice(-1500)}`,
    );
    throw Object.assign(error, { portTaken: /address already in use/i.test(words) });
  }
  child.unref();
  return child;
}

const readPid = (file) => (existsSync(file) ? Number(readFileSync(file, "utf8")) : undefined);

/** Throw-away data is not reused, so on Linux its server is killed with this process. */
const killWithParent = () =>
  process.platform === "linux" && hasCommand("setpriv") ? ["setpriv", "--pdeathsig", "TERM"] : [];

/**
 * Waits for the protocol's greeting: a port may be open before the database answers.
 *
 * @param {number} port
 * @param {number} [patience] milliseconds
 * @returns {Promise<boolean>}
 */
export function greets(port, patience = 5000) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: "127.0.0.1" });
    const end = (answer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(patience, () => end(false));
    socket.on("error", () => end(false));
    socket.on("close", () => end(false));
    // A packet header of four bytes, then the protocol version: 10 since MySQL 3.21.
    socket.on("data", (data) => end(data[4] === 10));
  });
}
