import { sentPaths } from "#site/sent-paths";
import { isId } from "../../core/ids.js";
import { keyedHash, sameDigest } from "../../core/secrets.js";

/** Links that keep an account: a token is the request's id with an HMAC (256 bits) keyed by SECRET_KEY. */
export class DeletionLinks {
  constructor(
    private readonly origin: string,
    private readonly secretKey: string,
  ) {}

  keep(deletionId: string): string {
    return this.origin + sentPaths.keepAccount(`${deletionId}.${this.digest(deletionId)}`);
  }

  /** The request's id from a token; null if we did not issue the token. */
  deletionOf(token: string): string | null {
    const [id, digest] = token.split(".");
    if (!isId(id) || digest === undefined) return null;
    return sameDigest(digest, this.digest(id)) ? id : null;
  }

  private digest(deletionId: string): string {
    return keyedHash(this.secretKey, "keep account", deletionId);
  }
}
