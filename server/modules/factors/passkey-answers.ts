import type { DataSource } from "typeorm";
import { factorErrorTexts } from "#texts/factors";
import { changedFrom, type ClientInfo } from "../../core/client-info.js";
import type { Clock } from "../../core/clock.js";
import { invalidCode } from "../../core/errors.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AuditActor, AuditService } from "../audit/audit.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import type { ChallengeHolder, PasskeyChallenges } from "./passkey-challenges.js";
import { Passkey } from "./passkey.entity.js";
import {
  readAssertion,
  readRegistration,
  type AssertionResponse,
  type RegistrationResponse,
} from "./passkey.validation.js";
import {
  challengeIn,
  type Assertion,
  type NewCredential,
  type RelyingParty,
} from "./relying-party.js";

/** Why a passkey was refused; only the audit log says. */
type Refusal = "ANSWER" | "COUNTER";

interface Needs {
  dataSource: DataSource;
  relyingParty: RelyingParty;
  challenges: PasskeyChallenges;
  audit: AuditService;
  outbox: OutboxService;
  clock: Clock;
}

/** Checks what browsers answer to a challenge. Every refusal is the same INVALID_CODE. */
export class PasskeyAnswers {
  constructor(private readonly needs: Needs) {}

  /** The credential that a browser made. @throws INVALID_CODE */
  async registration(responseJson: string, holder: ChallengeHolder): Promise<NewCredential> {
    const { challenges, relyingParty } = this.needs;
    const response = readRegistration(responseJson);
    const challenge = response && (await challengeOf(response));
    if (!response || challenge === null || !(await challenges.take(challenge, holder)))
      throw refused();
    const credential = await orNull(relyingParty.readRegistration(response, challenge));
    if (!credential) throw refused();
    return credential;
  }

  /**
   * The passkey that a browser signed with; its use is noted.
   * @param holder with a user id, only that person's passkeys are accepted
   * @throws INVALID_CODE
   */
  async assertion(
    responseJson: string,
    holder: ChallengeHolder,
    client: ClientInfo,
  ): Promise<Passkey> {
    const response = readAssertion(responseJson);
    const challenge = response && (await challengeOf(response));
    if (!response || challenge === null || !(await this.needs.challenges.take(challenge, holder)))
      throw refused();
    const passkey = await this.passkeyOf(response, holder);
    if (!passkey) throw refused();
    const assertion = await orNull(
      this.needs.relyingParty.readAssertion(response, challenge, passkey),
    );
    const refusal = assertion ? await this.noteUse(passkey, assertion) : "ANSWER";
    if (refusal === null) return passkey;
    await this.noteRefusal(passkey, refusal, holder, client);
    throw refused();
  }

  private async passkeyOf(
    { id: credentialId, response: { userHandle } }: AssertionResponse,
    { userId }: ChallengeHolder,
  ): Promise<Passkey | null> {
    const passkey = await this.needs.dataSource.manager.findOneBy(Passkey, { credentialId });
    if (!passkey || (userId !== null && passkey.userId !== userId)) return null;
    const isOwners =
      userHandle === undefined ||
      Buffer.from(userHandle, "base64url").toString() === passkey.userId;
    return isOwners ? passkey : null;
  }

  /** Moves the counter forward in one statement. One that does not move may mean a copy (WebAuthn, section 6.1.1). */
  private async noteUse(
    { id }: Passkey,
    { counter, backedUp }: Assertion,
  ): Promise<Refusal | null> {
    const { dataSource, clock } = this.needs;
    const { affected } = await dataSource.manager
      .createQueryBuilder()
      .update(Passkey)
      .set({ counter, backedUp, lastUsedAt: clock.now() })
      .where("id = :id AND (counter < :counter OR (counter = 0 AND :counter = 0))", { id, counter })
      .execute();
    return affected === 1 ? null : "COUNTER";
  }

  private async noteRefusal(
    { id, userId }: Passkey,
    why: Refusal,
    holder: ChallengeHolder,
    client: ClientInfo,
  ): Promise<void> {
    const { dataSource, audit, outbox, clock } = this.needs;
    const actor: AuditActor =
      holder.userId === null ? { kind: "visitor" } : { kind: "person", id: holder.userId };
    const isSignIn = holder.purpose === "SIGN_IN";
    const kind = isSignIn ? "SIGN_IN_FAILED" : "FACTOR_FAILED";
    const details = { [isSignIn ? "by" : "factor"]: "PASSKEY", why };
    const target = { kind: "PASSKEY", id } as const;
    await inTransaction(dataSource, async (transaction) => {
      await audit.record(transaction, { kind, actor, subjectId: userId, target, details, client });
      if (why !== "COUNTER") return;
      const at = clock.now().toISOString();
      const payload = { userId, event: "PASSKEY_REFUSED", at, from: changedFrom(client) } as const;
      await outbox.enqueue(transaction, { kind: "FACTOR_CHANGED", payload });
    });
    outbox.nudge();
  }
}

const refused = () => invalidCode(factorErrorTexts.passkeyRefused);

async function challengeOf({
  response: { clientDataJSON },
}: RegistrationResponse | AssertionResponse): Promise<string | null> {
  const challenge = await challengeIn(clientDataJSON).catch(() => null);
  return typeof challenge === "string" ? challenge : null;
}

/** The library throws for most answers that it does not accept. */
async function orNull<Result>(reading: Promise<Result | null>): Promise<Result | null> {
  try {
    return await reading;
  } catch {
    return null;
  }
}
