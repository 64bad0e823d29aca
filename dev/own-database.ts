import mysql, { type Connection, type RowDataPacket } from "mysql2/promise";
import { contractions, migrations } from "../server/db/migrations.js";
import { migrate } from "../server/db/run-migrations.js";
import { PATIENT } from "../server/kit/db/pool.js";

/** Has the tables that the migrations make; they run once on a server, since copying takes a fraction of their time. */
const PATTERN = "pattern_of_tables";
/** For a machine so busy that the migrations take minutes. */
const LOCK_WAIT_S = 300;

/** Makes a database with the product's tables on a server for tests. @returns its address */
export async function ownDatabase(server: string, name: string): Promise<string> {
  const connection = await mysql.createConnection({
    uri: server,
    multipleStatements: true,
    connectTimeout: PATIENT,
  });
  try {
    await makePattern(connection, server);
    await connection.query(`${creation(name)}; USE ${name}`);
    await connection.query(await copyScript(connection));
  } finally {
    await connection.end();
  }
  return addressOf(server, name);
}

const creation = (name: string): string =>
  `CREATE DATABASE IF NOT EXISTS ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`;

function addressOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Of several that start at once, one makes it and the others wait. */
async function makePattern(connection: Connection, server: string): Promise<void> {
  const [lock] = await ask(connection, `SELECT GET_LOCK('${PATTERN}', ${LOCK_WAIT_S}) AS done`);
  if (Number(lock?.done) !== 1) throw new Error(`${PATTERN} is not there after ${LOCK_WAIT_S} s`);
  await connection.query(creation(PATTERN));
  if (!(await isComplete(connection)))
    await migrate({ DATABASE_URL: addressOf(server, PATTERN) }, true);
  await connection.query(`DO RELEASE_LOCK('${PATTERN}')`);
}

async function isComplete(connection: Connection): Promise<boolean> {
  const tables = await ask(connection, `SHOW TABLES FROM ${PATTERN} LIKE 'migrations'`);
  if (tables.length === 0) return false;
  const [ran] = await ask(connection, `SELECT COUNT(*) AS count FROM ${PATTERN}.migrations`);
  return Number(ran?.count) === migrations.length + contractions.length;
}

/** Statements that make the pattern's tables, with what the migrations wrote into them, in the database in use. */
async function copyScript(connection: Connection): Promise<string> {
  const tables = (await ask(connection, `SHOW TABLES FROM ${PATTERN}`)).map(
    (row) => `\`${String(Object.values(row)[0])}\``,
  );
  const creations = await ask(
    connection,
    tables.map((table) => `SHOW CREATE TABLE ${PATTERN}.${table}`).join("; "),
  );
  return [
    "SET FOREIGN_KEY_CHECKS = 0",
    ...creations.flat().map((row) => String(row["Create Table"])),
    ...tables.map((table) => `INSERT INTO ${table} SELECT * FROM ${PATTERN}.${table}`),
  ].join(";\n");
}

const ask = async (connection: Connection, sql: string): Promise<RowDataPacket[]> =>
  (await connection.query<RowDataPacket[]>(sql))[0];
