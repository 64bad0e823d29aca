/**
 * `npm run reset`: deletes the private database, files, mails and payments of the development environment.
 * Removes only what the launcher creates; never touches a database set in DATABASE_URL.
 */
import "./node-version.mjs";
import { existsSync, readdirSync, rmdirSync, rmSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline/promises";

const { ROOT } = await import("./child.mjs");
const { holderOf } = await import("./lock.mjs");
const { isDatabaseUsed, removeDatabase } = await import("./mysql.mjs");
const { readSettings } = await import("./settings.mjs");

const OURS =
  /^(mysql|mysql-server(\.\d+)?|s3|(mails|authenticator|stripe|dev)\.json(\..*)?|(site|services)\.log|start\.lock.*)$/;

const settings = readSettings(ROOT, process.env);
const dataDir = path.resolve(ROOT, settings.DATA_DIR ?? ".data");
process.exitCode = await reset();

async function reset() {
  const found = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => OURS.test(name)) : [];
  if (found.length === 0) return say(0, `Nothing to reset in ${dataDir}.`);
  const holder = holderOf(path.join(dataDir, "start.lock"));
  if (holder) return say(1, `Staffboard is running there (process ${holder.pid}). Stop it first.`);
  if (isDatabaseUsed(dataDir))
    return say(1, "Tests are using that database. Wait, or stop them first.");
  if (!(await isConfirmed())) return say(1, "Nothing was removed.");
  await removeDatabase(dataDir);
  for (const name of found) rmSync(path.join(dataDir, name), { recursive: true, force: true });
  const left = readdirSync(dataDir);
  if (left.length === 0) rmdirSync(dataDir);
  return say(0, `Cleared ${dataDir}.${left.length ? ` Kept other files: ${left.join(", ")}` : ""}`);
}

function say(code, line) {
  console.log(line);
  return code;
}

/** Without a terminal there is no way to ask, so the answer is no. */
async function isConfirmed() {
  if (process.argv.includes("--yes")) return true;
  if (!process.stdin.isTTY) {
    console.log("Pass --yes to remove the data without confirmation: npm run reset -- --yes");
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Remove all development data in ${dataDir}? (yes/no) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
