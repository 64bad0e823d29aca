#!/usr/bin/env bash
# What: `PRAGMA incremental_vacuum` gives back one page for each step of the statement: run() frees one of 500, exec()
#   all of them.
# Versions: libsql 0.5.29 (SQLite)
# Why it matters: A nightly clean-up with run() reports success and frees 4 kB.
# Expected: run() leaves 499 free pages, exec() none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  libsql@0.5.29
cat > seen.mjs <<'JS'
import Database from "libsql";

const database = new Database("index.db");
database.exec("PRAGMA auto_vacuum=INCREMENTAL; CREATE TABLE text (words TEXT)");
const insert = database.prepare("INSERT INTO text VALUES (?)");
database.exec("BEGIN");
for (let row = 0; row < 500; row += 1) insert.run("x".repeat(4_000));
database.exec("COMMIT; DELETE FROM text");
const free = () => database.prepare("PRAGMA freelist_count").all()[0].freelist_count;

console.log("before:", free());
database.prepare("PRAGMA incremental_vacuum").run();
console.log("after run():", free());
database.exec("PRAGMA incremental_vacuum");
console.log("after exec():", free());
JS
node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
before: 500
after run(): 499
after exec(): 0
EXPECTED
