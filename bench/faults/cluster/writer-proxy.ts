import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import type { ClusterNode } from "./cluster-node.js";

const LOOK_EVERY_MS = 500;

/**
 * One address for the node that is written to, as ProxySQL or MySQL Router have one. When that node is gone, the next one that is
 * ready takes its place, and all connections to the old one end. It never goes back by itself.
 */
export class WriterProxy {
  private readonly open = new Set<Socket>();
  private writer: ClusterNode;
  private timer: NodeJS.Timeout | undefined;

  private constructor(
    private readonly server: Server,
    private readonly nodes: readonly ClusterNode[],
  ) {
    const [first] = nodes;
    if (!first) throw new Error("A cluster has nodes.");
    this.writer = first;
    server.on("connection", (near) => this.join(near));
    this.look();
  }

  static async start(nodes: readonly ClusterNode[]): Promise<WriterProxy> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    return new WriterProxy(server, nodes);
  }

  /** @param url of a node @returns the same through this proxy */
  through(url: string): string {
    const address = new URL(url);
    address.port = String((this.server.address() as AddressInfo).port);
    return address.href;
  }

  async close(): Promise<void> {
    clearTimeout(this.timer);
    for (const socket of this.open) socket.destroy();
    await new Promise((done) => this.server.close(done));
  }

  private join(near: Socket): void {
    this.open.add(near.on("close", () => this.open.delete(near)));
    const far = connect(this.writer.port, "127.0.0.1");
    near.pipe(far).pipe(near);
    near.on("error", () => far.destroy()).on("close", () => far.destroy());
    far.on("error", () => near.destroy()).on("close", () => near.destroy());
  }

  private look(): void {
    this.timer = setTimeout(() => void this.choose().finally(() => this.look()), LOOK_EVERY_MS);
  }

  private async choose(): Promise<void> {
    if (await isReady(this.writer)) return;
    for (const node of this.nodes) {
      if (node === this.writer || !(await isReady(node))) continue;
      this.writer = node;
      for (const socket of this.open) socket.destroy();
      return;
    }
  }
}

const isReady = async (node: ClusterNode): Promise<boolean> =>
  (await node.status("wsrep_ready")) === "ON";
