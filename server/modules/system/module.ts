import { minutes } from "../../core/clock.js";
import { watchPool } from "../../kit/db/pool-numbers.js";
import { databaseTls } from "../../kit/db/tls.js";
import { WriteProbe } from "../../kit/db/write-probe.js";
import { timer, type Base, type Parts } from "../base.js";
import type { ChangeFeed } from "../changes/change-feed.js";
import { RecentMinutes } from "./recent-minutes.js";
import { SiteNumbers, type SiteNumbersNeeds } from "./site-numbers.js";
import { SystemHealthResolver } from "./system-health.resolver.js";
import { SystemHealthService } from "./system-health.service.js";

interface SystemUses {
  /** Of all modules. */
  backlogs: SiteNumbersNeeds["queues"];
  changes: {
    changes: ChangeFeed;
    replicaReads: { replica: NonNullable<SiteNumbersNeeds["replica"]> } | null;
  };
  /** Of all modules. */
  readers: SiteNumbersNeeds["readers"];
}

/** What tells operators and administrators how the site is. */
export function createSystem(base: Base, uses: SystemUses) {
  const { env, dataSource, clock, clockGuard } = base;
  const { backlogs: queues, readers } = uses;
  const { changes, replicaReads } = uses.changes;
  const ssl = databaseTls(env.DATABASE_URL, env.DATABASE_CA);
  const writeProbe = new WriteProbe(env.DATABASE_URL, { ssl });
  const pool = watchPool(dataSource);
  const replica = replicaReads?.replica ?? null;
  const needs = { queues, readers, changes, pool, writeProbe, clockGuard, replica };
  const siteNumbers = new SiteNumbers(needs);
  const recentMinutes = new RecentMinutes(clock);
  const about = { numbers: siteNumbers, recent: recentMinutes, clock };
  const systemHealth = new SystemHealthService(about);
  const parts = {
    resolvers: [new SystemHealthResolver(systemHealth)],
    timers: [timer("recent minutes", minutes(1), () => recentMinutes.note())],
  } satisfies Parts;
  return { writeProbe, siteNumbers, recentMinutes, systemHealth, parts };
}
