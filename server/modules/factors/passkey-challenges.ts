import { IsNull, MoreThan, type DataSource } from "typeorm";
import { later, type Clock } from "../../core/clock.js";
import { tokenHash } from "../../core/secrets.js";
import { PasskeyChallenge, type PasskeyPurpose } from "./passkey.entity.js";
import { CHALLENGE_LIFETIME_MS } from "./relying-party.js";

/** Who asked for a challenge, and for what: only they can answer it. */
export interface ChallengeHolder {
  purpose: PasskeyPurpose;
  /** Null when nobody is signed in. */
  userId: string | null;
  /** What only this browser has: its session's id, or the token in its cookie. */
  browser: string;
}

/** Challenges that browsers were asked to sign. Each is answered once, within five minutes. */
export class PasskeyChallenges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  async keep(challenge: string, { purpose, userId, browser }: ChallengeHolder): Promise<void> {
    await this.dataSource.manager.insert(PasskeyChallenge, {
      challengeHash: tokenHash(challenge),
      purpose,
      userId,
      browserHash: tokenHash(browser),
      expiresAt: later(this.clock.now(), CHALLENGE_LIFETIME_MS),
    });
  }

  /** Takes the challenge away, so that of several answers one is checked. @returns false if there is no such challenge */
  async take(challenge: string, { purpose, userId, browser }: ChallengeHolder): Promise<boolean> {
    const { affected } = await this.dataSource.manager.delete(PasskeyChallenge, {
      challengeHash: tokenHash(challenge),
      purpose,
      userId: userId ?? IsNull(),
      browserHash: tokenHash(browser),
      expiresAt: MoreThan(this.clock.now()),
    });
    return affected === 1;
  }
}
