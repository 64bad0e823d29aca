import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import mysql from "mysql2/promise";
import { DatabaseRelay } from "../../../server/test/database-relay.js";
import { ProviderProxy } from "../provider-proxy.js";
import { SiteProcess } from "../site-process.js";
import type { DatabaseServer } from "./database-server.js";
import type { Write } from "./load.js";

/** A build of the site. */
export interface Build {
  name: string;
  /** The project's folder; the build is in its dist/node. */
  folder: string;
}

/** One build's sites on a database of their own, with a hand on all they depend on. */
export class SiteWorld {
  readonly sites: SiteProcess[] = [];

  private constructor(
    readonly server: DatabaseServer,
    /** Straight to the server. */
    readonly database: mysql.Pool,
    readonly relay: DatabaseRelay,
    readonly store: ProviderProxy,
    readonly mail: ProviderProxy,
    private readonly build: Build,
    private readonly env: NodeJS.ProcessEnv,
    private readonly folder: string,
  ) {}

  static async open(
    env: NodeJS.ProcessEnv,
    server: DatabaseServer,
    build: Build,
    name: string,
  ): Promise<SiteWorld> {
    const folder = await mkdtemp(path.join(os.tmpdir(), "staffboard-faults-"));
    const url = await server.create(name);
    await migrate(build, { ...env, DATABASE_URL: url });
    const relay = await DatabaseRelay.start(url);
    const store = await ProviderProxy.start(env.S3_ENDPOINT ?? "");
    const mail = await ProviderProxy.start(env.SES_ENDPOINT ?? "");
    const ofSites = {
      ...env,
      SITE_MODE: "development",
      LOG_LEVEL: "error",
      TRUST_PROXY_HOPS: "1",
      DATABASE_URL: relay.url,
      S3_ENDPOINT: store.url,
      SES_ENDPOINT: mail.url,
      SEARCH_DIR: path.join(folder, "search"),
    };
    const database = mysql.createPool({ uri: url, connectionLimit: 2, timezone: "Z" });
    // The server is killed under its connections.
    database.on("connection", (connection) => connection.on("error", () => undefined));
    return new SiteWorld(server, database, relay, store, mail, build, ofSites, folder);
  }

  /** @param offset how far its clock runs ahead, in milliseconds */
  async raise(offset = 0): Promise<SiteProcess> {
    const log = path.join(this.folder, "sites.log");
    const program = path.join(this.build.folder, "dist/node/server/main.js");
    const site = await SiteProcess.start(this.env, offset, log, program);
    this.sites.push(site);
    return site;
  }

  /** How many writes were acknowledged and are not there. */
  async lost(writes: readonly Write[]): Promise<number> {
    const acknowledged = writes.filter(({ status }) => status === 200).map(({ email }) => email);
    const [rows] = await this.database.query<mysql.RowDataPacket[]>(
      "SELECT DISTINCT email FROM login_codes",
    );
    const kept = new Set(rows.map(({ email }) => String(email)));
    return acknowledged.filter((email) => !kept.has(email)).length;
  }

  async close(): Promise<void> {
    for (const site of this.sites) await site.stop();
    await this.relay.close();
    await this.store.close();
    await this.mail.close();
    await this.database.end().catch(() => undefined);
    await rm(this.folder, { recursive: true, force: true });
  }
}

async function migrate({ folder }: Build, env: NodeJS.ProcessEnv): Promise<void> {
  const program = path.join(folder, "dist/node/server/commands/migrate.js");
  await promisify(execFile)(process.execPath, [program], { cwd: folder, env });
}
