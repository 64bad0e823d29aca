import { RateLimiterMySQL, RateLimiterRes } from "rate-limiter-flexible";
import { isIPv6 } from "node:net";
import { rateLimited } from "./errors.js";
import { tokenHash } from "./secrets.js";

export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/**
 * Counters shared by all instances. Consuming past a limit throws RATE_LIMITED with the wait in seconds.
 * Keys are stored as digests: they are addresses of people and of networks.
 */
export interface RateLimits {
  consume(limit: Limit, key: string): Promise<void>;
  /** Throws when the limit is used up, without using any of it. */
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
    const used = await this.limiter(limit).get(tokenHash(key));
    if (used && used.consumedPoints >= limit.points) throw rateLimited(waitSeconds(used));
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
      duration: limit.seconds,
      clearExpiredByTimeout: false,
    });
    this.limiters.set(limit.name, limiter);
    return limiter;
  }
}

const waitSeconds = (state: RateLimiterRes) => Math.max(1, Math.ceil(state.msBeforeNext / 1000));

/** One household or office counts as one: IPv6 by its /64, IPv4-mapped addresses as IPv4. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail.split(":").filter(Boolean);
  const zeros = plain.includes("::") ? 8 - left.length - right.length : 0;
  const groups = [...left, ...Array<string>(zeros).fill("0"), ...right];
  return (
    groups
      .slice(0, 4)
      .map((group) => Number.parseInt(group, 16).toString(16))
      .join(":") + "::/64"
  );
}
