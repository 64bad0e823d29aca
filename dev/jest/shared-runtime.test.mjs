import assert from "node:assert/strict";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { ROOT } from "../child.mjs";
import { run } from "../processes.mjs";

const root = mkdtempSync(path.join(os.tmpdir(), "staffboard-jest-"));
after(() => rmSync(root, { recursive: true, force: true }));

/** Modules that count how often each of them is evaluated, in the globals of whoever evaluates them. */
const MODULES = {
  "package.json": '{ "type": "module" }',
  "count.js":
    "export const count = (name) => { globalThis.seen ??= {}; return (globalThis.seen[name] = (globalThis.seen[name] ?? 0) + 1); };",
  "product.js": `import { count } from "./count.js";
    export const times = count("product");
    export const later = () => import("./later.js");`,
  "later.js": `import { count } from "./count.js"; export const times = count("later");`,
  "server/test/helper.ts": `import { count } from "../../count.js"; export const times = count("helper");`,
};

/**
 * @param {Record<string, string>} tests source by name; each may add a line to `process.env.LINES`
 * @param {string[]} args for jest
 * @param {Record<string, string>} limits of the watchdog, in seconds
 */
async function jest(tests, args = ["--runInBand"], limits = { TEST_BLOCKED_S: "30" }) {
  const folder = mkdtempSync(path.join(root, "project-"));
  const lines = path.join(folder, "lines");
  writeFileSync(lines, "");
  const sources = Object.entries(tests).map(([name, text]) => [`tests/${name}.test.ts`, text]);
  for (const [name, text] of [...Object.entries(MODULES), ...sources]) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const config = {
    rootDir: folder,
    testMatch: ["**/*.test.ts"],
    testEnvironment: path.join(ROOT, "dev/jest/shared-environment.cjs"),
    runtime: path.join(ROOT, "dev/jest/shared-runtime.cjs"),
    testRunner: path.join(ROOT, "dev/jest/watched-runner.cjs"),
    extensionsToTreatAsEsm: [".ts"],
    transform: {},
  };
  const report = path.join(folder, "report.json");
  const { code, stderr } = await run(
    process.execPath,
    [
      "--experimental-vm-modules",
      path.join(ROOT, "node_modules/jest/bin/jest.js"),
      ...["--config", JSON.stringify(config), "--ci", "--json", `--outputFile=${report}`, ...args],
    ],
    { cwd: folder, env: { PATH: process.env.PATH, LINES: lines, ...limits } },
  );
  // There is none if a file ended the whole run.
  const { testResults } = existsSync(report)
    ? JSON.parse(readFileSync(report, "utf8"))
    : { testResults: [] };
  return {
    code,
    stderr,
    lines: readFileSync(lines, "utf8").split("\n").filter(Boolean),
    passed: testResults.map(({ name, status }) => [path.basename(name, ".test.ts"), status]).sort(),
    messages: testResults.map(({ message }) => message).join("\n"),
  };
}

const TELL = `import { appendFileSync } from "node:fs";
  const tell = (line) => appendFileSync(process.env.LINES, line + "\\n");`;

test("all files of a worker share the product, and each has its own helpers", async () => {
  const file = `${TELL}
    import { times, later } from "../product.js";
    import { times as helperTimes } from "../server/test/helper.js";
    it("tells", async () => {
      const { times: laterTimes } = await later();
      tell(["product", times, "later", laterTimes, "helper", helperTimes].join(" "));
    });`.replace("helper.js", "helper.ts");
  const { code, lines, messages } = await jest({ one: file, two: file });
  assert.deepEqual(
    [code, lines],
    [0, ["product 1 later 1 helper 1", "product 1 later 1 helper 2"]],
    messages,
  );
});

test("a file's variables, spies, timers, and handlers end with it", async () => {
  const file = `${TELL}
    import { jest } from "@jest/globals";
    beforeAll(() => tell("hook"));
    it("tells what it finds, and leaves something behind", () => {
      tell([process.env.LEFT, Math.max(1, 2), typeof setTimeout(() => {}, 0).ref].join(" "));
      process.env.LEFT = "left";
      jest.spyOn(Math, "max").mockReturnValue(0);
      jest.useFakeTimers();
    });`;
  const { code, lines, messages } = await jest({ one: file, two: file });
  assert.deepEqual([code, lines], [0, ["hook", " 2 function", "hook", " 2 function"]], messages);
});

test("a file that replaces modules has its own", async () => {
  const replacing = `${TELL}
    import { jest } from "@jest/globals";
    it("tells", async () => {
      jest.unstable_mockModule("../product.js", () => ({ times: "replaced" }));
      tell("replacing " + (await import("../product.js")).times);
    });`;
  const plain = `${TELL}
    import { times } from "../product.js";
    it("tells", () => tell("plain " + times));`;
  const { code, lines, messages } = await jest({ a: plain, b: replacing, c: plain });
  assert.deepEqual(
    [code, lines.sort()],
    [0, ["plain 1", "plain 1", "replacing replaced"]],
    messages,
  );
});

test("a failure names the line of the source, in the product too", async () => {
  const { code, messages } = await jest({
    one: `import { later } from "../product.js"; it("fails", () => later.missing.call());`,
  });
  assert.equal(code, 1);
  assert.match(messages, /one\.test\.ts:1:/);
});

const PASSING = `it("passes", () => {});`;
// With two workers, jest starts processes of its own.
const IN_WORKERS = ["--maxWorkers=2"];

const A_FAILED = [
  ["a", "failed"],
  ["b", "passed"],
  ["c", "passed"],
];

test("a hanging test is named, and the other files run", async () => {
  const hanging = `it("waits for ever", () => new Promise(() => {}), 500);`;
  const { code, passed, messages } = await jest({ a: hanging, b: PASSING, c: PASSING });
  assert.deepEqual([code, passed], [1, A_FAILED]);
  assert.match(messages, /waits for ever[^]*Exceeded timeout of 500 ms/);
});

test("a worker that dies is named with its file, and the other files run", async () => {
  const dying = `it("dies", () => process.kill(process.pid, "SIGKILL"));`;
  const { code, passed, messages } = await jest({ a: dying, b: PASSING, c: PASSING }, IN_WORKERS);
  assert.deepEqual([code, passed], [1, A_FAILED]);
  assert.match(messages, /terminated by another process: signal=SIGKILL/);
});

for (const exitCode of [0, 3])
  test(`a file that ends its worker with code ${exitCode} runs once, and is named`, async () => {
    const ending = `${TELL}
      it("ends", () => { tell("ran"); process.exit(${exitCode}); });`;
    const files = { a: ending, b: PASSING, c: PASSING };
    const { code, lines, passed, stderr } = await jest(files, IN_WORKERS);
    assert.deepEqual([code, lines, passed], [1, ["ran"], A_FAILED], stderr);
    assert.match(stderr, new RegExp(`process\\.exit called with "${exitCode}"`));
  });

test("a file with an error after its last test runs once, and is named with the error", async () => {
  // When a file's variables are gone, jest no longer catches its errors.
  const late = `${TELL}
    const wait = () => {
      if (process.env.OF_THIS_FILE === undefined) throw new Error("too late");
      setImmediate(wait);
    };
    it("passes, and leaves a timer behind", () => {
      tell("ran");
      process.env.OF_THIS_FILE = "1";
      wait();
    });`;
  const { code, lines, passed, stderr } = await jest(
    { a: late, b: PASSING, c: PASSING },
    IN_WORKERS,
  );
  assert.deepEqual([code, lines, passed], [1, ["ran"], A_FAILED], stderr);
  assert.match(
    stderr,
    /Error: too late[^]*a\.test\.ts ended its process with code 1, after its tests/,
  );
});

test("a file that ends the whole run does not make it pass", async () => {
  const { code, stderr } = await jest({ a: `it("ends", () => process.exit(0));` });
  assert.equal(code, 1);
  assert.match(stderr, /a\.test\.ts ended its process with code 0\./);
});

test("a file that blocks its worker is named and ended, and the other files run", async () => {
  const blocking = `it("never returns", () => { for (;;); });`;
  const files = { a: blocking, b: PASSING, c: PASSING };
  const { code, stderr, passed } = await jest(files, IN_WORKERS, { TEST_BLOCKED_S: "3" });
  assert.deepEqual([code, passed], [1, A_FAILED]);
  assert.match(stderr, /a\.test\.ts blocked its process for 3 s/);
});

test("files that never finish loading are named and ended", async () => {
  const loading = `await new Promise(() => {}); it("never begins", () => {});`;
  const limits = { TEST_BLOCKED_S: "30", TEST_FILE_S: "5" };
  // A file that ends would depend on how fast the machine is.
  const { code, stderr, passed } = await jest({ a: loading, b: loading }, IN_WORKERS, limits);
  assert.deepEqual(
    [code, passed],
    [
      1,
      [
        ["a", "failed"],
        ["b", "failed"],
      ],
    ],
  );
  for (const name of ["a", "b"])
    assert.match(stderr, new RegExp(`${name}\\.test\\.ts ran for 5 s`));
});
