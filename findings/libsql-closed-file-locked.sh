#!/usr/bin/env bash
# What: close() of a libsql database keeps the file's lock as long as a statement of it is reachable, though `open` is
#   false.
# Versions: libsql 0.5.29
# Why it matters: Whoever closes a file to replace it, or to hand it to another process, finds it locked until garbage
#   happens to be collected.
# Expected: after close(), another connection gets SQLITE_BUSY; with the lock given back before, it does not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  libsql@0.5.29
cat > seen.mjs <<'JS'
import Database from "libsql";

function stateOf(how) {
  const file = `${how}.db`;
  const database = new Database(file);
  database.exec("PRAGMA locking_mode=EXCLUSIVE; CREATE TABLE job (id INTEGER)");
  const kept = how === "without a statement" ? [] : [database.prepare("SELECT id FROM job")];
  if (how === "lock given back") {
    database.exec("PRAGMA locking_mode=NORMAL");
    kept[0].all();
  }
  database.close();
  const other = new Database(file, { timeout: 100 });
  try {
    other.exec("BEGIN IMMEDIATE; COMMIT");
    return `open: ${database.open}, statements: ${kept.length}, the file is free`;
  } catch ({ code }) {
    return `open: ${database.open}, statements: ${kept.length}, the file is ${code}`;
  }
}
for (const how of ["without a statement", "with a statement", "lock given back"])
  console.log(`${how}: ${stateOf(how)}`);
JS
node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
without a statement: open: false, statements: 0, the file is free
with a statement: open: false, statements: 1, the file is SQLITE_BUSY
lock given back: open: false, statements: 1, the file is free
EXPECTED
