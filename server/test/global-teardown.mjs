import { rm } from "node:fs/promises";

/** Stops everything that the setup has started. */
export default async function tearDown() {
  const { environment, dataDir } = globalThis.testEnvironment;
  await environment.stop();
  await rm(dataDir, { recursive: true, force: true });
}
