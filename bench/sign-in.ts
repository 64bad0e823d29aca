import { randomUUID } from "node:crypto";
import autocannon, { type Result } from "autocannon";
import mysql from "mysql2/promise";
import { keyedHash, newToken, tokenHash } from "../server/core/secrets.js";

const CONNECTIONS = 16;
const ROUNDS = 3;
const SIGN_INS_A_ROUND = 1_200;
const QUESTIONS_A_ROUND = 4_000;
const WARM_UP = 200;
const CODE = "246810";
const MINUTE_MS = 60_000;

/** A person with a code that was sent to this browser, and with an open session. */
export interface Visitor {
  email: string;
  codeToken: string;
  sessionToken: string;
  network: string;
}

/**
 * Signing in with a code, and asking who is signed in, beside a bare node:http server that runs the same statements with
 * plain mysql2 on the same database. Each person comes from a network of their own, so no limit is reached.
 */
export async function benchSignIn(site: string, bare: string): Promise<void> {
  const people = await createPeople(2 * (WARM_UP + ROUNDS * SIGN_INS_A_ROUND));
  const queue = people[Symbol.iterator]();
  const signIn = (url: string, amount: number) => run(url, amount, () => next(queue), verifyOf);
  const ask = (url: string, amount: number) =>
    run(url, amount, () => people[Math.floor(Math.random() * people.length)] ?? next(queue), meOf);

  const subjects = [
    {
      name: "bare, sign in",
      go: (n: number) => signIn(`${bare}/verify`, n),
      amount: SIGN_INS_A_ROUND,
    },
    {
      name: "POST /api/auth/verify-otp",
      go: (n: number) => signIn(`${site}/api/auth/verify-otp`, n),
      amount: SIGN_INS_A_ROUND,
    },
    { name: "bare, who am I", go: (n: number) => ask(`${bare}/me`, n), amount: QUESTIONS_A_ROUND },
    {
      name: "GET /api/auth/me",
      go: (n: number) => ask(`${site}/api/auth/me`, n),
      amount: QUESTIONS_A_ROUND,
    },
  ];
  for (const { go } of subjects) await go(WARM_UP);
  const results = new Map<string, Result[]>(subjects.map(({ name }) => [name, []]));
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const { name, go, amount } of subjects) results.get(name)?.push(await go(amount));
  print(results);
}

function next(queue: Iterator<Visitor>): Visitor {
  const { value, done } = queue.next();
  if (done) throw new Error("The benchmark ran out of codes.");
  return value;
}

export const verifyOf = ({ email, codeToken, network }: Visitor) => ({
  method: "POST" as const,
  body: JSON.stringify({ email, otp: CODE }),
  headers: {
    "content-type": "application/json",
    "x-forwarded-for": network,
    cookie: `otp=${codeToken}`,
  },
});

const meOf = ({ sessionToken, network }: Visitor) => ({
  method: "GET" as const,
  headers: { "x-forwarded-for": network, cookie: `sid=${sessionToken}` },
});

async function run(
  url: string,
  amount: number,
  visitor: () => Visitor,
  requestOf: (visitor: Visitor) => object,
): Promise<Result> {
  const result = await autocannon({
    url,
    amount,
    connections: CONNECTIONS,
    requests: [{ setupRequest: (request) => ({ ...request, ...requestOf(visitor()) }) }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused requests, ${result.errors} errors`);
  return result;
}

/** Writes people, their codes and their sessions straight to the database, as if the codes had been mailed. */
export async function createPeople(count: number): Promise<Visitor[]> {
  const key = process.env.SECRET_KEY ?? "";
  const connection = await mysql.createConnection(process.env.DATABASE_URL ?? "");
  const now = new Date();
  const soon = new Date(now.getTime() + 10 * MINUTE_MS);
  const tag = randomUUID().slice(0, 8);
  const people = Array.from({ length: count }, (_, i) => ({
    userId: randomUUID(),
    codeId: randomUUID(),
    email: `bench.${tag}.${i}@example.com`,
    codeToken: newToken(),
    sessionToken: newToken(),
    network: `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`,
  }));
  await insert(
    connection,
    "users (id, email, name, location, phone, countryCode, role, createdAt, updatedAt)",
    people.map((p) => [
      p.userId,
      p.email,
      "Ana Ortiz",
      "Austin, TX",
      "2145550134",
      "+1",
      "CANDIDATE",
      now,
      now,
    ]),
  );
  await insert(
    connection,
    "login_codes (id, email, browserHash, codeHash, createdAt, expiresAt)",
    people.map((p) => [
      p.codeId,
      p.email,
      tokenHash(p.codeToken),
      keyedHash(key, "login-code", p.codeId, p.email, CODE),
      now,
      soon,
    ]),
  );
  await insert(
    connection,
    "sessions (id, tokenHash, userId, createdAt, lastSeenAt, expiresAt, ipAddress, userAgent)",
    people.map((p) => [
      randomUUID(),
      tokenHash(p.sessionToken),
      p.userId,
      now,
      now,
      soon,
      p.network,
      "bench",
    ]),
  );
  await connection.end();
  return people;
}

async function insert(connection: mysql.Connection, target: string, rows: unknown[][]) {
  for (let from = 0; from < rows.length; from += 500)
    await connection.query(`INSERT INTO ${target} VALUES ?`, [rows.slice(from, from + 500)]);
}

function print(results: Map<string, Result[]>): void {
  const rates = [...results].map(([name, runs]) => ({
    name,
    // autocannon rounds how long a fixed number of requests took to whole seconds.
    rate: median(runs.map(({ latency }) => (CONNECTIONS * 1000) / latency.average)),
    p50: median(runs.map(({ latency }) => latency.p50)),
    p99: median(runs.map(({ latency }) => latency.p99)),
  }));
  console.log(`\n${ROUNDS} interleaved rounds, ${CONNECTIONS} connections; medians\n`);
  console.log(row("", "req/s", "p50 ms", "p99 ms", "of bare"));
  rates.forEach(({ name, rate, p50, p99 }, at) => {
    const beside = at % 2 === 1 ? rates[at - 1] : undefined;
    const ratio = beside ? `${(rate / beside.rate).toFixed(2)} ×` : "1";
    console.log(row(name, rate.toFixed(0), String(p50), String(p99), ratio));
  });
}

const row = (name: string, ...cells: string[]) =>
  name.padEnd(28) + cells.map((cell) => cell.padStart(10)).join("");

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
