import type { DataSource } from "typeorm";
import { requireUser, type Actor, type SignedIn } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import { later, type Clock } from "../../core/clock.js";
import { AppError, invalidCode, notFound } from "../../core/errors.js";
import type { Input } from "../../core/input.js";
import { networkOf } from "../../core/network.js";
import { newToken } from "../../core/secrets.js";
import { parse } from "../../core/validation.js";
import { factorErrorTexts } from "#texts/factors";
import { inTransaction } from "../../kit/db/transactions.js";
import type { Limit, RateLimits } from "../../kit/rate-limits.js";
import type { AccountService, SignedInUser } from "../accounts/account.service.js";
import type { SessionService } from "../accounts/session.service.js";
import type { User } from "../accounts/user.entity.js";
import type { AuditService } from "../audit/audit.service.js";
import type { PasskeyAnswers } from "./passkey-answers.js";
import type { ChallengeHolder, PasskeyChallenges } from "./passkey-challenges.js";
import { Passkey } from "./passkey.entity.js";
import type { PasskeyService } from "./passkey.service.js";
import { responseSchema } from "./passkey.validation.js";
import { CHALLENGE_LIFETIME_MS, type RelyingParty } from "./relying-party.js";

/** Per network; generous, because a campus or an office shares one address. */
const SIGN_INS_PER_NETWORK: Limit = { name: "passkey-net", points: 300, seconds: 15 * 60 };

interface Needs {
  dataSource: DataSource;
  accounts: AccountService;
  sessions: SessionService;
  audit: AuditService;
  limits: RateLimits;
  passkeys: PasskeyService;
  relyingParty: RelyingParty;
  challenges: PasskeyChallenges;
  answers: PasskeyAnswers;
  clock: Clock;
}

export interface StartedSignIn {
  optionsJson: string;
  /** For the browser's cookie: the challenge is answered from this browser only. */
  browserToken: string;
  expiresAt: Date;
}

/** Signing in with a passkey, and proving a second factor with one. */
export class PasskeySignInService {
  constructor(private readonly needs: Needs) {}

  /**
   * @param browserToken the one that this browser has, so that sign-ins in two tabs do not end each other
   * @throws RATE_LIMITED
   */
  async start(browserToken: string | undefined, client: ClientInfo): Promise<StartedSignIn> {
    const { limits, relyingParty, challenges, clock } = this.needs;
    await limits.consume(SIGN_INS_PER_NETWORK, networkOf(client.ipAddress));
    const token = browserToken ?? newToken();
    const options = await relyingParty.requestOptions();
    await challenges.keep(options.challenge, signingIn(token));
    return {
      optionsJson: JSON.stringify(options),
      browserToken: token,
      expiresAt: later(clock.now(), CHALLENGE_LIFETIME_MS),
    };
  }

  /**
   * Opens a session, with its second factor proven: the authenticator has checked its user.
   * @throws INVALID_CODE, ACCOUNT_DISABLED
   */
  async signIn(
    input: Input<typeof responseSchema>,
    browserToken: string | undefined,
    client: ClientInfo,
  ): Promise<SignedInUser> {
    const { responseJson } = parse(responseSchema, input);
    if (!browserToken) throw invalidCode(factorErrorTexts.passkeyRefused);
    const { answers, accounts } = this.needs;
    const holder = signingIn(browserToken);
    const { userId, needsCode } = await answers.assertion(responseJson, holder, client);
    const user = await accounts.get(userId);
    return accounts.open(user, client, { by: "PASSKEY", secondFactor: !needsCode });
  }

  /**
   * @returns options for `navigator.credentials.get`, as JSON text
   * @throws NOT_FOUND without a passkey; FRESH_PROOF_REQUIRED if each of them needs a code by email first
   */
  async startProof(actor: Actor): Promise<string> {
    const { passkeys, relyingParty, challenges, dataSource } = this.needs;
    const user = requireUser(actor);
    const known = await passkeys.allOf(dataSource.manager, user.id);
    if (known.length === 0) throw notFound("passkey");
    const usable = known.filter((passkey) => counts(passkey, user));
    if (usable.length === 0) throw codeFirst();
    const options = await relyingParty.requestOptions(usable);
    await challenges.keep(options.challenge, proving(user));
    return JSON.stringify(options);
  }

  /** Proves the second factor for this session. @throws INVALID_CODE, FRESH_PROOF_REQUIRED */
  async prove(
    actor: Actor,
    input: Input<typeof responseSchema>,
    client: ClientInfo,
  ): Promise<User> {
    const { answers, accounts, audit, sessions, dataSource } = this.needs;
    const user = requireUser(actor);
    const { responseJson } = parse(responseSchema, input);
    const passkey = await answers.assertion(responseJson, proving(user), client);
    if (!counts(passkey, user)) throw codeFirst();
    const { id } = passkey;
    await inTransaction(dataSource, async (transaction) => {
      const target = { kind: "PASSKEY", id } as const;
      const details = { factor: "PASSKEY" };
      const event = { kind: "FACTOR_PROVEN", actor: user, target, details, client } as const;
      await audit.record(transaction, event);
      await sessions.prove(user.sessionId, "SECOND_FACTOR", transaction);
      if (passkey.needsCode) await transaction.update(Passkey, { id }, { needsCode: false });
    });
    return accounts.get(user.id);
  }
}

/** Whether the passkey proves the second factor of this session. */
const counts = ({ needsCode }: Passkey, { provenByCodeLately }: SignedIn): boolean =>
  !needsCode || provenByCodeLately;

const codeFirst = () => new AppError("FRESH_PROOF_REQUIRED", factorErrorTexts.passkeyNeedsCode);

const signingIn = (browser: string): ChallengeHolder => ({
  purpose: "SIGN_IN",
  userId: null,
  browser,
});

const proving = ({ id, sessionId }: SignedIn): ChallengeHolder => ({
  purpose: "SECOND_FACTOR",
  userId: id,
  browser: sessionId,
});
