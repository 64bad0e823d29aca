#!/usr/bin/env bash
# What: when the other side is silent, a connection's `destroy()` leaves the statement that runs, and those that wait behind it, without
#   an answer: it ends its own half of the socket and waits for the other. Only an error of the socket answers them.
# Versions: mysql2 3.24.5
# Why it matters: A deadline that destroys the connection of a silent database, as advised, leaves the request waiting forever.
# Expected: unanswered after `destroy()`, even 2 seconds later; refused after `stream.destroy(error)`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --ignore-scripts --silent \
  mysql2@3.24.5
cat > seen.mjs <<'JS'
import { connect, createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import mysql from "mysql2";

// mysql2's own server, which greets and answers no statement.
const server = mysql.createServer((connection) => {
  connection.on("error", () => undefined);
  connection.serverHandshake({
    protocolVersion: 10,
    serverVersion: "8.4.0",
    connectionId: 1,
    statusFlags: 2,
    characterSet: 45,
    capabilityFlags: 0xffffff ^ 0x0800 ^ 0x0020,
    authCallback: (_login, done) => done(null),
  });
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));

// Between it and the client, a network that passes the greeting and then nothing, as after a host has failed.
let isSilent = false;
const relay = createServer({ allowHalfOpen: true }, (near) => {
  const far = connect(server._server.address().port, "127.0.0.1");
  near.on("data", (bytes) => isSilent || far.write(bytes)).on("error", () => undefined);
  far.on("data", (bytes) => isSilent || near.write(bytes)).on("error", () => undefined);
});
await new Promise((resolve) => relay.listen(0, "127.0.0.1", resolve));
const { port } = relay.address();

async function fate(end) {
  isSilent = false;
  const pool = mysql.createPool({ host: "127.0.0.1", port, user: "app", connectionLimit: 1 });
  const connection = await new Promise((resolve, reject) =>
    pool.getConnection((error, found) => (error ? reject(error) : resolve(found))),
  );
  isSilent = true;
  const answers = ["unanswered", "unanswered"];
  for (const place of answers.keys())
    connection.query("SELECT 1", (error) => (answers[place] = error ? "refused" : "answered"));
  await delay(200);
  end(connection);
  await delay(2_000);
  return answers.join(", ");
}

console.log(`destroy(): ${await fate((connection) => connection.destroy())}`);
const error = Object.assign(new Error("the database does not answer"), { code: "ETIMEDOUT" });
console.log(`stream.destroy(error): ${await fate((connection) => connection.stream.destroy(error))}`);
process.exit();
JS
node seen.mjs | tee seen.txt
diff -u - seen.txt <<'EXPECTED'
destroy(): unanswered, unanswered
stream.destroy(error): refused, refused
EXPECTED
