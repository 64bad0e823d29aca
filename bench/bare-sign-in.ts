import { createHash, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import mysql from "mysql2/promise";

/**
 * A minimal server for signing in with a code: node:http and, with plain mysql2, the statements that the product runs for
 * `POST /verify` (the same as /api/auth/verify-otp) and `GET /me` (/api/auth/me). Prints its URL for the parent process.
 */
const pool = mysql.createPool({ uri: process.env.DATABASE_URL ?? "", connectionLimit: 20 });
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
const DAY_MS = 86_400_000;

type Row = Record<string, string>;
async function rows(sql: string, values: (string | number | Date)[]): Promise<Row[]> {
  const [found] = await pool.execute<mysql.RowDataPacket[]>(sql, values);
  return found;
}

async function verify(request: IncomingMessage): Promise<object | null> {
  const { email = "" } = JSON.parse(await bodyOf(request)) as Row;
  const now = new Date();
  const network = sha256(String(request.headers["x-forwarded-for"]));
  const browser = sha256(cookieOf(request, "otp"));
  await rows(
    "SELECT points, expire FROM rate_limits WHERE `key` = ? AND (expire > ? OR expire IS NULL)",
    [`code-wrong:${network}`, now.getTime()],
  );
  const [code] = await rows(
    `SELECT * FROM login_codes WHERE email = ? AND browserHash = ? AND usedAt IS NULL AND expiresAt > ?
     ORDER BY createdAt DESC, id DESC LIMIT 1`,
    [email, browser, now],
  );
  if (!code?.id) return null;
  await rows(
    "UPDATE login_codes SET attempts = attempts + 1 WHERE id = ? AND attempts < 5 AND usedAt IS NULL AND expiresAt > ?",
    [code.id, now],
  );
  await rows("UPDATE login_codes SET usedAt = ? WHERE id = ? AND usedAt IS NULL", [now, code.id]);
  const [user] = await rows("SELECT * FROM users WHERE email = ? LIMIT 1", [email]);
  if (!user?.id) return null;
  await openSession(user.id, network, now);
  await rememberBrowser(user.id, network, now);
  return { user };
}

async function openSession(userId: string, network: string, now: Date): Promise<void> {
  const id = randomUUID();
  await inTransaction(async (connection) => {
    await connection.execute("SELECT id, email FROM users WHERE id = ? FOR UPDATE", [userId]);
    await connection.execute(
      `INSERT INTO sessions (id, tokenHash, userId, signedInBy, provenAt, createdAt, lastSeenAt, expiresAt, ipAddress, userAgent)
       VALUES (?, ?, ?, 'CODE', ?, ?, ?, ?, ?, 'bench')`,
      [id, sha256(id), userId, now, now, now, new Date(now.getTime() + 30 * DAY_MS), "10.0.0.1"],
    );
    await connection.execute("SELECT id, signedInBy FROM sessions WHERE id = ?", [id]);
    await connection.execute(
      `INSERT INTO audit_events (id, at, kind, actorKind, actorId, subjectId, targetKind, targetId, ipAddress, userAgent, details)
       VALUES (?, ?, 'SIGNED_IN', 'PERSON', ?, ?, 'SESSION', ?, ?, 'bench', '{}')`,
      [randomUUID(), now, userId, userId, id, network.slice(0, 45)],
    );
    await connection.execute(
      "SELECT id FROM sessions WHERE userId = ? ORDER BY lastSeenAt DESC, id DESC LIMIT 10 OFFSET 10",
      [userId],
    );
  });
}

async function rememberBrowser(userId: string, network: string, now: Date): Promise<void> {
  const token = sha256(randomUUID());
  await inTransaction(async (connection) => {
    await connection.execute(
      "UPDATE known_browsers SET lastSignInAt = ? WHERE userId = ? AND tokenHash = ? AND networkHash = ?",
      [now, userId, token, network],
    );
    await connection.execute(
      "INSERT INTO known_browsers (id, userId, tokenHash, networkHash, lastSignInAt) VALUES (?, ?, ?, ?, ?)",
      [randomUUID(), userId, token, network, now],
    );
    await connection.execute(
      "SELECT id FROM known_browsers WHERE userId = ? ORDER BY lastSignInAt DESC, id DESC LIMIT 20 OFFSET 20",
      [userId],
    );
  });
}

async function inTransaction(work: (connection: mysql.PoolConnection) => Promise<void>) {
  const connection = await pool.getConnection();
  try {
    await connection.query("SET TRANSACTION ISOLATION LEVEL READ COMMITTED");
    await connection.query("START TRANSACTION");
    await work(connection);
    await connection.query("COMMIT");
  } finally {
    connection.release();
  }
}

async function me(request: IncomingMessage): Promise<object | null> {
  const [session] = await rows(
    "SELECT * FROM sessions WHERE tokenHash = ? AND expiresAt > ? LIMIT 1",
    [sha256(cookieOf(request, "sid")), new Date()],
  );
  if (!session?.userId) return null;
  const [user] = await rows("SELECT * FROM users WHERE id = ? LIMIT 1", [session.userId]);
  const [again] = await rows("SELECT * FROM users WHERE id = ? LIMIT 1", [session.userId]);
  return user && again ? { user } : null;
}

function cookieOf({ headers }: IncomingMessage, name: string): string {
  return new RegExp(`(?:^|; )${name}=([^;]+)`).exec(headers.cookie ?? "")?.[1] ?? "";
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return text;
}

const server = createServer((request, response) => {
  const answer = request.url === "/me" ? me(request) : verify(request);
  answer.then(
    (found) =>
      response
        .writeHead(found ? 200 : 401, { "content-type": "application/json" })
        .end(JSON.stringify(found ?? {})),
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object") process.send?.(`http://127.0.0.1:${address.port}`);
});
process.on("disconnect", () => process.exit(0));
