import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import os from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { ROOT } from "./child.mjs";
import { ensureDatabase } from "./mysql.mjs";
import { nextFreePort } from "./ports.mjs";
import { run } from "./processes.mjs";

/** The built site, with a fault that a request can trigger. */
const SERVE = path.join(ROOT, "dist/node/server/main.js");
const MIGRATE = path.join(ROOT, "dist/node/server/commands/migrate.js");
const FAULTS = `
import { IncomingMessage } from "node:http";
import { createRequire } from "node:module";
const { response } = createRequire(${JSON.stringify(pathToFileURL(SERVE).href)})("express");
const fail = () => { throw new Error("a fault of jane@example.com"); };
const { json } = response;
response.json = function (body) {
  const fault = this.faulty ? "" : this.req.get("x-fault");
  this.faulty = true;
  if (fault === "timer") return void setTimeout(fail, 10);
  if (fault === "promise") return void Promise.resolve().then(fail);
  if (fault === "slow") {
    process.stdout.write('{"slow":"asked"}\\n');
    return void setTimeout(() => json.call(this, body), 700);
  }
  return json.call(this, body);
};
const { on } = IncomingMessage.prototype;
IncomingMessage.prototype.on = function (event, listener) {
  const faulty = event === "data" && this.headers?.["x-fault"] === "data";
  return on.call(this, event, faulty ? fail : listener);
};
`;
/** Answered by Express in both modes. In production, most answers are kept bytes. */
const SLOW = "/healthz";
const folder = mkdtempSync(path.join(os.tmpdir(), "staffboard-crash-"));
const faultsFile = path.join(folder, "faults.mjs");
let database;

before(async () => {
  writeFileSync(faultsFile, FAULTS);
  const binariesDir = path.resolve(ROOT, process.env.DATA_DIR ?? ".data", "mysql-server");
  database = await ensureDatabase({ dataDir: folder, binariesDir, throwAway: true });
  const env = { PATH: process.env.PATH, ENV_FILE: "", DATABASE_URL: database.url };
  const { code, stderr } = await run(process.execPath, [MIGRATE], { cwd: folder, env });
  assert.equal(code, 0, stderr);
});
after(async () => {
  await database?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function startSite(mode) {
  const port = await nextFreePort(26_000);
  const site = spawn(process.execPath, ["--import", pathToFileURL(faultsFile).href, SERVE], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      ENV_FILE: "",
      SITE_MODE: mode,
      PORT: String(port),
      DATABASE_URL: database.url,
      PUBLIC_BASE_URL: `http://localhost:${port}`,
      SECRET_KEY: randomBytes(32).toString("hex"),
      S3_BUCKET: "resumes",
      AWS_ACCESS_KEY_ID: "k",
      AWS_SECRET_ACCESS_KEY: "s",
      MAIL_FROM: "Staffboard <no-reply@staffboard.example>",
      STAFF_MAIL: "staff@staffboard.example",
      ALLOW_TEST_PAYMENTS: "true",
      STRIPE_SECRET_KEY: `sk_test_${randomBytes(18).toString("hex")}`,
      STRIPE_WEBHOOK_SECRET: `whsec_${randomBytes(18).toString("hex")}`,
    },
  });
  let log = "";
  site.stdout.setEncoding("utf8").on("data", (text) => (log += text));
  const ended = new Promise((resolve) => site.once("exit", resolve));
  const origin = `http://127.0.0.1:${port}`;
  while (!log.includes('"serving"')) {
    assert.equal(site.exitCode, null, log);
    await delay(50);
  }
  /** Waits until the request that is answered late has come. */
  const slowAsked = async () => {
    while (!log.includes('"slow"')) {
      assert.equal(site.exitCode, null, log);
      await delay(20);
    }
  };
  const lines = () =>
    log
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
  return { site, origin, ended, slowAsked, lines };
}

/** It ended by itself, and not because the longest time for it was over. */
const assertDrained = (lines) =>
  assert.equal(
    lines.find(({ msg }) => /drain/.test(msg)),
    undefined,
  );

for (const [fault, mode, path] of [
  ["timer", "production", "/api/auth/me"],
  ["promise", "development", "/api/auth/me"],
  ["data", "development", "/api/stripe/webhook"],
])
  test(`an uncaught fault (${fault}) is logged with its request, and the process drains`, async () => {
    const { site, origin, ended, slowAsked, lines } = await startSite(mode);
    try {
      const slow = fetch(origin + SLOW, { headers: { "x-fault": "slow" } });
      await slowAsked();
      const broken = await fetch(`${origin}${path}`, {
        headers: { "x-fault": fault },
        ...(fault === "data" ? { method: "POST", body: "{}" } : {}),
      });
      assert.equal(broken.status, 500);
      assert.equal((await broken.json()).code, "INTERNAL");
      if (mode === "production") {
        const health = await fetch(`${origin}/healthz`);
        assert.deepEqual([health.status, await health.json()], [200, { status: "draining" }]);
        assert.equal((await fetch(`${origin}/readyz`)).status, 503);
      }
      assert.equal((await slow).status, 200);
      assert.equal(await ended, 1);
      assertDrained(lines());
      const fatal = lines().filter(({ level }) => level === 60);
      const request = lines().find(({ req }) => req?.path === path);
      assert.equal(fatal.length, 1);
      assert.equal(fatal[0].requestId, request.req.id);
      assert.equal(fatal[0].err.type, "Error");
      assert.doesNotMatch(JSON.stringify(fatal), /jane@example/);
    } finally {
      site.kill("SIGKILL");
    }
  });

test("SIGTERM ends the process with 0", async () => {
  const { site, origin, ended, slowAsked, lines } = await startSite("development");
  const slow = fetch(origin + SLOW, { headers: { "x-fault": "slow" } });
  await slowAsked();
  site.kill("SIGTERM");
  const { status, headers } = await slow;
  assert.equal(status, 200);
  // Its connection could be used again for this long, and must not hold up the end.
  assert.equal(headers.get("keep-alive"), "timeout=75");
  assert.equal(await ended, 0);
  assertDrained(lines());
});

test("a proxy that keeps its connection busy does not hold up the end", async () => {
  const { site, origin, ended, slowAsked, lines } = await startSite("development");
  const options = {
    agent: new Agent({ keepAlive: true, maxSockets: 1 }),
    headers: { "x-fault": "slow" },
  };
  const askAgain = () =>
    get(origin + SLOW, options, (response) =>
      response.resume().once("end", () => setImmediate(askAgain)),
    ).once("error", () => options.agent.destroy());
  try {
    askAgain();
    await slowAsked();
    site.kill("SIGTERM");
    assert.equal(await ended, 0);
    assertDrained(lines());
  } finally {
    site.kill("SIGKILL");
  }
});
