import { later, minutes, type Clock } from "../../core/clock.js";
import { keyedHash, sameDigest } from "../../core/secrets.js";
import type { ProviderName } from "../../integrations/identity/provider-settings.js";

/** A code lives for 10 minutes; the rest is for finding the email. */
const LASTS_MS = minutes(15);

/** The value of a browser's cookie. */
export interface OfferCookie {
  value: string;
  expiresAt: Date;
}

/**
 * Which provider a browser came back from with an account that no one has connected. The browser keeps it, signed, until its
 * owner signs in with a code. It connects nothing by itself: who accepts the offer goes to the provider again.
 */
export class ConnectOffers {
  constructor(
    private readonly clock: Clock,
    private readonly secretKey: string,
  ) {}

  make(provider: ProviderName): OfferCookie {
    const expiresAt = later(this.clock.now(), LASTS_MS);
    const time = String(expiresAt.getTime());
    return { value: [provider, time, this.sign(provider, time)].join("."), expiresAt };
  }

  /** @returns null if the value is missing, changed, or too old */
  read(value: string | undefined): ProviderName | null {
    const [name, time = "", signature = ""] = value?.split(".") ?? [];
    if (name !== "GOOGLE" && name !== "LINKEDIN") return null;
    const isRight = sameDigest(signature, this.sign(name, time));
    return isRight && Number(time) > this.clock.now().getTime() ? name : null;
  }

  private sign(provider: ProviderName, time: string): string {
    return keyedHash(this.secretKey, "connect-offer", provider, time);
  }
}
