import { rm } from "node:fs/promises";

/** Stops everything that the setup has started, if anything. */
export default async function tearDown() {
  if (!globalThis.testEnvironment) return;
  const { environment, dataDir } = globalThis.testEnvironment;
  await environment.stop();
  await rm(dataDir, { recursive: true, force: true });
}
