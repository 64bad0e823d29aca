import type { DataSource, EntityManager } from "typeorm";
import { factorErrorTexts } from "#texts/factors";
import { requireFresh, requireUser, type Actor, type SignedIn } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { Clock } from "../../core/clock.js";
import { conflict, notFound, unauthenticated } from "../../core/errors.js";
import { isId, newId } from "../../core/ids.js";
import type { Input } from "../../core/input.js";
import type { Page, PageRequest } from "../../core/paging.js";
import { pageByTime } from "../../kit/db/time-pages.js";
import { parse } from "../../core/validation.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import type { SessionService } from "../accounts/session.service.js";
import type { OutboxService } from "../outbox/outbox.service.js";
import type { FactorChanges } from "./factor-changes.js";
import type { FactorGuard } from "./factor-guard.js";
import type { PasskeyAnswers } from "./passkey-answers.js";
import type { ChallengeHolder, PasskeyChallenges } from "./passkey-challenges.js";
import { Passkey } from "./passkey.entity.js";
import { finishSchema, passkeySchema, renameSchema } from "./passkey.validation.js";
import type { RecoveryCodes } from "./recovery-code.service.js";
import type { NewCredential, RelyingParty } from "./relying-party.js";

const MAX_PASSKEYS = 10;

interface Needs {
  dataSource: DataSource;
  sessions: SessionService;
  outbox: OutboxService;
  guard: FactorGuard;
  changes: FactorChanges;
  recoveryCodes: RecoveryCodes;
  relyingParty: RelyingParty;
  challenges: PasskeyChallenges;
  answers: PasskeyAnswers;
  clock: Clock;
}

export interface AddedPasskey {
  passkey: Passkey;
  /** For a member of the staff whose first factor it is. */
  recoveryCodes: string[] | null;
}

/** A person's passkeys: adding, naming and removing them. */
export class PasskeyService {
  constructor(private readonly needs: Needs) {}

  /**
   * @returns options for `navigator.credentials.create`, as JSON text
   * @throws CONFLICT with ten passkeys; SECOND_FACTOR_REQUIRED or FRESH_PROOF_REQUIRED without a fresh proof, unless it is the
   *   first factor of a member of the staff
   */
  async startRegistration(actor: Actor): Promise<string> {
    const { dataSource, changes, relyingParty, challenges } = this.needs;
    const user = requireUser(actor);
    await changes.requireMayAdd(dataSource.manager, user);
    const known = await this.allOf(dataSource.manager, user.id);
    requireRoom(known);
    const options = await relyingParty.registrationOptions(user, known);
    await challenges.keep(options.challenge, registering(user));
    return JSON.stringify(options);
  }

  /**
   * Adds the passkey that the browser made. The first factor of a member of the staff is proven by it, and comes with recovery
   * codes.
   * @throws INVALID_CODE; otherwise like `startRegistration`
   */
  async finishRegistration(
    actor: Actor,
    input: Input<typeof finishSchema>,
    client: ClientInfo,
  ): Promise<AddedPasskey> {
    const { dataSource, changes, answers, guard, outbox } = this.needs;
    const user = requireUser(actor);
    const { responseJson, name } = parse(finishSchema, input);
    // Before the challenge is used up, so that the caller can prove who they are and then send the answer again.
    await changes.requireMayAdd(dataSource.manager, user);
    const credential = await answers.registration(responseJson, registering(user));
    const added = await guard.alone(user.id, (transaction, role) => {
      // A candidate who becomes staff meanwhile must not bring a passkey along.
      if (role !== user.role) throw unauthenticated();
      return this.add(transaction, user, { ...credential, name }, client);
    });
    outbox.nudge();
    return added;
  }

  /** @throws NOT_FOUND for another person's */
  async rename(actor: Actor, input: Input<typeof renameSchema>): Promise<Passkey> {
    const user = requireUser(actor);
    const { id, name } = parse(renameSchema, input);
    const { manager } = this.needs.dataSource;
    const passkey = await this.getOwn(manager, user, id);
    await manager.update(Passkey, { id: passkey.id }, { name });
    return manager.findOneByOrFail(Passkey, { id: passkey.id });
  }

  /** @throws NOT_FOUND; CONFLICT for the last factor of a member of the staff; SECOND_FACTOR_REQUIRED, FRESH_PROOF_REQUIRED */
  async remove(
    actor: Actor,
    input: Input<typeof passkeySchema>,
    client: ClientInfo,
  ): Promise<string> {
    const { guard, changes, outbox } = this.needs;
    const user = requireFresh(requireUser(actor));
    const { id } = parse(passkeySchema, input);
    await guard.alone(user.id, async (transaction) => {
      const passkey = await this.getOwn(transaction, user, id);
      await changes.requireMayRemove(transaction, user);
      await transaction.delete(Passkey, { id: passkey.id });
      const removed = { kind: "FACTOR_REMOVED", event: "PASSKEY_REMOVED" } as const;
      const change = { ...removed, factor: "PASSKEY", passkeyId: id, client } as const;
      await changes.note(transaction, user, change);
    });
    outbox.nudge();
    return id;
  }

  /** Oldest first. */
  async list(actor: Actor, page: PageRequest): Promise<Page<Passkey>> {
    const { id: userId } = requireUser(actor);
    const own = () =>
      this.needs.dataSource.manager
        .createQueryBuilder(Passkey, "p")
        .where("p.userId = :userId", { userId });
    return pageByTime(own, page, { by: "createdAt", direction: "ASC" });
  }

  allOf(manager: EntityManager, userId: string): Promise<Passkey[]> {
    return manager.find(Passkey, { where: { userId }, order: { createdAt: "ASC", id: "ASC" } });
  }

  private async add(
    transaction: EntityManager,
    user: SignedIn,
    credential: NewCredential & Pick<Passkey, "name">,
    client: ClientInfo,
  ): Promise<AddedPasskey> {
    const { changes, sessions, recoveryCodes, clock } = this.needs;
    const isFirst = await changes.requireMayAdd(transaction, user);
    requireRoom(await this.allOf(transaction, user.id));
    const id = newId();
    const row = { id, userId: user.id, ...credential, createdAt: clock.now() };
    if (!(await insertOnce(transaction, Passkey, row)))
      throw conflict("CONFLICT", factorErrorTexts.passkeyKnown);
    const added = { kind: "FACTOR_ADDED", event: "PASSKEY_ADDED" } as const;
    const change = { ...added, factor: "PASSKEY", passkeyId: id, client } as const;
    await changes.note(transaction, user, change);
    if (isFirst) await sessions.prove(user.sessionId, "SECOND_FACTOR", transaction);
    return {
      passkey: await transaction.findOneByOrFail(Passkey, { id }),
      recoveryCodes: isFirst ? await recoveryCodes.renew(transaction, user.id) : null,
    };
  }

  private async getOwn(manager: EntityManager, user: SignedIn, id: string): Promise<Passkey> {
    const passkey = isId(id) ? await manager.findOneBy(Passkey, { id, userId: user.id }) : null;
    if (!passkey) throw notFound("passkey");
    return passkey;
  }
}

const registering = ({ id, sessionId }: SignedIn): ChallengeHolder => ({
  purpose: "REGISTER",
  userId: id,
  browser: sessionId,
});

function requireRoom(passkeys: Passkey[]): void {
  if (passkeys.length >= MAX_PASSKEYS)
    throw conflict("CONFLICT", factorErrorTexts.tooManyPasskeys(MAX_PASSKEYS));
}
