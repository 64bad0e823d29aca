import { createServer } from "node:http";
import mysql from "mysql2";

/**
 * A minimal server for the list of jobs: node:http, one prepared statement, JSON.stringify. `/cards` reads what `bench/jobs.ts` asks of a
 * job, `/full` what REST lists tell, `/empty` asks nothing. Prints its URL for the parent process.
 */
const CARD = `j.id, j.code, j.role, j.companyLocation, j.salary, j.contract, j.publishedAt, c.id AS companyId, c.name AS companyName,
  c.logoFile`;
const ALL = `j.id, j.code, j.companyId, j.role, j.companyLocation, j.salary, j.salaryMin, j.salaryMax,
  j.salaryCurrency, j.salaryPeriod, j.contract, j.jobType, j.workplaceType, j.workAuthorization, j.skills, j.status,
  j.closeReason, j.publishedAt, j.validThrough, j.closedAt, j.createdAt, j.updatedAt, c.name AS companyName, c.slug,
  c.logoFile, c.description AS companyDescription, c.website, c.location, c.industry, c.createdAt AS companyCreatedAt`;
const sql = (
  columns: string,
  // Left alone, the server may sort all open jobs for each list.
) => `SELECT ${columns} FROM jobs j FORCE INDEX (jobs_newest) STRAIGHT_JOIN companies c ON c.id = j.companyId
  WHERE j.status = 'PUBLISHED' AND j.validThrough > ? ORDER BY j.publishedAt DESC, j.id DESC LIMIT 21`;
const statements: Record<string, string> = {
  "/cards": sql(CARD),
  "/full": sql(`${ALL}, j.description, j.responsibilities`),
};

const pool = mysql.createPool({ uri: process.env.DATABASE_URL ?? "", connectionLimit: 20 });
const server = createServer((request, response) => {
  if (request.url === "/empty") return void response.end();
  const statement = statements[request.url ?? ""];
  if (!statement) return void response.writeHead(404).end();
  pool.execute(statement, [new Date()], (error, rows) => {
    if (error) {
      console.error(error.message);
      return void response.writeHead(500).end();
    }
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(rows));
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address && typeof address === "object") process.send?.(`http://127.0.0.1:${address.port}`);
});
process.on("disconnect", () => process.exit(0));
