import { isId } from "../../../core/ids.js";
import { keyedHash, sameDigest } from "../../../core/secrets.js";
import type { Job } from "../record/job.entity.js";
import { STILL_OPEN_PATH } from "./still-open.paths.js";

type Expiring = Pick<Job, "id" | "validThrough">;

/**
 * Links that keep a job open. A token names the job and the person, with an HMAC (256 bits) keyed by SECRET_KEY over both
 * and the day the job ends: once the job is extended, no earlier link works anymore.
 */
export class StillOpenLinks {
  constructor(
    private readonly origin: string,
    private readonly secretKey: string,
  ) {}

  keepOpen(job: Expiring, userId: string): string {
    const token = `${job.id}.${userId}.${this.digest(job, userId)}`;
    return `${this.origin}${STILL_OPEN_PATH}?token=${token}`;
  }

  /** What a token names, before the job is known; null if it can't be ours. */
  read(token: string): { jobId: string; userId: string; digest: string } | null {
    const [jobId = "", userId = "", digest = "", ...more] = token.split(".");
    return isId(jobId) && isId(userId) && more.length === 0 ? { jobId, userId, digest } : null;
  }

  isFor(job: Expiring, { userId, digest }: { userId: string; digest: string }): boolean {
    return job.validThrough !== null && sameDigest(digest, this.digest(job, userId));
  }

  private digest({ id, validThrough }: Expiring, userId: string): string {
    return keyedHash(this.secretKey, "still open", `${id} ${userId} ${validThrough?.getTime()}`);
  }
}
