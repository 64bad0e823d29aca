import { paths } from "#site/paths";
import { sentPaths } from "#site/sent-paths";
import { isId } from "../../core/ids.js";
import { keyedHash, sameDigest } from "../../core/secrets.js";

/**
 * Links in our mailings. Unsubscribe links must work in every mail ever sent, so their tokens are
 * not stored: a token is the subscriber's id with an HMAC (256 bits) keyed by SECRET_KEY.
 */
export class NewsletterLinks {
  constructor(
    private readonly origin: string,
    private readonly secretKey: string,
  ) {}

  confirm(token: string): string {
    return this.origin + sentPaths.newsletterConfirm(token);
  }

  preferences(subscriberId: string): string {
    return this.origin + paths.newsletterPreferences(this.token(subscriberId));
  }

  /** @param list one subscription; without it, all subscriptions of the address */
  unsubscribe(subscriberId: string, list?: string): string {
    return this.origin + paths.newsletterUnsubscribe(this.token(subscriberId), list);
  }

  /** The subscriber's id from a token; null if we did not issue the token. */
  subscriberOf(token: string): string | null {
    const [id = "", digest = ""] = token.split(".");
    return isId(id) && sameDigest(digest, this.digest(id)) ? id : null;
  }

  private token(subscriberId: string): string {
    return `${subscriberId}.${this.digest(subscriberId)}`;
  }

  private digest(subscriberId: string): string {
    return keyedHash(this.secretKey, "newsletter", subscriberId);
  }
}
