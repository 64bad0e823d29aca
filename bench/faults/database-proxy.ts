import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/**
 * Told of each statement that changes data and of each commit, before it reaches the database and before the answer
 * leaves it. `lastWrite` is the statement before a commit. @returns false to cut the connection
 */
export type StatementWatcher = (
  statement: string,
  lastWrite: string,
  when: "before" | "after",
) => boolean;

const WRITES = /^(?:INSERT|UPDATE|DELETE|COMMIT)/i;
/** A packet's header of 4 bytes, and the byte that says it is a query. */
const HEADER = 5;
const QUERY = 3;
/** Statements of one piece of work follow each other faster than this. */
const QUIET_MS = 50;

/** Stands between the sites and the database, and can cut them off. On 127.0.0.1 only. */
export class DatabaseProxy {
  watch: StatementWatcher = () => true;
  /** While true, connections are refused. */
  isCut = false;
  /** How far the database's clock seems to run ahead to sites that compare theirs with it, in milliseconds. */
  ahead = 0;
  readonly port: number;
  private readonly open = new Set<Socket>();
  private lastAt = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {
    this.port = (server.address() as AddressInfo).port;
    server.on("connection", (client) => this.join(client));
  }

  static async start(databaseUrl: string): Promise<DatabaseProxy> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    return new DatabaseProxy(server, new URL(databaseUrl));
  }

  /** Whether the sites have stopped asking. */
  get isQuiet(): boolean {
    return Date.now() - this.lastAt >= QUIET_MS;
  }

  /** The database's address through this proxy. */
  urlOf(databaseUrl: string): string {
    const url = new URL(databaseUrl);
    url.hostname = "127.0.0.1";
    url.port = String(this.port);
    return url.href;
  }

  cut(): void {
    this.isCut = true;
    for (const socket of this.open) socket.resetAndDestroy();
  }

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise((done) => this.server.close(done));
  }

  private join(client: Socket): void {
    if (this.isCut) return void client.resetAndDestroy();
    const database = connect(Number(this.target.port), this.target.hostname);
    const end = () => [client, database].forEach((socket) => socket.destroy());
    for (const socket of [client, database]) {
      this.open.add(socket);
      socket.setNoDelay(true);
      socket.on("error", end).on("close", () => {
        this.open.delete(socket);
        end();
      });
    }
    let statement = "";
    let lastWrite = "";
    client.on("data", (bytes) => {
      this.lastAt = Date.now();
      statement = statementIn(bytes);
      if (WRITES.test(statement) && !this.watch(statement, lastWrite, "before")) return end();
      if (/^(?:INSERT|UPDATE|DELETE)/i.test(statement)) lastWrite = statement;
      database.write(this.ahead === 0 ? bytes : askedLater(bytes, this.ahead));
    });
    database.on("data", (bytes) => {
      this.lastAt = Date.now();
      if (WRITES.test(statement) && !this.watch(statement, lastWrite, "after")) return end();
      client.write(bytes);
    });
  }
}

/** As `databaseTime` in server/kit/db/clock-guard.ts asks it. */
const TIME_ASKED = /^SELECT UNIX_TIMESTAMP\(\) \* 1000/;

/** The question for the time, with what is added to the answer; anything else as it is. A packet says its length first. */
export function askedLater(bytes: Buffer, ms: number): Buffer {
  if (!TIME_ASKED.test(statementIn(bytes))) return bytes;
  const text = bytes
    .toString("utf8", HEADER)
    .replace("UNIX_TIMESTAMP()", `(UNIX_TIMESTAMP() + ${ms / 1000})`);
  const body = Buffer.from(text);
  const head = Buffer.from(bytes.subarray(0, HEADER));
  head.writeUIntLE(body.length + 1, 0, 3);
  return Buffer.concat([head, body]);
}

/** The text of a query; enough of it to recognize the table. */
const statementIn = (bytes: Buffer): string =>
  bytes[HEADER - 1] === QUERY ? bytes.toString("utf8", HEADER, HEADER + 200) : "";
