import mysql, { type Connection } from "mysql2/promise";
import type { DatabaseTls } from "./tls.js";

/** Load balancers ask often, and a silent database must not keep them waiting. */
const LIMIT_MS = 900;

/**
 * Innodb's own variable says that the server was started read-only; a row of a table is refused by a node that has left its
 * cluster (Galera's 1047), which answers everything else.
 */
const ASK =
  "SELECT @@read_only AS server, @@innodb_read_only AS engine, (SELECT COUNT(*) FROM migrations) AS steps";
/** MariaDB 12 answers with words. */
const OFF = new Set(["0", "OFF"]);

interface Answer {
  server: number | string;
  engine: number | string;
}

/** Says whether the database can be written to, over a connection of its own: those of the pool may all be waiting. */
export class WriteProbe {
  private readonly limitMs: number;
  private readonly options: mysql.ConnectionOptions;
  private connection: Connection | null = null;
  private running: Promise<boolean> | null = null;

  /** @param url mysql://user:password@host:port/name */
  constructor(
    url: string,
    { ssl, limitMs = LIMIT_MS }: { ssl?: DatabaseTls | undefined; limitMs?: number } = {},
  ) {
    this.limitMs = limitMs;
    const { hostname, port, username, password, pathname } = new URL(url);
    this.options = {
      host: hostname.replace(/^\[|\]$/g, ""),
      port: Number(port || 3306),
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      database: decodeURIComponent(pathname.slice(1)),
      connectTimeout: limitMs,
      ...(ssl ? { ssl } : {}),
    };
  }

  /**
   * Answers within a second. Those who ask at the same time share one question: anyone may ask, and a flood must not use up the
   * server's connections.
   */
  canWrite(): Promise<boolean> {
    return (this.running ??= this.ask().finally(() => (this.running = null)));
  }

  close(): void {
    this.connection?.destroy();
    this.connection = null;
  }

  private async ask(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(reject, this.limitMs, new Error("the database does not answer"));
    });
    try {
      const { server, engine } = await Promise.race([this.answer(), late]);
      return OFF.has(String(server)) && OFF.has(String(engine));
    } catch {
      this.close();
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  private async answer(): Promise<Answer> {
    const connection = (this.connection ??= await this.open());
    const [rows] = await connection.query<(Answer & mysql.RowDataPacket)[]>(ASK);
    const [row] = rows;
    if (!row) throw new Error("no row");
    return row;
  }

  private async open(): Promise<Connection> {
    const connection = await mysql.createConnection(this.options);
    // Without a listener, its error while it is idle would end the process.
    connection.on("error", () => {
      if (this.connection === connection) this.close();
    });
    return connection;
  }
}
