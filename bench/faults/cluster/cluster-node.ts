import { fork, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import mysql from "mysql2/promise";

const PROGRAM = path.resolve(import.meta.dirname, "../../../../../dev/fault-node.mjs");

interface Answer {
  url?: string;
  done?: boolean;
  failed?: string;
}

/** A MariaDB server with data of its own, on this machine only. */
export class ClusterNode {
  private constructor(
    private readonly child: ChildProcess,
    private readonly folder: string,
    readonly port: number,
    /** mysql://… with all rights */
    readonly url: string,
  ) {}

  /**
   * Starts nothing yet.
   * @param packages folder of unpacked Debian packages, or ""
   * @param role a joiner gets its data from another node
   */
  static async make(
    port: number,
    packages: string,
    role: "first" | "joiner" = "first",
  ): Promise<ClusterNode> {
    const folder = await mkdtemp(path.join(os.tmpdir(), "staffboard-cluster-"));
    const child = fork(PROGRAM, [folder, String(port), packages, role]);
    const { url = "" } = await answerOf(child, ({ url }) => url !== undefined);
    return new ClusterNode(child, folder, port, url);
  }

  /** @param flags of mariadbd; resolves when it greets */
  start(flags: readonly string[]): Promise<void> {
    return this.tell({ start: flags });
  }

  /** As `kill -9`, or with a signal that lets it finish. */
  end(signal: "SIGKILL" | "SIGTERM" = "SIGKILL"): Promise<void> {
    return this.tell({ end: signal });
  }

  async run(sql: string): Promise<mysql.RowDataPacket[]> {
    const connection = await mysql.createConnection(this.url);
    try {
      const [rows] = await connection.query<mysql.RowDataPacket[]>(sql);
      return rows;
    } finally {
      await connection.end();
    }
  }

  /** A status variable; undefined if it does not answer. */
  async status(name: string): Promise<string | undefined> {
    const rows = await this.run(`SHOW GLOBAL STATUS LIKE '${name}'`).catch(() => []);
    const value: unknown = rows[0]?.["Value"];
    return typeof value === "string" ? value : undefined;
  }

  async remove(): Promise<void> {
    await this.end().catch(() => undefined);
    this.child.disconnect();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async tell(message: { start?: readonly string[]; end?: string }): Promise<void> {
    const done = answerOf(this.child, (answer) => answer.done === true);
    this.child.send(message);
    await done;
  }
}

/** @throws when it failed, or the process ends without it */
const answerOf = (child: ChildProcess, isIt: (answer: Answer) => boolean): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error("the process of a database server ended"));
    const listen = (answer: Answer) => {
      if (!isIt(answer) && answer.failed === undefined) return;
      child.off("message", listen).off("exit", ended);
      if (answer.failed === undefined) resolve(answer);
      else reject(new Error(answer.failed));
    };
    child.on("message", listen).once("exit", ended);
  });
