#!/usr/bin/env bash
# What: the AWS SDK's `requestTimeout` ends nothing: a late answer is taken, and a warning is printed. With
#   `throwOnRequestTimeout` it ends the wait for the answer's head, but a body that trickles in may take any time.
# Versions: @aws-sdk/client-ses 3.1169.0, @smithy/node-http-handler 4.14.2
# Why it matters: A mail worker that trusts the setting waits as long as the provider likes, with its connection and
#   its lease.
# Expected: late answer: taken; with throwOnRequestTimeout: TimeoutError; trickling answer: taken after more than
#   twice the limit.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  @aws-sdk/client-ses@3.1169.0 @smithy/node-http-handler@4.14.2
cat > seen.mjs <<'JS'
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { SendEmailCommand, SESClient } from "@aws-sdk/client-ses";
import { NodeHttpHandler } from "@smithy/node-http-handler";

const LIMIT_MS = 1_000;
const ANSWER =
  "<SendEmailResponse><SendEmailResult><MessageId>1</MessageId></SendEmailResult></SendEmailResponse>";
let isTrickling = false;
const server = createServer(async (request, response) => {
  request.resume();
  if (!isTrickling) return void setTimeout(() => response.end(ANSWER), 3 * LIMIT_MS);
  for (const letter of ANSWER) {
    response.write(letter);
    await sleep((3 * LIMIT_MS) / ANSWER.length);
  }
  response.end();
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));

async function send(label, settings) {
  const warnings = [];
  const logger = { ...console, warn: (text) => warnings.push(text) };
  const client = new SESClient({
    region: "us-east-1",
    endpoint: `http://127.0.0.1:${server.address().port}`,
    credentials: { accessKeyId: "test", secretAccessKey: "test" },
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler({ requestTimeout: LIMIT_MS, logger, ...settings }),
  });
  const mail = new SendEmailCommand({
    Source: "a@example.com",
    Destination: { ToAddresses: ["b@example.com"] },
    Message: { Subject: { Data: "s" }, Body: { Text: { Data: "t" } } },
  });
  const since = performance.now();
  const outcome = await client.send(mail).then(() => "taken", ({ name }) => name);
  const isOver = performance.now() - since > 2 * LIMIT_MS;
  console.log(`${label}: ${outcome}, after twice the limit: ${isOver}, warnings: ${warnings.length}`);
}
await send("late", {});
await send("late, throwOnRequestTimeout", { throwOnRequestTimeout: true });
isTrickling = true;
await send("trickling, throwOnRequestTimeout", { throwOnRequestTimeout: true });
process.exit();
JS
# Without the SDK's advice about Node's version.
AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED=true node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
late: taken, after twice the limit: true, warnings: 1
late, throwOnRequestTimeout: TimeoutError, after twice the limit: false, warnings: 0
trickling, throwOnRequestTimeout: taken, after twice the limit: true, warnings: 0
EXPECTED
