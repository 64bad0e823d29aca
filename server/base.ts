import { databaseTime, ClockGuard, type SharedTime } from "./kit/db/clock-guard.js";
import type { DataSource } from "typeorm";
import { systemClock, type Clock } from "./core/clock.js";
import type { Logger } from "./core/logger.js";
import { PATIENCE, type Patience } from "./core/patience.js";
import type { Env } from "./env.js";
import { BREAKER_LIMITS, type BreakerLimits } from "./integrations/breaker/breaker.js";
import { createBreakers } from "./integrations/breaker/breakers.js";
import { createObjectStore } from "./integrations/storage/create-object-store.js";
import { poolOf } from "./kit/db/pool.js";
import { MySqlRateLimits } from "./kit/rate-limits.js";
import type { Base } from "./modules/base.js";

export interface BaseFoundations {
  env: Env;
  dataSource: DataSource;
  logger: Logger;
  /** Tests pass a clock they can move. */
  clock?: Clock;
  /** What the clock is compared with, by default the database's; tests that move theirs pass it. */
  sharedTime?: SharedTime;
  patience?: Patience;
  /** When calls to a provider that fails stop; tests of other matters pass one that is never reached. */
  breakerLimits?: BreakerLimits;
}

/** What nearly every module is made from. */
export function createBase(foundations: BaseFoundations): Base {
  const { env, dataSource, logger, clock = systemClock, patience = PATIENCE } = foundations;
  const { sharedTime = databaseTime(dataSource), breakerLimits = BREAKER_LIMITS } = foundations;
  const breakers = createBreakers(breakerLimits);
  return {
    env,
    dataSource,
    clock,
    logger,
    patience,
    clockGuard: new ClockGuard({ sharedTime, clock, logger }),
    limits: new MySqlRateLimits(poolOf(dataSource), databaseName(env.DATABASE_URL)),
    breakers,
    store: createObjectStore(env, patience, breakers.s3),
    site: {
      name: env.SITE_NAME,
      origin: env.PUBLIC_BASE_URL,
      email: env.SITE_EMAIL,
      address: env.SITE_ADDRESS ?? null,
    },
  };
}

const databaseName = (url: string): string => decodeURIComponent(new URL(url).pathname.slice(1));
