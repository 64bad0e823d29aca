import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { after, before, test } from "node:test";
import { ROOT } from "./child.mjs";
import { ensureDatabase } from "./mysql.mjs";
import { nextFreePort } from "./ports.mjs";
import { run } from "./processes.mjs";

/** Runs the built commands as an operator does: in a folder with a `.env`, on a database created for this file. */
const COMMANDS = {
  migrate: ["dist/node/server/commands/migrate.js"],
  erase: ["dist/node/server/commands/erase.js", "nobody@example.com"],
  admin: ["dist/node/server/commands/admin.js", "you@firm.com"],
  import: [
    "dist/node/server/commands/import.js",
    "board.json",
    "--company",
    "019a0000-0000-7000-8000-000000000001",
  ],
  audit: ["dist/node/server/commands/audit.js", "verify"],
  backup: ["dist/node/server/commands/backup.js", "backups"],
  restore: ["dist/node/server/commands/restore.js", "backups/nothing"],
  billing: ["dist/node/server/commands/billing.js", "check"],
  "stripe:sync": ["dist/node/server/commands/stripe-sync.js"],
  seed: ["dist/node/dev/seed/main.js", "--demo-data-in-production"],
  serve: ["dist/node/server/main.js"],
};
const ALL = [
  "PUBLIC_BASE_URL",
  "DATABASE_URL",
  "SECRET_KEY",
  "S3_BUCKET",
  "MAIL_FROM",
  "STAFF_MAIL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
];
/** The settings without a default that each command uses. */
const REQUIRED = {
  migrate: ["DATABASE_URL"],
  erase: ["DATABASE_URL", "S3_BUCKET"],
  admin: ["DATABASE_URL"],
  import: ["DATABASE_URL"],
  audit: ["DATABASE_URL"],
  backup: ["DATABASE_URL", "S3_BUCKET"],
  restore: ["DATABASE_URL", "S3_BUCKET"],
  billing: ALL,
  "stripe:sync": ["PUBLIC_BASE_URL", "STRIPE_SECRET_KEY"],
  seed: ["DATABASE_URL", "S3_BUCKET"],
  serve: ALL,
};
const STORE = { S3_BUCKET: "resumes", AWS_ACCESS_KEY_ID: "k", AWS_SECRET_ACCESS_KEY: "s" };
const STACK = /\n\s+at .*:\d+/;
const folder = mkdtempSync(path.join(os.tmpdir(), "staffboard-commands-"));
let database;

before(async () => {
  const binariesDir = path.resolve(ROOT, process.env.DATA_DIR ?? ".data", "mysql-server");
  database = await ensureDatabase({ dataDir: folder, binariesDir, throwAway: true });
});
after(async () => {
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** @param {Record<string, string>} file content of `.env` @param {Record<string, string>} env variables of the shell */
function command(name, file = {}, env = {}, cwd = folder, more = []) {
  const [program, ...args] = [...COMMANDS[name], ...more];
  const lines = Object.entries(file).map(([key, value]) => `${key}=${value}\n`);
  writeFileSync(path.join(folder, ".env"), lines.join(""));
  return run(process.execPath, ["--enable-source-maps", path.join(ROOT, program), ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...(cwd === folder ? {} : { ENV_FILE: "" }), ...env },
  });
}

for (const name of Object.keys(COMMANDS))
  test(`${name} says which of its settings are missing, without a stack trace`, async () => {
    const { code, stderr } = await command(name);
    assert.equal(code, 78);
    assert.match(stderr, /^Settings are not usable/);
    assert.doesNotMatch(stderr, STACK);
    const missing = [...stderr.matchAll(/^ {2}(\w+): is not set/gm)].map(([, setting]) => setting);
    assert.deepEqual(missing, REQUIRED[name]);
  });

for (const name of ["migrate", "erase", "admin", "import", "audit", "backup", "restore", "seed"])
  test(`${name} answers an unknown option with its usage`, async () => {
    const { code, stdout, stderr } = await command(name, {}, {}, folder, ["--contrat"]);
    assert.equal(code, 2);
    assert.equal(stdout, "");
    assert.match(stderr, new RegExp(`^npm run ${name} `));
    assert.doesNotMatch(stderr, STACK);
  });

test("migrations of two databases on one server do not wait for each other", async () => {
  const { createConnection } = await import("mysql2/promise");
  const holder = await createConnection(database.url);
  try {
    await holder.query("CREATE DATABASE IF NOT EXISTS another CHARACTER SET utf8mb4");
    await holder.query("USE another");
    await holder.query("SELECT GET_LOCK('another.migrations', 0), GET_LOCK('migrations', 0)");
    // It would give up if it waited: these locks are held until after it.
    const { code, stderr } = await command("migrate", { DATABASE_URL: database.url });
    assert.equal(code, 0, stderr);
  } finally {
    await holder.end();
  }
});

test("migrate needs only DATABASE_URL, and reads it from .env", async () => {
  const { code, stdout, stderr } = await command("migrate", {
    DATABASE_URL: database.url,
    S3_BUCKET: "",
  });
  assert.equal(stderr, "");
  assert.equal(code, 0);
  assert.match(stdout, /^Migrated: |up to date/);
});

test("erase reads the database and file store settings from .env", async () => {
  const { code, stdout, stderr } = await command("erase", { DATABASE_URL: database.url, ...STORE });
  assert.equal(code, 0, stderr);
  assert.match(stdout, /this address is not known/);
});

test("admin makes the first administrator, and a second one only with --yes", async () => {
  const settings = { DATABASE_URL: database.url };
  const first = await command("admin", settings);
  assert.equal(first.code, 0, first.stderr);
  assert.match(first.stdout, /^you@firm\.com is now an administrator/);
  const again = await command("admin", settings);
  assert.match(again.stdout, /^you@firm\.com is an administrator already/);
  const more = ["--name", "Ana Ortiz"];
  COMMANDS.second = ["dist/node/server/commands/admin.js", "ana@firm.com", ...more];
  const refused = await command("second", settings);
  assert.equal(refused.code, 1);
  assert.match(refused.stderr, /There is an administrator already\..*--yes/s);
  const second = await command("second", settings, {}, folder, ["--yes"]);
  assert.match(second.stdout, /^ana@firm\.com is now an administrator/);
});

test("erase records in the audit log whose account it deleted, once", async () => {
  const { createConnection } = await import("mysql2/promise");
  const settings = { DATABASE_URL: database.url, ...STORE };
  COMMANDS.erased = ["dist/node/server/commands/erase.js", "ana@firm.com"];
  const connection = await createConnection(database.url);
  try {
    const [[ana]] = await connection.query("SELECT id FROM users WHERE email = 'ana@firm.com'");
    const events = async () => {
      const sql = "SELECT actorKind, subjectId FROM audit_events WHERE kind = 'ERASED'";
      return (await connection.query(sql))[0];
    };
    assert.equal((await command("erased", settings)).code, 0);
    assert.deepEqual(await events(), []);
    for (let times = 0; times < 2; times += 1) {
      const { code, stderr } = await command("erased", settings, {}, folder, ["--yes"]);
      assert.equal(code, 0, stderr);
      assert.deepEqual(await events(), [{ actorKind: "SYSTEM", subjectId: ana.id }]);
    }
  } finally {
    await connection.end();
  }
});

for (const address of ["", "you", "a@b,c@d", "two words@firm.com"])
  test(`admin refuses the address "${address}"`, async () => {
    COMMANDS.bad = ["dist/node/server/commands/admin.js", address];
    const { code, stderr } = await command("bad", { DATABASE_URL: database.url });
    assert.equal(code, 2);
    assert.match(stderr, /^npm run admin -- /);
  });

test("audit verifies an empty log, and refuses a malformed --head", async () => {
  const settings = { DATABASE_URL: database.url };
  const { code, stdout, stderr } = await command("audit", settings);
  assert.equal(code, 0, stderr);
  assert.match(stdout, /^The audit log is complete/);
  const bad = await command("audit", settings, {}, folder, ["--head", "12"]);
  assert.equal(bad.code, 2);
});

test("shell variables override .env", async () => {
  const { stderr } = await command(
    "migrate",
    { DATABASE_URL: database.url },
    { DATABASE_URL: "mysql://app:x9kQ@database.invalid/site" },
  );
  assert.match(stderr, /The database at database\.invalid:3306 can't be found \(E\w+\)/);
});

test("ENV_FILE selects another file; a missing file is an error", async () => {
  const other = path.join(folder, "other.env");
  writeFileSync(other, `DATABASE_URL=${database.url}\n`);
  assert.match((await command("migrate", {}, { ENV_FILE: other })).stdout, /up to date/);
  const missing = await command("migrate", {}, { ENV_FILE: "nowhere.env" });
  assert.equal(missing.code, 78);
  assert.match(missing.stderr, /nowhere\.env, which is not there/);
});

for (const name of ["migrate", "erase", "audit", "backup", "restore", "seed"])
  test(`${name} names the unreachable database and says what to check`, async () => {
    const url = `mysql://app:x9kQ@127.0.0.1:${await nextFreePort(23_000)}/site`;
    const { code, stderr } = await command(name, { DATABASE_URL: url, ...STORE });
    assert.equal(code, 1);
    assert.match(
      stderr,
      /^The database at 127\.0\.0\.1:\d+ does not answer \(ECONNREFUSED\)\. Check /,
    );
    assert.doesNotMatch(stderr, STACK);
    assert.doesNotMatch(stderr, /x9kQ/);
  });

test("a wrong password and a missing database give different messages", async () => {
  const wrong = new URL(database.url);
  wrong.password = "x9kQ";
  const refused = await command("migrate", { DATABASE_URL: wrong.href });
  assert.match(refused.stderr, /refuses the user app for staffboard/);
  const none = new URL(database.url);
  none.pathname = "/nowhere";
  const missing = await command("migrate", { DATABASE_URL: none.href });
  assert.match(missing.stderr, /has no database nowhere\. Create it: CREATE DATABASE/);
  for (const { stderr } of [refused, missing]) assert.doesNotMatch(stderr, STACK);
});

for (const mode of [{}, { SITE_MODE: "production" }])
  test(`seed refuses a site in production (${JSON.stringify(mode)}) unless asked twice`, async () => {
    COMMANDS.demo = ["dist/node/dev/seed/main.js"];
    const settings = { DATABASE_URL: database.url, ...STORE, ...mode };
    const { code, stdout, stderr } = await command("demo", settings);
    assert.equal(code, 1);
    assert.equal(stdout, "");
    assert.match(stderr, /^This is a site in production .*--demo-data-in-production\n$/);
    assert.doesNotMatch(stderr, STACK);
  });

test("seed says that the file store is unreachable and names its settings", async () => {
  const { code, stderr } = await command(
    "seed",
    {},
    {
      DATABASE_URL: database.url,
      ...STORE,
      S3_ENDPOINT: `http://127.0.0.1:${await nextFreePort(24_000)}`,
    },
    ROOT,
  );
  assert.equal(code, 1);
  assert.match(stderr, /(^|\n)The file store isn't answering .*Check S3_BUCKET/);
  assert.doesNotMatch(stderr, STACK);
});

const SITE = {
  ...STORE,
  PUBLIC_BASE_URL: "http://localhost:4000",
  SECRET_KEY: randomBytes(32).toString("hex"),
  MAIL_FROM: "Staffboard <no-reply@staffboard.example>",
  STAFF_MAIL: "staff@staffboard.example",
  ALLOW_TEST_PAYMENTS: "true",
  STRIPE_SECRET_KEY: `sk_test_${randomBytes(18).toString("hex")}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(18).toString("hex")}`,
};

/** @returns {Promise<boolean>} whether something listens there */
const listens = (port, host) =>
  new Promise((resolve) => {
    const socket = net.connect({ port, host });
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });

// On Linux all of 127.0.0.0/8 is this machine, so 127.0.0.2 is a local address other than localhost.
for (const [wish, elsewhere] of [
  [{ SITE_MODE: "development" }, false],
  [{ SITE_MODE: "development", LISTEN_HOST: "0.0.0.0" }, true],
  [{ SITE_MODE: "production" }, true],
  [{ SITE_MODE: "production", LISTEN_HOST: "127.0.0.1" }, false],
])
  test(
    `with ${JSON.stringify(wish)} serve listens ${elsewhere ? "on all addresses" : "on loopback only"}`,
    { skip: process.platform !== "linux" },
    async () => {
      const port = await nextFreePort(25_000);
      const env = { PATH: process.env.PATH, ENV_FILE: "", ...SITE, ...wish, PORT: String(port) };
      const program = path.join(ROOT, COMMANDS.serve[0]);
      const site = spawn(process.execPath, [program], {
        env: { ...env, DATABASE_URL: database.url },
        stdio: "ignore",
      });
      try {
        while (!(await listens(port, "127.0.0.1"))) {
          assert.equal(site.exitCode, null, "the site ended");
          await delay(50);
        }
        assert.equal(await listens(port, "127.0.0.2"), elsewhere);
      } finally {
        site.kill("SIGKILL");
      }
    },
  );
