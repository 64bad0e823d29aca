import assert from "node:assert/strict";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { ROOT } from "./child.mjs";
import { startDockerDatabase } from "./mysql-docker.mjs";

/**
 * A fake `docker` that records its arguments and, like Compose, fails if a variable required by the file is unset.
 * Docker itself is neither needed nor tested.
 */
const DOCKER = `#!${process.execPath}
const { appendFileSync, readdirSync, readFileSync } = require("node:fs");
const args = process.argv.slice(2);
if (args.includes("up")) {
  const file = readFileSync(args[args.indexOf("--file") + 1], "utf8");
  const missing = [...file.matchAll(/\\$\\{(\\w+):\\?/g)].map(([, name]) => name).filter((name) => !process.env[name]);
  if (missing.length) { console.error("required variable " + missing[0] + " is missing"); process.exit(1); }
}
const { COMPOSE_PROFILES, MYSQL_DATABASE, MYSQL_PORT, SECRETS_DIR } = process.env;
const env = { COMPOSE_PROFILES, MYSQL_DATABASE, MYSQL_PORT };
const secrets = SECRETS_DIR && Object.fromEntries(readdirSync(SECRETS_DIR).map((name) => {
  return [name, readFileSync(SECRETS_DIR + "/" + name, "utf8")];
}));
appendFileSync(process.env.CALLS, JSON.stringify({ args, env, secrets }) + "\\n");
`;

test("npm start starts only Compose's mysql service, with every required variable set", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "docker-"));
  const { PATH } = process.env;
  try {
    writeFileSync(path.join(folder, "docker"), DOCKER);
    chmodSync(path.join(folder, "docker"), 0o755);
    process.env.PATH = `${folder}${path.delimiter}${PATH}`;
    process.env.CALLS = path.join(folder, "calls");
    const state = { password: "made-here" };
    const options = { home: folder, state, databaseName: "staffboard", log: () => {} };
    const database = await startDockerDatabase(options);
    assert.match(database?.url ?? "", /^mysql:\/\/root:made-here@127\.0\.0\.1:\d+\/staffboard$/);
    const calls = readFileSync(process.env.CALLS, "utf8")
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    const { args, env, secrets } = calls.at(-1);
    assert.deepEqual(args.slice(-4), ["up", "--detach", "--wait", "mysql"]);
    assert.equal(args[args.indexOf("--file") + 1], path.join(ROOT, "docker-compose.yml"));
    assert.deepEqual(env, {
      COMPOSE_PROFILES: "database",
      MYSQL_DATABASE: "staffboard",
      MYSQL_PORT: String(database?.port),
    });
    const { services } = parse(readFileSync(path.join(ROOT, "docker-compose.yml"), "utf8"));
    const needed = services.mysql.secrets.map((name) => [name, "made-here"]);
    assert.deepEqual(secrets, Object.fromEntries(needed));
  } finally {
    process.env.PATH = PATH;
    delete process.env.CALLS;
    rmSync(folder, { recursive: true });
  }
});
