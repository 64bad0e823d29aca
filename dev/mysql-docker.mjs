/**
 * The last resort for a database: `docker compose up mysql`. Needs Docker with its Compose plugin.
 */
import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { greets } from "./mysql-instance.mjs";
import { nextFreePort } from "./ports.mjs";
import { hasCommand, run } from "./processes.mjs";

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

/**
 * @param {{home: string, state: {password: string, port?: number}, databaseName: string,
 *   log: (line: string) => void}} options `state.port` must be set
 * @returns {Promise<undefined | {url: string, pid: undefined, port: number, started: boolean,
 *   stopContainer: () => Promise<void>}>} undefined if Docker is missing or not running
 */
export async function startDockerDatabase({ home, state, databaseName, log }) {
  if (!hasCommand("docker")) return undefined;
  const ready = await run("docker", ["compose", "ls"]);
  if (!ready.ok) return undefined;
  // The data is in a volume named after the project; each data folder needs its own.
  const name = `staffboard-${createHash("sha256").update(home).digest("hex").slice(0, 8)}`;
  const compose = composeArguments(name);
  state.dockerProject = name;
  const running = state.port !== undefined && (await greets(state.port));
  state.port = running ? state.port : await nextFreePort(state.port ?? 3307);
  const env = {
    ...composeEnvironment(),
    MYSQL_PORT: String(state.port),
    MYSQL_DATABASE: databaseName,
    MYSQL_BUFFER_POOL: "128M",
    SECRETS_DIR: writeSecrets(home, state.password),
  };
  log("no MySQL or MariaDB found: starting one with docker compose");
  const answer = await run("docker", [...compose, "up", "--detach", "--wait", "mysql"], {
    cwd: ROOT,
    env,
  });
  if (!answer.ok) throw new Error(`docker compose up mysql failed:\n${answer.stderr.slice(-1500)}`);
  return {
    // As root: tests create databases, which the image's ordinary user may not do.
    url: `mysql://root:${state.password}@127.0.0.1:${state.port}/${databaseName}`,
    pid: undefined,
    port: state.port,
    started: !running,
    stopContainer: async () => void (await run("docker", [...compose, "stop", "mysql"], { env })),
  };
}

/** Compose hands secrets over as files. @returns {string} their folder */
function writeSecrets(home, password) {
  const folder = path.join(home, "compose-secrets");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of ["mysql_root_password", "mysql_password", "mysql_backup_password"]) {
    const file = path.join(folder, name);
    rmSync(file, { force: true });
    writeFileSync(file, password);
    // In the container, another user reads it.
    chmodSync(file, 0o444);
  }
  return folder;
}

const COMPOSE_FILE = path.join(ROOT, "docker-compose.yml");
const composeArguments = (project) => [
  "compose",
  "--project-name",
  project,
  "--file",
  COMPOSE_FILE,
];

/**
 * Compose reads the whole file and refuses it if any service's secret is unset. Secrets of services that are not started
 * get a placeholder here.
 *
 * @returns {NodeJS.ProcessEnv}
 */
function composeEnvironment() {
  const file = readFileSync(COMPOSE_FILE, "utf8");
  const required = [...file.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => [name, "not-started"]);
  return { ...Object.fromEntries(required), ...process.env, COMPOSE_PROFILES: "database" };
}

/** Removes the container and its volume. @param {string} project */
export async function removeDockerDatabase(project) {
  const answer = await run("docker", [...composeArguments(project), "down", "--volumes"], {
    env: composeEnvironment(),
  });
  if (!answer.ok) throw new Error(`docker compose down failed:\n${answer.stderr.slice(-1500)}`);
}
