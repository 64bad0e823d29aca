#!/usr/bin/env bash
# What: once `get()` of a libsql statement has thrown, each later `get()` throws the same error for any values;
#   `all()` of a statement like it recovers.
# Versions: libsql 0.5.29
# Why it matters: A prepared statement lives as long as its file is open. One bad row makes every later look-up fail
#   until the process starts again.
# Expected: get() fails for -7 because of the row before, all() does not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  libsql@0.5.29
cat > seen.mjs <<'JS'
import Database from "libsql";

const database = new Database(":memory:");
database.exec("CREATE TABLE pay (job TEXT, change INTEGER)");
// The smallest integer has no absolute value, so abs() reports an overflow.
database.exec("INSERT INTO pay VALUES ('a', -5), ('b', -9223372036854775808), ('c', -7)");
for (const how of ["get", "all"]) {
  const statement = database.prepare("SELECT abs(change) AS raise FROM pay WHERE job = ?");
  for (const job of ["a", "b", "c"]) {
    let seen;
    try {
      const row = [statement[how](job)].flat()[0];
      seen = row.raise;
    } catch ({ message }) {
      seen = message;
    }
    console.log(`${how}(${job}): ${seen}`);
  }
}
JS
node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
get(a): 5
get(b): integer overflow
get(c): integer overflow
all(a): 5
all(b): integer overflow
all(c): 7
EXPECTED
