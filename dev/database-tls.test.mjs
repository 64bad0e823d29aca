import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import mysql from "mysql2/promise";
import { ROOT } from "./child.mjs";
import { findServers, unpackServer } from "./mysql-binary.mjs";
import { initialise, startServer } from "./mysql-instance.mjs";
import { nextFreePort } from "./ports.mjs";
import { endProcess, run } from "./processes.mjs";

/** A MariaDB or MySQL that requires TLS, with a certificate for "localhost" from a test certificate authority. */
const PASSWORD = "tls-test-only";
const MIGRATE = path.join(ROOT, "dist/node/server/commands/migrate.js");
const folder = mkdtempSync(path.join(os.tmpdir(), "staffboard-tls-"));
const file = (name) => path.join(folder, name);
let server;
let port;
let flavour;

const openssl = (...args) => execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });

/** Writes NAME-host.pem for `host`, signed by `authority`, which is created first if it is `name` itself. */
function makeCertificates(name, host, authority = name) {
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout"];
  const subject = ["-days", "2", "-subj", `/CN=${name}`, "-out", `${name}.pem`];
  if (authority === name) openssl("req", "-x509", ...key, `${name}.key`, ...subject);
  openssl("req", ...key, `${name}-host.key`, "-subj", `/CN=${host}`, "-out", `${name}-host.csr`);
  writeFileSync(file(`${name}.ext`), `subjectAltName=DNS:${host}\n`);
  const signed = [
    "-CA",
    `${authority}.pem`,
    "-CAkey",
    `${authority}.key`,
    "-CAcreateserial",
    "-days",
    "2",
  ];
  openssl(
    "x509",
    "-req",
    "-in",
    `${name}-host.csr`,
    ...signed,
    "-extfile",
    `${name}.ext`,
    "-out",
    `${name}-host.pem`,
  );
}

before(async () => {
  makeCertificates("own", "localhost");
  makeCertificates("foreign", "localhost");
  const binaries = path.resolve(ROOT, process.env.DATA_DIR ?? ".data", "mysql-server");
  const find = async () => (await findServers([binaries]))[0];
  const binary = (await find()) ?? ((await unpackServer(binaries, console.log)) && (await find()));
  assert.ok(binary, "no database server is on this machine");
  ({ flavour } = binary);
  const home = file("mysql");
  mkdirSync(home);
  await initialise(binary, home);
  port = await nextFreePort(21_000);
  server = await startServer(binary, home, {
    port,
    password: PASSWORD,
    databaseName: "tls",
    throwAway: true,
    onSpawn: () => {},
    flags: [
      `--ssl-ca=${file("own.pem")}`,
      `--ssl-cert=${file("own-host.pem")}`,
      `--ssl-key=${file("own-host.key")}`,
      "--require-secure-transport=ON",
    ],
  });
});
after(async () => {
  if (server?.pid) await endProcess(server.pid, 30_000);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `npm run migrate` against the server. */
const migrate = ({ host = "localhost", query = "", ca }) =>
  run(process.execPath, [MIGRATE], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      ENV_FILE: "",
      DATABASE_URL: `mysql://app:${PASSWORD}@${host}:${port}/tls${query}`,
      ...(ca ? { DATABASE_CA: ca } : {}),
    },
  });

test("a connection without TLS is refused, and the message says what to set", async () => {
  const { code, stderr } = await migrate({});
  assert.equal(code, 1);
  assert.match(stderr, /requires TLS, add \?ssl=true to DATABASE_URL/);
  assert.doesNotMatch(stderr, /\n\s+at /);
});

test("the certificate authority in DATABASE_CA, as a file or as text, turns TLS on", async () => {
  assert.equal((await migrate({ ca: file("own.pem") })).stderr, "");
  const text = readFileSync(file("own.pem"), "utf8").replaceAll("\n", "\\n");
  const again = await migrate({ ca: text, query: "?ssl=true" });
  assert.equal(again.stderr, "");
  assert.match(again.stdout, /up to date/);
});

test("a certificate from any other authority is refused", async () => {
  for (const wish of [{ ca: file("foreign.pem") }, { query: "?ssl=true" }]) {
    const { code, stderr } = await migrate(wish);
    assert.equal(code, 1);
    assert.match(stderr, /certificate that is not trusted/);
  }
});

test("the host name check can be turned off for a server addressed by IP", async () => {
  const byNumber = await migrate({ host: "127.0.0.1", ca: file("own.pem") });
  assert.equal(byNumber.code, 78);
  assert.match(byNumber.stderr, /has an IP address as its host/);
  const query = "?ssl=verify-ca";
  const own = await migrate({ host: "127.0.0.1", ca: file("own.pem"), query });
  assert.equal(own.stderr, "");
  const foreign = await migrate({ host: "127.0.0.1", ca: file("foreign.pem"), query });
  assert.match(foreign.stderr, /not trusted/);
});

test("a certificate for another host is refused, even from the right authority", async () => {
  makeCertificates("elsewhere", "db.example", "own");
  for (const part of ["pem", "key"])
    copyFileSync(file(`elsewhere-host.${part}`), file(`own-host.${part}`));
  const ca = readFileSync(file("own.pem"), "utf8");
  const uri = `mysql://app:${PASSWORD}@127.0.0.1:${port}/tls`;
  const connection = await mysql.createConnection({ uri, ssl: { ca } });
  await connection.query(flavour === "mariadb" ? "FLUSH SSL" : "ALTER INSTANCE RELOAD TLS");
  await connection.end();
  const { code, stderr } = await migrate({ ca: file("own.pem") });
  assert.equal(code, 1);
  assert.match(
    stderr,
    /not trusted \(ERR_TLS_CERT_ALTNAME_INVALID\)|that the certificate is for this host/,
  );
});
