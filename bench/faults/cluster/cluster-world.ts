import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import mysql from "mysql2/promise";
import { SiteProcess } from "../site-process.js";
import type { Write } from "../site/load.js";

const ROOT = path.resolve(import.meta.dirname, "../../../../..");
const run = promisify(execFile);

/** A site with the demo's data on a cluster. */
export class ClusterWorld {
  private constructor(
    readonly site: SiteProcess,
    private readonly url: string,
    private readonly folder: string,
  ) {}

  /** @param urls of the database that is written to, and of the one that lists are read from */
  static async open(
    env: NodeJS.ProcessEnv,
    { writer, replica }: { writer: string; replica?: string },
  ): Promise<ClusterWorld> {
    const folder = await mkdtemp(path.join(os.tmpdir(), "staffboard-faults-"));
    const settings = {
      ...env,
      SITE_MODE: "development",
      LOG_LEVEL: "info",
      TRUST_PROXY_HOPS: "1",
      DATABASE_URL: writer,
      SEARCH_DIR: path.join(folder, "search"),
      ENV_FILE: "",
    };
    for (const program of ["server/commands/migrate.js", "dev/seed/main.js"])
      await run(process.execPath, [path.join(ROOT, "dist/node", program)], { env: settings });
    const reading = replica === undefined ? {} : { DATABASE_READ_URL: replica };
    const site = await SiteProcess.start(
      { ...settings, ...reading },
      0,
      path.join(folder, "site.log"),
    );
    return new ClusterWorld(site, writer, folder);
  }

  get log(): string {
    return path.join(this.folder, "site.log");
  }

  /** How many writes were acknowledged and are not there. */
  async lost(writes: readonly Write[]): Promise<number> {
    const connection = await mysql.createConnection(this.url);
    const [rows] = await connection.query<mysql.RowDataPacket[]>(
      "SELECT DISTINCT email FROM login_codes",
    );
    await connection.end();
    const kept = new Set(rows.map(({ email }) => String(email)));
    return writes.filter(({ status, email }) => status === 200 && !kept.has(email)).length;
  }

  async close(): Promise<void> {
    await this.site.stop();
    await rm(this.folder, { recursive: true, force: true });
  }
}
