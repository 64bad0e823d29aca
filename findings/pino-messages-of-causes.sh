#!/usr/bin/env bash
# What: pino appends the messages of all causes to the logged message of an error, and their stacks to its stack,
#   though JavaScript keeps them apart.
# Versions: pino 10.4.0
# Why it matters: An error with a safe message is wrapped around the database's, which quotes the row. The log has the
#   person's address all the same.
# Expected: the logged message contains the address, the error's own does not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  pino@10.4.0
cat > seen.mjs <<'JS'
import pino from "pino";

const cause = new Error("Duplicate entry 'jane@example.com' for key 'email'");
const error = new Error("The account could not be saved", { cause });
const lines = [];
pino({}, { write: (line) => lines.push(JSON.parse(line)) }).error(error);
console.log("error :", error.message);
console.log("logged:", lines[0].err.message);
console.log("in its stack:", lines[0].err.stack.includes("jane@example.com"));
JS
node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
error : The account could not be saved
logged: The account could not be saved: Duplicate entry 'jane@example.com' for key 'email'
in its stack: true
EXPECTED
