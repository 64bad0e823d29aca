#!/usr/bin/env bash
# What: a fetch with its own If-None-Match also sends `Cache-Control: no-cache`, for which Express answers 200 with
#   the whole body instead of 304.
# Versions: express 5.3.0, the fetch of Node 20 or later
# Why it matters: A partner that reads a feed of jobs every minute, and stores its ETag as told, downloads all of it
#   each time.
# Expected: 304 only if the caller sets Cache-Control itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  express@5.3.0
cat > seen.mjs <<'JS'
import express from "express";

const app = express();
let received;
app.get("/jobs.json", (request, response) => {
  received = request.headers["cache-control"];
  response.json({ jobs: ["Nurse", "Welder"] });
});
const server = app.listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
const feed = `http://127.0.0.1:${server.address().port}/jobs.json`;
const etag = (await fetch(feed)).headers.get("etag");
for (const more of [{}, { "cache-control": "max-age=0" }]) {
  const { status } = await fetch(feed, { headers: { "if-none-match": etag, ...more } });
  console.log(`${JSON.stringify(more)}: ${status}, sent as ${received}`);
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
{}: 200, sent as no-cache
{"cache-control":"max-age=0"}: 304, sent as max-age=0
EXPECTED
