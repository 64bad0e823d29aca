#!/usr/bin/env bash
# What: when its queue is full, mysql2's pool fails with an error that has neither `code` nor `errno`, unlike every
#   other failure to connect.
# Versions: mysql2 3.24.5
# Why it matters: A site that answers 503 by code when its database is busy answers 500 at the moment that matters.
# Expected: ETIMEDOUT has a code; `Queue limit reached.` has none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  mysql2@3.24.5
cat > seen.mjs <<'JS'
import { createServer } from "node:net";
import mysql from "mysql2";

// A database that accepts connections, and is too busy to greet.
const busy = createServer(() => undefined);
await new Promise((resolve) => busy.listen(0, "127.0.0.1", resolve));
const pool = mysql.createPool({
  host: "127.0.0.1",
  port: busy.address().port,
  user: "app",
  connectionLimit: 1,
  queueLimit: 1,
  connectTimeout: 2_000,
});
const connection = () => new Promise((resolve) => pool.getConnection(resolve));
const [first, , third] = [connection(), connection(), connection()];
for (const error of [await third, await first])
  console.log(`${error.message} code: ${error.code}, errno: ${error.errno}`);
process.exit();
JS
node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
Queue limit reached. code: undefined, errno: undefined
connect ETIMEDOUT code: ETIMEDOUT, errno: undefined
EXPECTED
