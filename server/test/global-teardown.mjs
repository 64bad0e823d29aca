import mysql from "mysql2/promise";

/** Drops this run's databases and stops what the setup started. */
export default async function tearDown() {
  const connection = await mysql.createConnection(process.env.TEST_DATABASE_URL);
  const [rows] = await connection.query("SHOW DATABASES LIKE ?", [`test_${process.env.TEST_RUN}%`]);
  for (const row of rows) await connection.query(`DROP DATABASE \`${Object.values(row)[0]}\``);
  await connection.end();
  await globalThis.testServices.stop();
}
