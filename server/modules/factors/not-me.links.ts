import { sitePages } from "#site/paths";
import { isId } from "../../core/ids.js";
import { keyedHash, sameDigest } from "../../core/secrets.js";

/** A change to how a person logs in, which an email told them about. */
export interface ToldChange {
  userId: string;
  /** When it happened, to the millisecond. */
  at: Date;
}

/** Links for "This wasn't me". A token holds the change and an HMAC of it, so nothing is stored. */
export class NotMeLinks {
  constructor(
    private readonly origin: string,
    private readonly secretKey: string,
  ) {}

  /** The page of the other links about factors: a page of its own would weigh on every page of the site. */
  report({ userId, at }: ToldChange): string {
    const notMe = [userId, at.getTime(), this.digest(userId, at)].join(".");
    return `${this.origin}${sitePages.factorReset.path}?${new URLSearchParams({ notMe }).toString()}`;
  }

  /** What a token is about; null if we did not issue it. */
  changeOf(token: string): ToldChange | null {
    const [userId, time = "", digest = "", ...rest] = token.split(".");
    if (!isId(userId) || !/^\d{1,15}$/.test(time) || rest.length > 0) return null;
    const at = new Date(Number(time));
    return sameDigest(digest, this.digest(userId, at)) ? { userId, at } : null;
  }

  private digest(userId: string, at: Date): string {
    return keyedHash(this.secretKey, "not me", userId, String(at.getTime()));
  }
}
