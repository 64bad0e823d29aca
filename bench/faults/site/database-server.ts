import { fork, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import mysql from "mysql2/promise";

const PROGRAM = path.resolve(import.meta.dirname, "../../../../../dev/fault-database.mjs");

type Action = "start" | "kill" | "freeze" | "thaw";
interface Answer {
  url?: string;
  done?: Action;
}

/** A database server that can be killed, frozen, made read-only, and started again at the same port. */
export class DatabaseServer {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    private readonly url: string,
  ) {}

  static async start(): Promise<DatabaseServer> {
    const folder = await mkdtemp(path.join(os.tmpdir(), "staffboard-faults-"));
    const child = fork(PROGRAM, [folder]);
    const { url } = await answerOf(child, ({ url }) => url !== undefined);
    return new DatabaseServer(child, folder, url ?? "");
  }

  /**
   * Makes an empty database and two users with the grants of docs/deploy.md: one for the site, which may not write while the server is
   * read-only (an administrator still may), and one for backups.
   * @returns the database's address for each
   */
  async create(name: string): Promise<{ site: string; backup: string }> {
    const backup = `${name}_backup`;
    await this.run(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci`);
    for (const user of [name, backup])
      await this.run(`CREATE USER ${user}@'127.0.0.1' IDENTIFIED BY '${user}'`);
    await this.run(`GRANT ALL ON ${name}.* TO ${name}@'127.0.0.1'`);
    await this.run(`GRANT PROCESS ON *.* TO ${name}@'127.0.0.1'`);
    await this.run(`GRANT SELECT ON performance_schema.* TO ${name}@'127.0.0.1'`);
    await this.run(`GRANT SELECT, SHOW VIEW, TRIGGER ON ${name}.* TO ${backup}@'127.0.0.1'`);
    await this.run(
      `GRANT RELOAD, REPLICATION CLIENT, REPLICATION SLAVE ON *.* TO ${backup}@'127.0.0.1'`,
    );
    return { site: this.urlOf(name, name), backup: this.urlOf(name, backup) };
  }

  private urlOf(database: string, user: string): string {
    const url = new URL(this.url);
    [url.pathname, url.username, url.password] = [`/${database}`, user, user];
    return url.href;
  }

  async run(sql: string): Promise<void> {
    await this.rows(sql);
  }

  /** What each connection waits for or does. */
  async states(): Promise<string[]> {
    const rows = await this.rows("SELECT state AS state FROM information_schema.processlist");
    return rows.map(({ state }) => String(state));
  }

  private async rows(sql: string): Promise<mysql.RowDataPacket[]> {
    const connection = await mysql.createConnection(this.url);
    try {
      const [rows] = await connection.query<mysql.RowDataPacket[]>(sql);
      return rows;
    } finally {
      await connection.end();
    }
  }

  async act(action: Action): Promise<void> {
    const done = answerOf(this.child, (answer) => answer.done === action);
    this.child.send(action);
    await done;
  }

  async stop(): Promise<void> {
    // It may have ended by itself, and why a trial failed must still be told.
    if (this.child.connected) {
      await this.act("kill");
      this.child.disconnect();
    }
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** @throws when the process ends without it */
const answerOf = (child: ChildProcess, isIt: (answer: Answer) => boolean): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error("the database server's process ended"));
    const listen = (message: object) => {
      if (!isIt(message)) return;
      child.off("message", listen).off("exit", ended);
      resolve(message);
    };
    child.on("message", listen).once("exit", ended);
  });
