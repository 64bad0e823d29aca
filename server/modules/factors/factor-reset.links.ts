import { sentPaths } from "#site/sent-paths";
import { isId } from "../../core/ids.js";
import { keyedHash, sameDigest } from "../../core/secrets.js";

/** Links that cancel a reset. A token is the reset's id with an HMAC, so nothing is stored and no mail waits in clear. */
export class FactorResetLinks {
  constructor(
    private readonly origin: string,
    private readonly secretKey: string,
  ) {}

  cancel(resetId: string): string {
    return this.origin + sentPaths.factorReset(`${resetId}.${this.digest(resetId)}`);
  }

  /** The reset's id from a token; null if we did not issue the token. */
  resetOf(token: string): string | null {
    const [id, digest] = token.split(".");
    if (!isId(id) || digest === undefined) return null;
    return sameDigest(digest, this.digest(id)) ? id : null;
  }

  private digest(resetId: string): string {
    return keyedHash(this.secretKey, "factor-reset", resetId);
  }
}
