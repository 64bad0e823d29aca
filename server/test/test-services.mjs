import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import S3rver from "@20minutes/s3rver";
import sesModule from "aws-ses-v2-local";
import { ensureDatabase } from "../../dev/mysql.mjs";

const KEY = { id: "test-key", secret: "test-secret" };
const BUCKET = "staffboard-test";

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

/**
 * The database server, an S3 twin and a mail twin for the tests of this run.
 * @returns {Promise<{ env: Record<string, string>, stop: () => Promise<void> }>}
 */
export async function raiseTestServices({ dataDir }) {
  const database = await ensureDatabase({ dataDir, databaseName: "staffboard" });
  const folder = await mkdtemp(path.join(os.tmpdir(), "staffboard-test-"));
  const s3 = new S3rver({
    address: "127.0.0.1",
    port: await freePort(),
    silent: true,
    directory: folder,
    vhostBuckets: false,
    configureBuckets: [{ name: BUCKET }],
    allowMismatchedSignatures: false,
    accessKeyId: KEY.id,
    secretAccessKey: KEY.secret,
  });
  const { port: s3Port } = await s3.run();
  const startMail = sesModule.default ?? sesModule;
  const mailPort = await freePort();
  const mail = await startMail({ port: mailPort, host: "127.0.0.1" });
  return {
    env: {
      TEST_DATABASE_URL: database.url,
      S3_ENDPOINT: `http://127.0.0.1:${s3Port}`,
      S3_BUCKET: BUCKET,
      AWS_ACCESS_KEY_ID: KEY.id,
      AWS_SECRET_ACCESS_KEY: KEY.secret,
      SES_ENDPOINT: `http://127.0.0.1:${mailPort}`,
    },
    stop: async () => {
      await s3.close();
      await new Promise((done) => mail.close(done));
      await rm(folder, { recursive: true, force: true });
      await database.stop();
    },
  };
}
