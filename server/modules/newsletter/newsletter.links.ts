import { isId } from "../../core/ids.js";
import { keyedHash, sameDigest } from "../../core/secrets.js";

/**
 * The addresses that our mailings lead to. The link to stop them must work in every mail ever sent, so its token is
 * not stored: it is the subscriber's id with a keyed digest (256 bits) that only this server can make.
 */
export class NewsletterLinks {
  constructor(
    private readonly origin: string,
    private readonly secretKey: string,
  ) {}

  confirm(token: string): string {
    return this.url("confirm", { token });
  }

  preferences(subscriberId: string): string {
    return this.url("preferences", { token: this.token(subscriberId) });
  }

  /** @param list one subscription; without it, everything the address gets */
  unsubscribe(subscriberId: string, list?: string): string {
    return this.url("unsubscribe", { token: this.token(subscriberId), ...(list ? { list } : {}) });
  }

  /** Whose token this is; null when we did not make it. */
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

  private url(page: string, search: Record<string, string>): string {
    return `${this.origin}/newsletter/${page}?${new URLSearchParams(search).toString()}`;
  }
}
