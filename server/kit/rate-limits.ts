import { RateLimiterMySQL, RateLimiterRes } from "rate-limiter-flexible";
import { rateLimited } from "../core/errors.js";
import { tokenHash } from "../core/secrets.js";

declare module "rate-limiter-flexible" {
  interface RateLimiterMySQL {
    /** Public in the library's code but missing from its types. `key` as returned by `getKey`; 0 if not blocked. */
    getInMemoryBlockMsBeforeExpire(key: string): number;
  }
}

export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/**
 * Counters shared by all instances. Consuming beyond a limit throws RATE_LIMITED with the wait in seconds.
 * Keys are stored as digests, since they are personal and network addresses.
 */
export interface RateLimits {
  consume(limit: Limit, key: string): Promise<void>;
  /** Throws if the limit is used up, without consuming any of it. */
  check(limit: Limit, key: string): Promise<void>;
}

export class MySqlRateLimits implements RateLimits {
  private readonly limiters = new Map<string, RateLimiterMySQL>();

  constructor(
    private readonly pool: object,
    private readonly database: string,
  ) {}

  async consume(limit: Limit, key: string): Promise<void> {
    try {
      await this.limiter(limit).consume(tokenHash(key));
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw rateLimited(waitSeconds(refusal));
      throw refusal;
    }
  }

  async check(limit: Limit, key: string): Promise<void> {
    const limiter = this.limiter(limit);
    const id = tokenHash(key);
    const blockedMs = limiter.getInMemoryBlockMsBeforeExpire(limiter.getKey(id));
    if (blockedMs > 0) throw rateLimited(waitSeconds(new RateLimiterRes(0, blockedMs)));
    const used = await limiter.get(id);
    // consume() refuses and remembers that.
    if (used && used.consumedPoints >= limit.points) await this.consume(limit, key);
  }

  private limiter(limit: Limit): RateLimiterMySQL {
    const existing = this.limiters.get(limit.name);
    if (existing) return existing;
    const limiter = new RateLimiterMySQL({
      storeClient: this.pool,
      storeType: "pool",
      dbName: this.database,
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix: limit.name,
      points: limit.points,
      // Refuse from memory until the limit ends, so that a limited client does not reach the pool again.
      inMemoryBlockOnConsumed: limit.points,
      duration: limit.seconds,
      clearExpiredByTimeout: false,
    });
    this.limiters.set(limit.name, limiter);
    return limiter;
  }
}

const waitSeconds = (state: RateLimiterRes) => Math.max(1, Math.ceil(state.msBeforeNext / 1000));
