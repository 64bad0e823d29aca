#!/usr/bin/env bash
# What: jest ignores `testTimeout` inside a project, without a warning, and uses five seconds, or what the root says.
# Versions: jest 30.5.2
# Why it matters: Slow browser tests get five seconds, and fail on a busy machine only.
# Expected: with 500 ms in the project a test of 1.5 s passes; with 500 ms in the root it fails.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  jest@30.5.2
cat > seen.mjs <<'JS'
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";

writeFileSync("slow.test.cjs", 'test("slow", () => new Promise((done) => setTimeout(done, 1500)));');
const project = { displayName: "browser", testMatch: ["**/*.test.cjs"] };
for (const [where, config] of [
  ["project", { projects: [{ ...project, testTimeout: 500 }] }],
  ["root", { testTimeout: 500, projects: [project] }],
]) {
  const options = ["node_modules/jest/bin/jest.js", "--config", JSON.stringify(config)];
  const { status, stderr } = spawnSync(process.execPath, options, { encoding: "utf8" });
  const says = stderr.match(/Exceeded timeout of \d+ ms|testTimeout.*/g)?.[0] ?? "nothing about it";
  console.log(`500 ms in the ${where}: ${status === 0 ? "passed" : "failed"}, says ${says}`);
}
JS
node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
500 ms in the project: passed, says nothing about it
500 ms in the root: failed, says Exceeded timeout of 500 ms
EXPECTED
