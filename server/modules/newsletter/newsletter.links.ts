import { paths } from "#site/paths";
import { isId } from "../../core/ids.js";
import { keyedHash, sameDigest } from "../../core/secrets.js";

/**
 * Links in our mailings. The link to unsubscribe must work in every mail ever sent, so its token is not stored: it is
 * the subscriber's id with an HMAC (256 bits) of the server's key.
 */
export class NewsletterLinks {
  constructor(
    private readonly origin: string,
    private readonly secretKey: string,
  ) {}

  confirm(token: string): string {
    return this.origin + paths.newsletterConfirm(token);
  }

  preferences(subscriberId: string): string {
    return this.origin + paths.newsletterPreferences(this.token(subscriberId));
  }

  /** @param list one subscription; without it, everything the address gets */
  unsubscribe(subscriberId: string, list?: string): string {
    return this.origin + paths.newsletterUnsubscribe(this.token(subscriberId), list);
  }

  /** The subscriber's id in a token; null when the token is not ours. */
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
