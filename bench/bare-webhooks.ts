import { createServer } from "node:http";
import mysql from "mysql2/promise";

/**
 * The least that accepting a webhook can take: node:http, and one insert of the event with plain mysql2, without looking at
 * the signature. Prints its URL for the parent process.
 */
const pool = mysql.createPool({ uri: process.env.DATABASE_URL ?? "", connectionLimit: 20 });
await pool.query("CREATE TABLE IF NOT EXISTS bare_events LIKE stripe_events");

const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    void store(Buffer.concat(parts).toString()).then(() => response.end("{}"));
  });
});

async function store(body: string): Promise<void> {
  const { id, type, data } = JSON.parse(body) as {
    id: string;
    type: string;
    data: { object: { id: string } };
  };
  const now = new Date();
  await pool.execute(
    "INSERT INTO bare_events (id, type, objectId, nextAttemptAt, receivedAt) VALUES (?, ?, ?, ?, ?)",
    [id, type, data.object.id, now, now],
  );
}

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object") process.send?.(`http://127.0.0.1:${address.port}`);
});
process.once("disconnect", () => process.exit());
