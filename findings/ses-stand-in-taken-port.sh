#!/usr/bin/env bash
# What: aws-ses-v2-local says that it started on a port that another program has: since Express 5, the callback of
#   `listen` is also called with an error, and this package's callback takes none.
# Versions: aws-ses-v2-local 2.10.2, express 5.3.0
# Why it matters: Tests then send their mails to whatever has the port, and wait for them in an inbox that stays
#   empty.
# Expected: start() resolves, and its server does not listen.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  aws-ses-v2-local@2.10.2 express@5.3.0
cat > seen.mjs <<'JS'
import { createServer } from "node:http";
import sesLocal from "aws-ses-v2-local";

const start = sesLocal.default ?? sesLocal;
const other = createServer();
await new Promise((resolve) => other.listen(0, "127.0.0.1", resolve));
const outcome = await start({ port: other.address().port, host: "127.0.0.1" }).then(
  (server) => `started, listening: ${server.listening}`,
  ({ code }) => `refused: ${code}`,
);
console.log(outcome);
process.exit();
JS
node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
started, listening: false
EXPECTED
