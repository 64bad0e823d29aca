import type mysql from "mysql2/promise";
import { minutes, seconds } from "../../../server/core/clock.js";
import { Balancer } from "./balancer.js";
import { Instance } from "./instance.js";
import type { SiteWorld } from "./site-world.js";
import type { Lengths, Measured, SiteTrial } from "./trial.js";
import { promiseOf } from "./visit.js";
import { mixOf } from "./visits.js";
import { tellFailures, Visitors, type Visited } from "./visitors.js";

/** About half of what two instances can do on two cores. */
const VISITS_A_SECOND = 15;

/**
 * Two instances are stopped and started again, one after the other, as an upgrade does it (docs/deploy.md), over and over, until enough
 * people have visited. Each request counts, and each is sent once: neither the visitors nor the load balancer try again.
 */
async function rollingRestarts(world: SiteWorld, { requests }: Lengths): Promise<Measured[]> {
  await world.seed();
  const instances = [await Instance.start(world), await Instance.start(world)] as const;
  const balancer = await Balancer.start(instances);
  const visitors = new Visitors(balancer.url, await mixOf(world, instances[0].origin));
  const isEnough = () => visitors.visited.length >= requests;
  try {
    const restarting = restartAll(instances, visitors, isEnough);
    const restarts = await visitors.comeDuring(VISITS_A_SECOND, restarting);
    if (visitors.failed.length > 0) tell(restarts, visitors.failed);
    return await outcomeOf(world, visitors.visited, restarts);
  } finally {
    await balancer.close();
  }
}

interface Restart {
  origin: string;
  /** Whether the end was in order. */
  isInOrder: boolean;
  /** When it was told to stop, had stopped, and was ready again, in seconds since the visitors began to come. */
  times: readonly number[];
}

async function restartAll(
  instances: readonly Instance[],
  visitors: Visitors,
  isEnough: () => boolean,
): Promise<Restart[]> {
  const restarts: Restart[] = [];
  while (!isEnough())
    for (const instance of instances) {
      const told = visitors.now();
      const isInOrder = await instance.stop();
      const stopped = visitors.now();
      await instance.startAgain();
      const { origin } = instance;
      restarts.push({ origin, isInOrder, times: [told, stopped, visitors.now()] });
    }
  return restarts;
}

/** What failed, and what the instances did then. */
function tell(restarts: readonly Restart[], failed: readonly Visited[]): void {
  tellFailures(failed);
  for (const { origin, times } of restarts) {
    const [told, stopped, ready] = times.map((time) => time.toFixed(1));
    console.log(`${origin}: told to stop at ${told} s, stopped at ${stopped}, ready at ${ready}`);
  }
}

async function outcomeOf(
  world: SiteWorld,
  visited: readonly Visited[],
  restarts: readonly Restart[],
): Promise<Measured[]> {
  const uploads = visited.filter(({ kind }) => kind === "resumes");
  const promised = visited.flatMap(({ failure, promises }) =>
    failure === null && promises !== undefined ? [promises] : [],
  );
  return [
    {
      what: `of ${visited.length} requests in ${restarts.length} restarts, failed`,
      value: failedOf(visited),
      atMost: 0,
    },
    { what: `of ${uploads.length} resumes among them`, value: failedOf(uploads), atMost: 0 },
    {
      what: `of ${promised.length} acknowledged writes, lost`,
      value: await lost(world, promised),
      atMost: 0,
    },
    {
      what: "instances that didn't end in order",
      value: restarts.filter(({ isInOrder }) => !isInOrder).length,
      atMost: 0,
    },
  ];
}

const failedOf = (visited: readonly Visited[]): number =>
  visited.filter(({ failure }) => failure !== null).length;

/** How many applications and messages the database doesn't have. */
async function lost({ database }: SiteWorld, promised: readonly string[]): Promise<number> {
  const [rows] = await database.query<mysql.RowDataPacket[]>(
    "SELECT email, jobId FROM applications UNION SELECT email, '' FROM contact_messages",
  );
  const kept = new Set(rows.map(({ email, jobId }) => promiseOf(String(email), String(jobId))));
  return promised.filter((promise) => !kept.has(promise)).length;
}

/** On a busy machine, restarts and visits take longer. */
const longestMs = ({ requests }: Lengths): number =>
  minutes(30) + 2 * seconds(requests / VISITS_A_SECOND);

export const rollingTrials: readonly SiteTrial[] = [
  { name: "rolling restarts", run: rollingRestarts, longestMs },
];
