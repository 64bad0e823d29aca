import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { ClusterNode } from "./cluster-node.js";

const STEP = 10;
const READY_WITHIN_MS = 120_000;

/** What the clusters are made of. */
export interface Packages {
  /** Folder of unpacked Debian packages; "" if they are installed. */
  folder: string;
  /** Galera's library. */
  provider: string;
}

/** A server that is written to, and one that copies it. */
export async function primaryWithReplica({ folder }: Packages): Promise<ClusterNode[]> {
  const primary = await ClusterNode.make(await freePorts(), folder);
  await primary.start(["--server-id=1", "--log-bin", "--binlog-format=ROW"]);
  const replica = await ClusterNode.make(await freePorts(), folder);
  await replica.start(["--server-id=2", "--read-only=1", "--skip-slave-start"]);
  const { username, password } = new URL(primary.url);
  await replica.run(
    `CHANGE MASTER TO MASTER_HOST='127.0.0.1', MASTER_PORT=${primary.port}, MASTER_USER='${username}',
     MASTER_PASSWORD='${password}', MASTER_USE_GTID=slave_pos`,
  );
  await replica.run("START SLAVE");
  return [primary, replica];
}

/** Three nodes that each have all data. */
export async function galera({ folder, provider }: Packages): Promise<ClusterNode[]> {
  const nodes: ClusterNode[] = [];
  for (const role of ["first", "joiner", "joiner"] as const)
    nodes.push(await ClusterNode.make(await freePorts(), folder, role));
  const members = nodes.map(({ port }) => `127.0.0.1:${port + 1}`).join();
  const [first, ...others] = nodes;
  if (!first) return [];
  // Its accounts are made before there is a cluster; the others copy them.
  await first.start([]);
  await first.end("SIGTERM");
  await first.start([...flagsOf(first, provider, "gcomm://"), "--wsrep-new-cluster"]);
  for (const node of others) {
    await node.start(flagsOf(node, provider, `gcomm://${members}`));
    await untilSynced(node);
  }
  return nodes;
}

/** The cluster's own ports follow the server's. */
const flagsOf = ({ port }: ClusterNode, provider: string, address: string): string[] => [
  "--init-file=",
  "--binlog-format=ROW",
  "--innodb-autoinc-lock-mode=2",
  "--wsrep-on=ON",
  `--wsrep-provider=${provider}`,
  "--wsrep-cluster-name=faults",
  `--wsrep-cluster-address=${address}`,
  `--wsrep-node-address=127.0.0.1:${port + 1}`,
  "--wsrep-sst-method=rsync",
  `--wsrep-sst-receive-address=127.0.0.1:${port + 3}`,
  `--wsrep-provider-options=base_port=${port + 1};gmcast.listen_addr=tcp://127.0.0.1:${port + 1};ist.recv_addr=127.0.0.1:${port + 2};gcache.size=32M`,
];

async function untilSynced(node: ClusterNode): Promise<void> {
  for (const end = Date.now() + READY_WITHIN_MS; ; await delay(250)) {
    if ((await node.status("wsrep_local_state_comment")) === "Synced") return;
    if (Date.now() > end) throw new Error("A node did not join the cluster.");
  }
}

/** The first of ten ports that are free. */
async function freePorts(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = 20_000 + STEP * randomInt(1_200);
    const ports = Array.from({ length: 4 }, (_, n) => port + n);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return port;
  }
  throw new Error("No ports are free");
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
