import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { longest } from "../site/answers.js";
import { Load } from "../site/load.js";
import type { ClusterNode } from "./cluster-node.js";
import { ClusterWorld } from "./cluster-world.js";
import { galera, primaryWithReplica, type Packages } from "./clusters.js";
import { Readers } from "./readers.js";
import { WriterProxy } from "./writer-proxy.js";

/** One line of the table. */
export interface Measured {
  what: string;
  /** Null: never, in the time it was watched. */
  value: number | null;
  /** The smallest value that is right, else the largest one. */
  atLeast?: number;
  atMost?: number;
}

export type ClusterTrial = (env: NodeJS.ProcessEnv, packages: Packages) => Promise<Measured[]>;

const CALM_MS = 20_000;
/** Longer than a replica may be behind. */
const STOPPED_MS = 15_000;
const RECOVERED_MS = 30_000;
const ROOT = path.resolve(import.meta.dirname, "../../../../..");
/**
 * What relies on transactions, leases, and named locks. Not the tests of migrations: with their thousands of changes of tables, two nodes
 * of Galera (MariaDB 10.11) took 10 GB of memory each.
 */
const CORE_TESTS = [
  "server/kit/db/transactions.test.ts",
  "server/kit/db/named-lock.test.ts",
  "server/kit/db/lost-connections.test.ts",
  "server/modules/changes/change-feed.test.ts",
  "server/modules/changes/many-writers.test.ts",
  "server/modules/outbox/",
  "server/modules/audit/",
];

const selects = async (node: ClusterNode): Promise<number> =>
  Number(await node.status("Com_select"));

/** Strangers read, others write; then the replication stops, and the replica is killed. */
export const replicaTrial: ClusterTrial = async (env, packages) => {
  const nodes = await primaryWithReplica(packages);
  const [primary, replica] = nodes as [ClusterNode, ClusterNode];
  try {
    const world = await ClusterWorld.open(env, { writer: primary.url, replica: replica.url });
    try {
      return await underLoad(world, primary, replica);
    } finally {
      await world.close();
    }
  } finally {
    for (const node of nodes) await node.remove();
  }
};

async function underLoad(
  world: ClusterWorld,
  primary: ClusterNode,
  replica: ClusterNode,
): Promise<Measured[]> {
  // Most visitors only look.
  const load = new Load(world.site.origin, { writesPerSecond: 1, checksPerSecond: 1 });
  const readers = new Readers(world.site.origin);
  await delay(3_000);
  const calm = await shareOf(primary, replica, () => delay(CALM_MS));
  await replica.run("STOP SLAVE");
  await delay(STOPPED_MS / 2);
  const stopped = await shareOf(primary, replica, () => delay(STOPPED_MS / 2));
  await replica.run("START SLAVE");
  await delay(STOPPED_MS / 2);
  const again = await shareOf(primary, replica, () => delay(STOPPED_MS / 2));
  await replica.end();
  await delay(STOPPED_MS / 2);
  await readers.end();
  await load.end();
  return [
    { what: "share of all reads that the replica answers", value: calm, atLeast: 0.6 },
    { what: "the same while it is behind", value: stopped, atMost: 0.1 },
    { what: "the same once it has caught up", value: again, atLeast: 0.6 },
    { what: `of ${readers.statuses.length} lists, not answered`, value: readers.failed, atMost: 0 },
    {
      what: `of ${load.writes.length} writes, not acknowledged`,
      value: load.writes.filter(({ status }) => status !== 200).length,
      atMost: 0,
    },
    { what: "acknowledged writes lost", value: await world.lost(load.writes), atMost: 0 },
    { what: "times the log says that it is left out", value: leftOut(world), atLeast: 2 },
  ];
}

const leftOut = ({ log }: ClusterWorld): number =>
  readFileSync(log, "utf8").split("the replica is left out").length - 1;

/** Also what is read for workers and writes counts, and the few statements that this asks for. */
async function shareOf(
  primary: ClusterNode,
  replica: ClusterNode,
  act: () => Promise<unknown>,
): Promise<number> {
  const before = [await selects(primary), await selects(replica)] as const;
  await act();
  const [writer, reader] = [await selects(primary), await selects(replica)];
  return (reader - before[1]) / (reader - before[1] + writer - before[0]);
}

/** The node that is written to is killed while people sign up; the proxy in front moves on to another one. */
export const writerKilled: ClusterTrial = async (env, packages) => {
  const nodes = await galera(packages);
  const proxy = await WriterProxy.start(nodes);
  const [first] = nodes as [ClusterNode];
  try {
    const world = await ClusterWorld.open(env, { writer: proxy.through(first.url) });
    try {
      const load = new Load(world.site.origin);
      await delay(CALM_MS / 2);
      const since = load.now();
      await first.end();
      await delay(RECOVERED_MS);
      await load.end();
      const after = load.writes.filter(({ at }) => at > since + RECOVERED_MS / 2);
      return [
        { what: "acknowledged writes lost", value: await world.lost(load.writes), atMost: 0 },
        { what: "seconds until writes work again", value: load.backAfter(since), atMost: 10 },
        { what: "longest write, s", value: longest(load.writes), atMost: 8 },
        {
          what: `of ${after.length} writes after half the time, not acknowledged`,
          value: after.filter(({ status }) => status !== 200).length,
          atMost: 0,
        },
      ];
    } finally {
      await world.close();
    }
  } finally {
    await proxy.close();
    for (const node of nodes) await node.remove();
  }
};

/** The tests of transactions, queues and locks, on the node of a cluster that is written to. */
export const coreTests: ClusterTrial = async (env, packages) => {
  const nodes = await galera(packages);
  const [first] = nodes as [ClusterNode];
  try {
    const args = ["dev/jest.mjs", ...CORE_TESTS, "--selectProjects", "server", "-w", "1"];
    const { PATH, HOME, TMPDIR } = env;
    const settings = { PATH, HOME, TMPDIR, TEST_DATABASE_SERVER: first.url };
    const child = spawn(process.execPath, args, { cwd: ROOT, env: settings, stdio: "inherit" });
    const code = await new Promise<number>((done) => child.once("exit", (code) => done(code ?? 1)));
    return [{ what: "exit code of the database's tests", value: code, atMost: 0 }];
  } finally {
    for (const node of nodes) await node.remove();
  }
};
