import { spawn } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Readable, Writable } from "node:stream";
import { text } from "node:stream/consumers";
import { rootCertificates } from "node:tls";
import type { DatabaseSettings } from "../../db/data-source.js";
import { programEnvironment } from "../../env.js";
import { databaseTls } from "../../kit/db/tls.js";
import { Refused } from "../refused.js";

export type ServerKind = "mysql" | "mariadb";

/** What each kind of server calls its programs, best name first. MariaDB's older packages have only MySQL's names. */
const NAMES = {
  mysql: { dump: ["mysqldump"], client: ["mysql"], log: ["mysqlbinlog"] },
  mariadb: {
    dump: ["mariadb-dump", "mysqldump"],
    client: ["mariadb", "mysql"],
    log: ["mariadb-binlog", "mysqlbinlog"],
  },
} as const;

const PACKAGES = {
  mysql: "MySQL's client programs (Debian and Ubuntu: mysql-client)",
  mariadb: "MariaDB's client programs (Debian and Ubuntu: mariadb-client)",
};

/** Only the end of what a program complains about is shown. */
const COMPLAINT_CHARACTERS = 1_500;

export interface Program {
  name: string;
  version: string;
}

/**
 * Finds the program of a server's own kind on the PATH: one of the other kind has other flags, and writes what this server can't read.
 * @throws Refused with the package to install
 */
export async function findProgram(
  kind: ServerKind,
  task: "dump" | "client" | "log",
): Promise<Program> {
  const names = NAMES[kind][task];
  for (const name of names) {
    const version = await runProgram(name, ["--no-defaults", "--version"]).catch(() => "");
    if (version && /mariadb/i.test(version) === (kind === "mariadb"))
      return { name, version: version.trim() };
  }
  throw new Refused(
    `This needs ${names.join(" or ")}, which isn't on the PATH. Install ${PACKAGES[kind]}, of the server's version or a later one.`,
  );
}

/** A running program. Without looking at `done`, its failure would pass for the end of its output. */
export interface Running {
  input: Writable;
  output: Readable;
  /** Rejects with `Refused` and the end of what it wrote to standard error, unless it exits with 0. */
  done: Promise<void>;
  kill: () => void;
}

export function startProgram(name: string, args: readonly string[]): Running {
  const child = spawn(name, args, { env: programEnvironment(), stdio: ["pipe", "pipe", "pipe"] });
  let complaint = "";
  child.stderr.setEncoding("utf8").on("data", (words: string) => {
    complaint = (complaint + words).slice(-COMPLAINT_CHARACTERS);
  });
  const done = new Promise<void>((resolve, reject) => {
    child.once("error", (error) => reject(new Refused(`${name} can't be run (${error.message}).`)));
    child.once("close", (code, signal) => {
      if (code === 0) resolve();
      else
        reject(new Refused(`${name} failed (${signal ?? `exit ${code}`}).\n${complaint.trim()}`));
    });
  });
  // A program that ends early closes its input; its exit code says more than EPIPE.
  child.stdin.on("error", () => undefined);
  return { input: child.stdin, output: child.stdout, done, kill: () => void child.kill() };
}

/** Runs a program that needs no input to its end. @returns what it wrote @throws Refused like `startProgram` */
export async function runProgram(name: string, args: readonly string[]): Promise<string> {
  const { input, output, done } = startProgram(name, args);
  input.end();
  const [written] = await Promise.all([text(output), done]);
  return written;
}

/**
 * Calls `use` with the path of an option file that has the address, user, and password: on a command line, everyone on the machine could
 * read them.
 */
export async function withOptionFile<Result>(
  kind: ServerKind,
  settings: DatabaseSettings,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(path.join(tmpdir(), "staffboard-client-"));
  try {
    chmodSync(folder, 0o700);
    const file = path.join(folder, "client.cnf");
    const authorities = path.join(folder, "authorities.pem");
    writeFileSync(authorities, settings.DATABASE_CA ?? rootCertificates.join("\n"), {
      mode: 0o600,
    });
    writeFileSync(file, optionsOf(kind, settings, authorities), { mode: 0o600 });
    return await use(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The text of the option file. */
export function optionsOf(
  kind: ServerKind,
  { DATABASE_URL, DATABASE_CA }: DatabaseSettings,
  authorities: string,
): string {
  const url = new URL(DATABASE_URL);
  const values = {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port || "3306",
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    protocol: "tcp",
  };
  const lines = Object.entries(values).map(([name, value]) => `${name}=${quoted(value)}`);
  return ["[client]", ...lines, ...tlsLines(kind, DATABASE_URL, DATABASE_CA, authorities), ""].join(
    "\n",
  );
}

const quoted = (value: string): string => `"${value.replaceAll(/[\\"]/g, String.raw`\$&`)}"`;

function tlsLines(
  kind: ServerKind,
  url: string,
  ca: string | undefined,
  authorities: string,
): string[] {
  const tls = databaseTls(url, ca);
  const file = `ssl-ca=${quoted(authorities)}`;
  if (kind === "mysql")
    return tls
      ? [file, `ssl-mode=${tls.verifyIdentity ? "VERIFY_IDENTITY" : "VERIFY_CA"}`]
      : ["ssl-mode=PREFERRED", "loose-get-server-public-key"];
  // MariaDB's programs check the host name with the authority, or neither. Since 11.4, they ask for TLS unless told not to.
  return tls ? [file, "ssl-verify-server-cert"] : ["skip-ssl"];
}
