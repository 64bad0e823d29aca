import mysql from "mysql2/promise";
import { fillTable } from "./search-table.js";

/** A program of its own: writes the table of the search benchmark. */
const connection = await mysql.createConnection({ uri: process.env.DATABASE_URL ?? "" });
await fillTable(connection, Number(process.env.BENCH_JOBS), Number(process.env.BENCH_NOW));
await connection.end();
