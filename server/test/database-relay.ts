import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

/** Stands between the site and its database, and can go silent as a failed host does: nothing is refused, and nothing answered. */
export class DatabaseRelay {
  /** The database through this relay: mysql://… */
  readonly url: string;
  private readonly open = new Set<Socket>();
  /** Whether new connections are silent, too. */
  isSilent = false;
  /** How many connections were made. */
  opened = 0;

  private constructor(
    private readonly server: Server,
    target: URL,
  ) {
    const url = new URL(target);
    url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.url = url.href;
    server.on("connection", (near) => {
      this.opened += 1;
      this.open.add(near.on("close", () => this.open.delete(near)));
      if (this.isSilent) return;
      const far = connect(Number(target.port || 3306), target.hostname);
      near.pipe(far).pipe(near);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const)
        one.on("error", () => other.destroy()).on("close", () => other.destroy());
    });
  }

  /** @param url of the database */
  static async start(url: string): Promise<DatabaseRelay> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    return new DatabaseRelay(server, new URL(url));
  }

  get openCount(): number {
    return this.open.size;
  }

  /** What is open now never answers again. */
  silence(): void {
    for (const near of this.open) near.unpipe().pause();
  }

  async close(): Promise<void> {
    for (const near of this.open) near.destroy();
    await new Promise((done) => this.server.close(done));
  }
}
