/**
 * The commit hook (.githooks/pre-commit): formats the files of a commit. A file that is staged only in part stays as it is, because the
 * rest of it must not get into the commit; `npm run check` names it if need be.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { ROOT } from "./child.mjs";

const git = (...args) => execFileSync("git", args, { encoding: "utf8" });
const names = (...args) =>
  git("diff", "--name-only", "--relative", "-z", ...args)
    .split("\0")
    .filter(Boolean);

const partly = new Set(names());
const whole = names("--cached", "--diff-filter=ACMR").filter((name) => !partly.has(name));
if (whole.length > 0) {
  const oxfmt = path.join(ROOT, "node_modules/.bin/oxfmt");
  if (!existsSync(oxfmt)) {
    console.error("The packages are not installed: run npm ci, then commit again.");
    process.exit(1);
  }
  const args = ["--no-error-on-unmatched-pattern", ...whole];
  const { status } = spawnSync(oxfmt, args, { stdio: ["ignore", "ignore", "inherit"] });
  if (status === 0) git("add", "--", ...whole);
  else process.exitCode = 1;
}
