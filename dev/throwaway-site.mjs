/**
 * A whole site on throw-away data and free ports, for browser tests and benchmarks.
 */
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { ROOT } from "./child.mjs";
import { raise } from "./environment.mjs";
import { migrate, seed, startSite } from "./site.mjs";

const PORTS_FROM = 14_000;

/**
 * @param {Record<string, string>} [settings] on top of the local ones
 * @returns {Promise<{env: NodeJS.ProcessEnv, urls: {site: string, mail: string, stripe: string, s3: string},
 *   stop: () => Promise<void>}>}
 */
export async function raiseThrowawaySite(settings = {}) {
  const { PATH, HOME, TMPDIR } = process.env;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "staffboard-"));
  const environment = await raise({
    dataDir,
    binariesDir: path.resolve(ROOT, process.env.DATA_DIR ?? ".data", "mysql-server"),
    settings: { PATH, HOME, TMPDIR, ...settings },
    portsFrom: PORTS_FROM,
  });
  const clear = async () => {
    await environment.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(environment.env);
    await seed(environment.env);
    const site = await startSite({ env: environment.env, dataDir });
    const stop = async () => {
      await site.stop();
      await clear();
    };
    return { env: environment.env, urls: environment.urls, stop };
  } catch (error) {
    await clear();
    throw error;
  }
}
