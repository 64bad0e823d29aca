#!/usr/bin/env bash
# What: the Stripe library's `timeout` measures silence, not the call: an answer that trickles in is waited for,
#   however long it takes. An answer that does not come is waited for three times, since two retries are the default.
# Versions: stripe 23.1.0
# Why it matters: A checkout waits for the call. Whoever sums up timeouts and retries to know how long at most, gets
#   it wrong twice.
# Expected: trickling: taken after more than twice the timeout; silent: three requests with one idempotency key.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  stripe@23.1.0
cat > seen.mjs <<'JS'
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import Stripe from "stripe";

const TIMEOUT_MS = 1_500;
const ANSWER = JSON.stringify({ id: "cus_1", object: "customer", description: "x".repeat(60) });
const keys = [];
let isSilent = false;
const server = createServer(async (request, response) => {
  keys.push(request.headers["idempotency-key"]);
  request.resume();
  if (isSilent) return;
  response.writeHead(200, { "content-type": "application/json" });
  for (const letter of ANSWER) {
    response.write(letter);
    await sleep((3 * TIMEOUT_MS) / ANSWER.length);
  }
  response.end();
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const { port } = server.address();
const stripe = new Stripe("sk_test_none", {
  host: "127.0.0.1",
  port,
  protocol: "http",
  timeout: TIMEOUT_MS,
  telemetry: false,
});
const since = performance.now();
const { id } = await stripe.customers.retrieve("cus_1");
console.log(`trickling: ${id}, after twice the timeout: ${performance.now() - since > 2 * TIMEOUT_MS}`);
isSilent = true;
keys.length = 0;
const failure = await stripe.customers.create({ email: "a@example.com" }).catch(({ type }) => type);
console.log(`silent: ${failure}, requests: ${keys.length}, idempotency keys: ${new Set(keys).size}`);
process.exit();
JS
node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
trickling: cus_1, after twice the timeout: true
silent: StripeConnectionError, requests: 3, idempotency keys: 1
EXPECTED
