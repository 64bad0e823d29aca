import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import mysql from "mysql2/promise";
import { DatabaseRelay } from "../../../server/test/database-relay.js";
import { DatabaseProxy } from "../database-proxy.js";
import { ProviderProxy } from "../provider-proxy.js";
import { SiteProcess } from "../site-process.js";
import type { DatabaseServer } from "./database-server.js";
import { isGood } from "./answers.js";
import type { Write } from "./load.js";

/** A build of the site. */
export interface Build {
  name: string;
  /** The project's folder; the build is in its dist/node. */
  folder: string;
}

export type ProviderName = "store" | "mail" | "payments";

/** As those of a process. */
export interface RaiseOptions {
  port?: number;
  preload?: string;
}

interface SentMail {
  subject: string;
  destination: { to: string[] };
  replyTo: string[];
}

/** One build's sites on a database of their own, with a hand on all they depend on. */
export class SiteWorld {
  readonly sites: SiteProcess[] = [];

  private constructor(
    readonly server: DatabaseServer,
    /** Straight to the server. */
    readonly database: mysql.Pool,
    /** The same, as the user for backups. */
    readonly backupUrl: string,
    readonly relay: DatabaseRelay,
    readonly providers: Readonly<Record<ProviderName, ProviderProxy>>,
    private readonly databaseClock: DatabaseProxy,
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
    const { site: url, backup } = await server.create(name);
    const relay = await DatabaseRelay.start(url);
    const databaseClock = await DatabaseProxy.start(relay.url);
    const providers = {
      store: await ProviderProxy.start(env.S3_ENDPOINT ?? ""),
      mail: await ProviderProxy.start(env.SES_ENDPOINT ?? ""),
      payments: await ProviderProxy.start(env.STRIPE_API_BASE ?? ""),
    };
    const ofSites = {
      ...env,
      SITE_MODE: "development",
      LOG_LEVEL: "error",
      TRUST_PROXY_HOPS: "1",
      DATABASE_URL: relay.url,
      S3_ENDPOINT: providers.store.url,
      SES_ENDPOINT: providers.mail.url,
      STRIPE_API_BASE: providers.payments.url,
      SEARCH_DIR: path.join(folder, "search"),
    };
    const database = mysql.createPool({ uri: url, connectionLimit: 2, timezone: "Z" });
    // The server is killed under its connections.
    database.on("connection", (connection) => connection.on("error", () => undefined));
    const rest = [databaseClock, build, ofSites, folder] as const;
    const world = new SiteWorld(server, database, backup, relay, providers, ...rest);
    await world.migrate();
    return world;
  }

  /**
   * @param offset how far its clock runs ahead, in milliseconds
   * @param settings in place of the usual ones
   * @param options of its process
   */
  async raise(
    offset = 0,
    settings: NodeJS.ProcessEnv = {},
    options: RaiseOptions = {},
  ): Promise<SiteProcess> {
    const log = path.join(this.folder, "sites.log");
    const env = { ...this.env, ...settings };
    const program = this.programOf("server/main.js");
    const site = await SiteProcess.start(env, offset, log, { ...options, program });
    this.sites.push(site);
    return site;
  }

  /** A site whose clock can be moved together with the database's, by `advance`. */
  raiseMovable(): Promise<SiteProcess> {
    return this.raise(0, { DATABASE_URL: this.databaseClock.urlOf(this.relay.url) });
  }

  /** Time passes for the database and all its sites. */
  async advance(milliseconds: number): Promise<void> {
    this.databaseClock.ahead += milliseconds;
    await Promise.all(this.sites.map((site) => site.advance(milliseconds)));
  }

  /** Fills the database with the demo's companies, jobs, and people. */
  async seed(): Promise<void> {
    await this.command("dev/seed/main.js");
  }

  /** @returns what it said */
  async migrate(): Promise<string> {
    const { stdout, stderr } = await this.command("server/commands/migrate.js");
    return stdout + stderr;
  }

  /** A place for its sites' files, which goes with them. */
  folderOf(name: string): string {
    return path.join(this.folder, name);
  }

  private command(name: string): Promise<{ stdout: string; stderr: string }> {
    const env = { ...this.env, ENV_FILE: "" };
    const cwd = this.build.folder;
    return promisify(execFile)(process.execPath, [this.programOf(name)], { cwd, env });
  }

  private programOf(name: string): string {
    return path.join(this.build.folder, "dist/node", name);
  }

  /** Emails that the mail provider took since a moment, in seconds of the real clock. */
  async mailsSince(since: number): Promise<SentMail[]> {
    const answer = await fetch(`${this.providers.mail.url}/store?since=${since}`);
    const { emails } = (await answer.json()) as { emails: SentMail[] };
    return emails;
  }

  /** How many sign-ups and applications were acknowledged and are not there. */
  async lost(writes: readonly Write[]): Promise<number> {
    const acknowledged = writes.filter(isGood).map(({ email }) => email);
    const [rows] = await this.database.query<mysql.RowDataPacket[]>(
      "SELECT email FROM login_codes UNION SELECT email FROM applications",
    );
    const kept = new Set(rows.map(({ email }) => String(email)));
    return acknowledged.filter((email) => !kept.has(email)).length;
  }

  async close(): Promise<void> {
    for (const site of this.sites) await site.stop();
    await this.databaseClock.close();
    await this.relay.close();
    for (const provider of Object.values(this.providers)) await provider.close();
    await this.database.end().catch(() => undefined);
    await rm(this.folder, { recursive: true, force: true });
  }
}
