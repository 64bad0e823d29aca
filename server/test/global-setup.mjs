import { randomBytes } from "node:crypto";
import path from "node:path";
import { raiseTestServices } from "./test-services.mjs";

/**
 * Once before all server tests: the database server, an S3 twin and a mail twin.
 * Their addresses reach the tests by environment; each worker makes a database of its own on that server.
 */
export default async function setUp() {
  const services = await raiseTestServices({
    dataDir: path.resolve(process.env.DATA_DIR ?? ".data"),
  });
  globalThis.testServices = services;
  Object.assign(process.env, services.env, { TEST_RUN: randomBytes(4).toString("hex") });
}
