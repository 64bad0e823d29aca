import { rm } from "node:fs/promises";

/** Stops what the setup started and forgets it. */
export default async function tearDown() {
  const { environment, dataDir } = globalThis.testEnvironment;
  await environment.stop();
  await rm(dataDir, { recursive: true, force: true });
}
