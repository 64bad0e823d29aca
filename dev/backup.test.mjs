import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { after, before, test } from "node:test";
import {
  CreateBucketCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import mysql from "mysql2/promise";
import { ROOT } from "./child.mjs";
import { raise } from "./environment.mjs";
import { clientEnvironment, findServers, unpackServer } from "./mysql-binary.mjs";
import { initialise, startServer } from "./mysql-instance.mjs";
import { nextFreePort } from "./ports.mjs";
import { endProcess, run } from "./processes.mjs";
import { scratchFolder } from "./scratch.mjs";
import { migrate, seed } from "./site.mjs";

/**
 * A drill: backs up a filled site with `npm run backup`, and puts it into new databases and buckets with `npm run restore`. The database
 * is one of its own, because the usual one keeps no binary log.
 */
const PASSWORD = "for-tests-only";
const COMMAND = {
  backup: path.join(ROOT, "dist/node/server/commands/backup.js"),
  restore: path.join(ROOT, "dist/node/server/commands/restore.js"),
};
const STACK = /\n\s+at .*:\d+/;
const folder = scratchFolder();
const root = path.join(folder, "backups");
let server;
let flavour;
let port;
let clients;
let environment;
let store;
let admin;
let first;

const binaries = (name) => path.resolve(ROOT, process.env.DATA_DIR ?? ".data", name);
const urlOf = (name, user = "app", password = PASSWORD) =>
  `mysql://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${name}`;

before(async () => {
  const find = async () => (await findServers([binaries("mysql-server")]))[0];
  const binary =
    (await find()) ??
    ((await unpackServer(binaries("mysql-server"), console.log)) && (await find()));
  assert.ok(binary, "no database server is on this machine");
  ({ flavour } = binary);
  clients = await clientEnvironment(binary, binaries("mysql-client"), console.log);
  const home = path.join(folder, "mysql");
  mkdirSync(home);
  await initialise(binary, home);
  port = await nextFreePort(26_000);
  server = await startServer(binary, home, {
    port,
    password: PASSWORD,
    databaseName: "site",
    throwAway: true,
    durable: false,
    onSpawn: () => {},
    flags: [`--log-bin=${path.join(home, "binlog")}`, "--server-id=1", "--binlog-format=ROW"],
  });
  const { PATH, HOME, TMPDIR } = process.env;
  environment = await raise({
    dataDir: path.join(folder, "services"),
    settings: { PATH, HOME, TMPDIR, DATABASE_URL: urlOf("site") },
    portsFrom: 27_000,
  });
  const { env } = environment;
  store = new S3Client({
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    forcePathStyle: true,
    credentials: { accessKeyId: env.AWS_ACCESS_KEY_ID, secretAccessKey: env.AWS_SECRET_ACCESS_KEY },
  });
  admin = await mysql.createConnection({ uri: urlOf("site"), multipleStatements: true });
  await migrate(env);
  await seed(env);
  first = path.join(root, await backup());
});

after(async () => {
  await admin?.end();
  store?.destroy();
  await environment?.stop();
  if (server?.pid) await endProcess(server.pid, 30_000);
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a built command as an operator does. */
function command(name, args, env = {}) {
  return run(process.execPath, ["--enable-source-maps", COMMAND[name], ...args], {
    cwd: folder,
    env: { ...environment.env, ...clients, ENV_FILE: "", ...env },
  });
}

/** @returns the name of the new backup's folder */
async function backup(args = [], env = {}) {
  const { code, stdout, stderr } = await command("backup", [root, ...args], env);
  assert.equal(code, 0, `${stdout}\n${stderr}`);
  const [, target] = /The backup is complete: (.+)/.exec(stdout) ?? [];
  return path.basename(target);
}

let targets = 0;
/** An empty database and an empty bucket. */
async function emptyTarget() {
  const name = `target_${++targets}`;
  await admin.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
  const bucket = `target-${targets}`;
  await store.send(new CreateBucketCommand({ Bucket: bucket }));
  return { name, bucket, env: { DATABASE_URL: urlOf(name), S3_BUCKET: bucket } };
}

async function rowsOf(name) {
  const [tables] = await admin.query(`SHOW TABLES FROM ${name}`);
  const rows = {};
  for (const table of tables.map((row) => Object.values(row)[0]))
    rows[table] = (await admin.query(`SELECT * FROM ${name}.${table}`))[0]
      .map((row) => JSON.stringify(row))
      .toSorted();
  return rows;
}

async function filesOf(bucket) {
  const { Contents = [] } = await store.send(new ListObjectsV2Command({ Bucket: bucket }));
  const files = {};
  for (const { Key } of Contents) {
    const { Body, ContentType, ContentDisposition, CacheControl } = await store.send(
      new GetObjectCommand({ Bucket: bucket, Key }),
    );
    const content = createHash("sha256")
      .update(await Body.transformToByteArray())
      .digest("hex");
    files[Key] = { content, ContentType, ContentDisposition, CacheControl };
  }
  return files;
}

const restore = (from, { env }, args = []) => command("restore", [from, ...args], env);

async function assertRefused(answer, words, { name, bucket }) {
  assert.equal(answer.code, 1, `${answer.stdout}\n${answer.stderr}`);
  assert.match(answer.stderr, words);
  assert.doesNotMatch(answer.stderr, STACK);
  assert.doesNotMatch(answer.stderr + answer.stdout, new RegExp(PASSWORD));
  assert.deepEqual(await rowsOf(name), {});
  assert.deepEqual(await filesOf(bucket), {});
}

test("a restored site has the rows and the files of the one that was backed up", async () => {
  const target = await emptyTarget();
  const { code, stdout, stderr } = await restore(first, target);
  assert.equal(code, 0, `${stdout}\n${stderr}`);
  assert.match(stdout, /Audit log: complete/);
  const [rows, files] = [await rowsOf("site"), await filesOf(environment.env.S3_BUCKET)];
  assert.ok(rows.jobs.length > 100 && rows.applications.length > 100);
  assert.ok(Object.keys(files).length > 3);
  assert.deepEqual(await rowsOf(target.name), rows);
  assert.deepEqual(await filesOf(target.bucket), files);

  const again = await restore(first, target);
  assert.equal(again.code, 1);
  assert.match(again.stderr, new RegExp(`${target.name} isn't empty.*--replace ${target.name}`));
  const wrong = await restore(first, target, ["--replace", "site"]);
  assert.match(wrong.stderr, /isn't empty/);
  await admin.query(`DELETE FROM ${target.name}.applications`);
  const named = await restore(first, target, ["--replace", target.name]);
  assert.equal(named.code, 0, named.stderr);
  assert.match(named.stdout, / 0 of them put back/);
  assert.deepEqual(await rowsOf(target.name), rows);
});

test("files that others may not read hold the backup, and none has the password", () => {
  for (const name of readdirSync(root, { recursive: true })) {
    const { mode } = statSync(path.join(root, name));
    assert.equal(mode & 0o077, 0, name);
  }
  assert.doesNotMatch(
    readFileSync(path.join(first, "manifest.json"), "utf8"),
    new RegExp(PASSWORD),
  );
});

test("a later backup reads only files that are new, also after one that was cut off", async () => {
  await delay(1_000);
  const list = `${root}/2001-01-01T000000Z.part`;
  mkdirSync(list);
  writeFileSync(`${list}/files.jsonl`, '{"key":"cut o');
  await store.send(
    new PutObjectCommand({
      Bucket: environment.env.S3_BUCKET,
      Key: "resumes/new.pdf",
      Body: "new",
    }),
  );
  const { code, stdout, stderr } = await command("backup", [root]);
  assert.equal(code, 0, stderr);
  assert.match(stdout, /; 1 of them new/);
  assert.ok(!existsSync(list));
});

test("--keep deletes old backups with what only they needed, and never the last one", async () => {
  const own = path.join(folder, "kept");
  cpSync(root, own, { recursive: true });
  const names = readdirSync(own).filter((name) => name.endsWith("Z"));
  for (const [at, name] of names.entries())
    renameSync(path.join(own, name), path.join(own, `200${at}-01-01T000000Z`));
  const unneeded = path.join(own, "objects/00", "0".repeat(64));
  mkdirSync(path.dirname(unneeded), { recursive: true });
  writeFileSync(unneeded, "");
  const { code, stdout, stderr } = await command("backup", [own, "--keep", "30"]);
  assert.equal(code, 0, stderr);
  assert.match(stdout, /Deleted: 2000-01-01T000000Z/);
  const [left, ...more] = readdirSync(own).filter((name) => name.endsWith("Z"));
  assert.deepEqual(more, []);
  assert.ok(!existsSync(unneeded));
  const target = await emptyTarget();
  const restored = await restore(path.join(own, left), target);
  assert.equal(restored.code, 0, restored.stderr);
});

/** Changes a manifest as a release would have written it. */
function reseal(from, change) {
  const file = path.join(from, "manifest.json");
  const { manifest } = JSON.parse(readFileSync(file, "utf8"));
  change(manifest);
  const sha256 = createHash("sha256").update(JSON.stringify(manifest)).digest("hex");
  writeFileSync(file, JSON.stringify({ manifest, sha256 }));
}
const dump = (from) => path.join(from, "database.sql.gz");
const anObject = (from) => {
  const objects = path.join(from, "../objects");
  return path.join(
    objects,
    readdirSync(objects, { recursive: true }).find((name) => /[0-9a-f]{64}$/.test(name)),
  );
};
const flip = (file) => {
  const bytes = readFileSync(file);
  bytes[Math.floor(bytes.length / 2)] ^= 1;
  writeFileSync(file, bytes);
};

for (const [what, damage, words] of [
  ["without its end", (from) => rmSync(path.join(from, "manifest.json")), /cut off before its end/],
  ["with a cut dump", (from) => truncateSync(dump(from), 1_000), /database.sql.gz isn't as it was/],
  ["with a changed dump", (from) => flip(dump(from)), /database.sql.gz isn't as it was/],
  ["with a longer dump", (from) => appendFileSync(dump(from), "\0"), /isn't as it was written/],
  ["without its dump", (from) => rmSync(dump(from)), /database.sql.gz is missing/],
  [
    "with a changed list",
    (from) => flip(path.join(from, "files.jsonl.gz")),
    /jsonl.gz isn't as it was/,
  ],
  ["with a cut file", (from) => truncateSync(anObject(from), 1), /missing or damaged/],
  ["without a file", (from) => rmSync(anObject(from)), /missing or damaged/],
  [
    "with other numbers in its manifest",
    (from) => {
      const file = path.join(from, "manifest.json");
      writeFileSync(file, readFileSync(file, "utf8").replace(/"jobs": \d+/, '"jobs": 1'));
    },
    /manifest.json was changed/,
  ],
  [
    "whose dump lacks rows that its manifest counts",
    (from) => reseal(from, ({ database }) => (database.rows.jobs += 1)),
    /doesn't have the rows/,
  ],
  [
    "of a later release",
    (from) => reseal(from, ({ database }) => database.migrations.push("Later1999999999999")),
    /later release of the site \(Later1999999999999\)/,
  ],
  [
    "of a later release's format",
    (from) => reseal(from, (manifest) => (manifest.format = 2)),
    /made by a later release/,
  ],
  [
    "of another kind of server",
    (from) =>
      reseal(from, ({ server }) => (server.kind = flavour === "mysql" ? "mariadb" : "mysql")),
    /Restore it to a server of the same kind/,
  ],
  [
    "of a newer server",
    (from) => reseal(from, ({ server }) => (server.version = "99.1.0")),
    /this server is older/,
  ],
])
  test(`a backup ${what} is refused before anything is written`, async () => {
    const copy = path.join(folder, "damaged");
    rmSync(copy, { recursive: true, force: true });
    cpSync(root, copy, { recursive: true });
    const from = path.join(copy, path.basename(first));
    damage(from);
    const target = await emptyTarget();
    await assertRefused(await restore(from, target), words, target);
  });

test("a restore beside a running site, and over other files, is refused", async () => {
  const target = await emptyTarget();
  const site = await mysql.createConnection(urlOf(target.name));
  await assertRefused(await restore(first, target), /Stop the site first/, target);
  await site.end();
  const [key] = Object.keys(await filesOf(environment.env.S3_BUCKET));
  await store.send(new PutObjectCommand({ Bucket: target.bucket, Key: key, Body: "other" }));
  const refused = await restore(first, target);
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, new RegExp(`other files under the same names: ${key}`));
  assert.deepEqual(await rowsOf(target.name), {});
});

/** The second after the present one, by the database's clock; returns once it has begun. */
async function nextSecond() {
  const [[{ now }]] = await admin.query("SELECT UNIX_TIMESTAMP() AS now");
  for (;;) {
    const [[row]] = await admin.query("SELECT UNIX_TIMESTAMP() AS now");
    if (row.now > now) return new Date(row.now * 1000).toISOString().replace(".000", "");
    await delay(20);
  }
}

test("--until goes on from a backup, up to a second", async () => {
  await admin.query("UPDATE site.companies SET name = CONCAT(name, ' Ltd')");
  await admin.query(
    "DELETE FROM site.sessions; INSERT INTO site.migrations (timestamp, name) SELECT 1, 'x'; DELETE FROM site.migrations WHERE name = 'x'",
  );
  const wanted = await rowsOf("site");
  const until = await nextSecond();
  await admin.query("DELETE FROM site.applications; UPDATE site.companies SET name = 'Lost'");
  await nextSecond();
  const early = await emptyTarget();
  await assertRefused(
    await restore(first, early, ["--until", until]),
    /The binary log was copied up to .* --logs/,
    early,
  );
  const logs = await command("backup", [root, "--logs"]);
  assert.equal(logs.code, 0, logs.stderr);
  assert.match(logs.stdout, /^Binary log: \d+ files?, complete until /);

  const target = await emptyTarget();
  const { code, stdout, stderr } = await restore(first, target, ["--until", until]);
  assert.equal(code, 0, `${stdout}\n${stderr}`);
  assert.deepEqual(await rowsOf(target.name), wanted);

  for (const [time, words] of [
    ["2001-01-01T00:00:00Z", /Use an earlier backup/],
    ["2999-01-01T00:00:00Z", /was copied up to/],
  ]) {
    const other = await emptyTarget();
    await assertRefused(await restore(first, other, ["--until", time]), words, other);
  }
  const unclear = await restore(first, target, ["--until", "2026-11-30 02:45"]);
  assert.equal(unclear.code, 2);

  const copy = path.join(folder, "logs-damaged");
  cpSync(root, copy, { recursive: true });
  const [log] = readdirSync(path.join(copy, "logs"))
    .filter((name) => /\.\d+$/.test(name))
    .toSorted()
    .slice(-1);
  flip(path.join(copy, "logs", log));
  const other = await emptyTarget();
  await assertRefused(
    await restore(path.join(copy, path.basename(first)), other, ["--until", until]),
    /isn't as it was copied/,
    other,
  );
  const foreign = await command("backup", [copy, "--logs"]);
  assert.equal(foreign.code, 0, "the newest file is copied anew");
});

test("a copy of the log beside a backup waits for its end", async () => {
  const copy = path.join(folder, "logs-beside");
  cpSync(root, copy, { recursive: true });
  const both = await Promise.all([command("backup", [copy]), command("backup", [copy, "--logs"])]);
  for (const { code, stderr } of both) assert.equal(code, 0, stderr);
});

test("the log of another server isn't mixed in, and a gap is said", async () => {
  const copy = path.join(folder, "logs-foreign");
  cpSync(root, copy, { recursive: true });
  const file = path.join(copy, "logs/logs.json");
  const logs = JSON.parse(readFileSync(file, "utf8"));
  logs.files.at(-1).sha256 = "0".repeat(64);
  writeFileSync(file, JSON.stringify(logs));
  const foreign = await command("backup", [copy, "--logs"]);
  assert.equal(foreign.code, 1);
  assert.match(foreign.stderr, /another server's binary log/);
  logs.files.at(-1).name = "binlog.000999";
  writeFileSync(file, JSON.stringify(logs));
  const gap = await command("backup", [path.join(folder, "empty"), "--logs"]);
  assert.equal(gap.code, 1);
  assert.match(gap.stderr, /There is no backup here/);
});

test("a user who sees only the database backs it up, with any password, and is told about --until", async () => {
  const password = `a"b'c\\d#e; f$ =`;
  // The usual user may do everything but grant.
  const [columns] = await admin.query("SHOW COLUMNS FROM mysql.db LIKE '%\\_priv'");
  const rights = columns.map(({ Field }) => Field).filter((name) => name !== "Grant_priv");
  await admin.query("CREATE USER 'only'@'%' IDENTIFIED BY ?", [password]);
  await admin.query(
    `INSERT INTO mysql.db (Host, User, Db, ${rights}) VALUES ('%', 'only', 'site', ${rights.map(() => "'Y'")}); FLUSH PRIVILEGES`,
  );
  const own = path.join(folder, "only");
  const { code, stdout, stderr } = await command("backup", [own], {
    DATABASE_URL: urlOf("site", "only", password),
  });
  assert.equal(code, 0, `${stdout}\n${stderr}`);
  assert.match(stdout, /restore --until won't work with this backup/);
  const [name] = readdirSync(own).filter((one) => one.endsWith("Z"));
  const target = await emptyTarget();
  const restored = await restore(path.join(own, name), target);
  assert.equal(restored.code, 0, restored.stderr);
  assert.deepEqual(await rowsOf(target.name), await rowsOf("site"));
});

/** Stands in for the dump program: answers for itself, then runs `ending`. */
function fakeDump(ending) {
  const bin = path.join(folder, `fake-${Math.random().toString(36).slice(2)}`);
  mkdirSync(bin);
  const version = flavour === "mysql" ? "mysqldump Ver 9.0" : "mariadb-dump from 10.11 MariaDB";
  for (const name of ["mysqldump", "mariadb-dump"]) {
    writeFileSync(
      path.join(bin, name),
      `#!/bin/sh\ncase "$*" in *--version*) echo '${version}' ;; *--help*) ;; *) ${ending} ;; esac\n`,
    );
    chmodSync(path.join(bin, name), 0o755);
  }
  return { PATH: [bin, clients.PATH].join(path.delimiter) };
}

for (const [what, ending, words] of [
  ["fails", "echo 'no such grant' >&2; exit 2", /dump failed \(exit 2\)\.\nno such grant/],
  [
    "ends early without saying so",
    "echo 'CREATE TABLE `jobs` ('",
    /without saying that the dump is complete/,
  ],
  ["writes nothing", "true", /without saying that the dump is complete/],
  ["is killed", "kill -9 $$", /dump failed \(SIGKILL\)/],
  [
    "leaves tables out",
    "echo 'CREATE TABLE `jobs` ('; echo '-- Dump completed on 2026-11-30'",
    /left out /,
  ],
])
  test(`a dump program that ${what} makes no backup`, async () => {
    const own = path.join(folder, `failed-${what.replaceAll(" ", "-")}`);
    const { code, stderr } = await command("backup", [own], fakeDump(ending));
    assert.equal(code, 1);
    assert.match(stderr, words);
    assert.doesNotMatch(stderr, STACK);
    assert.deepEqual(
      readdirSync(own).filter((name) => name.endsWith("Z")),
      [],
    );
  });

test("a missing program is named, with the package that has it", async () => {
  const bin = path.join(folder, "no-programs");
  mkdirSync(bin);
  const own = path.join(folder, "no-dump");
  const { code, stderr } = await command("backup", [own], { PATH: bin });
  assert.equal(code, 1);
  assert.match(stderr, /isn't on the PATH\. Install M.*: m\w+-client\)/);
  const target = await emptyTarget();
  const answer = await restore(first, { env: { ...target.env, PATH: bin } });
  await assertRefused(answer, /isn't on the PATH/, target);
});
