import { setTimeout as delay } from "node:timers/promises";
import { countOf, isGood, isHonest, longest, type Answered } from "./answers.js";
import { Load } from "./load.js";
import type { SiteWorld } from "./site-world.js";
import type { Lengths, Measured, SiteTrial } from "./trial.js";

const BEFORE_MS = 2_000;
const FROZEN_MS = 20_000;
const READ_ONLY_MS = 10_000;
/** How long a fault that does not end by itself is watched. */
const WATCHED_MS = 40_000;

const dishonest = (answers: readonly Answered[]): number =>
  countOf(answers, (answer) => !isGood(answer) && !isHonest(answer));

/** All connections that are open fall silent, as when a host fails or a firewall forgets them. New ones work. */
async function silentConnections(world: SiteWorld): Promise<Measured[]> {
  const site = await world.raise();
  const load = new Load(site.origin);
  await delay(BEFORE_MS);
  const since = load.now();
  world.relay.silence();
  await delay(WATCHED_MS);
  await load.end();
  const after = load.writes.filter(({ at }) => at >= since);
  return [
    { what: "seconds until writes work again", value: load.backAfter(since), atMost: 10 },
    { what: "longest write, s", value: longest(after), atMost: 8 },
    { what: "longest /readyz, s", value: longest(load.checks), atMost: 1.2 },
    { what: "acknowledged writes lost", value: await world.lost(load.writes), atMost: 0 },
  ];
}

/** The server behind the connections turns into a replica, and back. */
async function readOnlyServer(world: SiteWorld): Promise<Measured[]> {
  const site = await world.raise();
  const load = new Load(site.origin);
  await delay(BEFORE_MS);
  const since = load.now();
  await world.server.run("SET GLOBAL read_only = 1");
  await delay(READ_ONLY_MS);
  const until = load.now();
  await world.server.run("SET GLOBAL read_only = 0");
  await delay(READ_ONLY_MS);
  await load.end();
  const during = <Answer extends Answered>(answers: readonly Answer[]): Answer[] =>
    answers.filter(({ at, tookMs }) => at > since + 500 && at + tookMs < until);
  return [
    { what: "writes not answered by 503", value: dishonest(during(load.writes)), atMost: 0 },
    {
      what: "/readyz says 200 all the same",
      value: countOf(during(load.checks), ({ status }) => status === 200),
      atMost: 0,
    },
    { what: "seconds until writes work again", value: load.backAfter(until), atMost: 5 },
  ];
}

/** The server does not run for a while, but its connections stay. */
async function frozenServer(world: SiteWorld): Promise<Measured[]> {
  const site = await world.raise();
  const load = new Load(site.origin);
  await delay(BEFORE_MS);
  await world.server.act("freeze");
  await delay(FROZEN_MS);
  const until = load.now();
  await world.server.act("thaw");
  await delay(BEFORE_MS * 4);
  await load.end();
  return [
    { what: "longest write, s", value: longest(load.writes), atMost: 8 },
    { what: "longest /readyz, s", value: longest(load.checks), atMost: 1.2 },
    { what: "seconds until writes work again", value: load.backAfter(until), atMost: 10 },
    { what: "acknowledged writes lost", value: await world.lost(load.writes), atMost: 0 },
  ];
}

async function killedServer(world: SiteWorld, { kills }: Lengths): Promise<Measured[]> {
  const site = await world.raise();
  const load = new Load(site.origin, { checksPerSecond: 20 });
  const readyAfter: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    await delay(BEFORE_MS);
    await world.server.act("kill");
    await world.server.act("start");
    const since = load.now();
    const isReady = ({ at, status }: Answered) => at >= since && status === 200;
    while (!load.checks.some(isReady)) await delay(10);
    readyAfter.push((load.checks.find(isReady)?.at ?? 0) - since);
  }
  await delay(BEFORE_MS);
  await load.end();
  const hung = countOf(load.writes, ({ tookMs }) => tookMs > 8_000);
  return [
    {
      what: `acknowledged writes lost in ${kills} kills`,
      value: await world.lost(load.writes),
      atMost: 0,
    },
    { what: "writes that hung", value: hung, atMost: 0 },
    { what: "slowest to be ready again, s", value: Math.max(...readyAfter) / 1000, atMost: 0.5 },
  ];
}

export const databaseTrials: readonly SiteTrial[] = [
  { name: "silent connections", run: silentConnections },
  { name: "read-only server", run: readOnlyServer },
  { name: "frozen server", run: frozenServer },
  { name: "killed server", run: killedServer },
];
