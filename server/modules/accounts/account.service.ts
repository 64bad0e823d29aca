import { In, IsNull, Not, type DataSource, type EntityManager } from "typeorm";
import { z } from "zod";
import { accountErrorTexts } from "#texts/errors";
import { signInTexts } from "#texts/sign-in";
import { requireUser, type Actor, type Role } from "../../core/actor.js";
import type { Input } from "../../core/input.js";
import type { Clock } from "../../core/clock.js";
import { AppError, notFound, unauthenticated } from "../../core/errors.js";
import { newId } from "../../core/ids.js";
import { canonicalAddress, email, line, parse } from "../../core/validation.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import { inTransaction } from "../../kit/db/transactions.js";
import type { AuditService } from "../audit/audit.service.js";
import type { CodeIdentity, LoginCode, SignUpProfile } from "./login-code.entity.js";
import type { LoginCodeService } from "./login-code.service.js";
import type { DeviceCookie, KnownBrowserService } from "./known-browser.service.js";
import { personFields } from "./profile.service.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { OpenedSession, SessionService, SignInProof } from "./session.service.js";
import { isErased, User } from "./user.entity.js";

const signUpSchema = z.object({ email }).and(personFields);
const loginSchema = z.object({ email });
export const proofSchema = z.object({ email, otp: line(12, signInTexts.otpMissing) });

export interface SignedInUser {
  user: User;
  session: OpenedSession;
  device: DeviceCookie;
}

/** Who signed in with a code, and the account at a provider that the code was to confirm; null if there is none. */
export interface CodeSignIn extends SignedInUser {
  identity: CodeIdentity | null;
}

interface AccountNeeds {
  dataSource: DataSource;
  codes: LoginCodeService;
  sessions: SessionService;
  browsers: KnownBrowserService;
  audit: AuditService;
  clock: Clock;
  /** Where a person can write whose account is disabled. */
  siteEmail: string;
}

/** Sign-up, sign-in, sign-out, and reading accounts. */
export class AccountService {
  private readonly dataSource: DataSource;
  private readonly clock: Clock;
  constructor(private readonly needs: AccountNeeds) {
    this.dataSource = needs.dataSource;
    this.clock = needs.clock;
  }

  /**
   * Starts a sign-up. The profile takes effect only when the code is proven.
   * @param input name, email, countryCode, phone, location
   * @param codeToken the token this browser got with its last code
   * @returns the token for the browser's cookie
   */
  async signUp(
    input: Input<typeof signUpSchema>,
    codeToken: string | undefined,
    client: ClientInfo,
  ): Promise<string> {
    const { email: address, ...profile } = parse(signUpSchema, input);
    return this.needs.codes.request(address, { profile }, codeToken, client);
  }

  /** Sends a code, to an unknown address too: one code signs in or signs up. */
  async requestCode(
    input: Input<typeof loginSchema>,
    codeToken: string | undefined,
    client: ClientInfo,
  ): Promise<string> {
    const { email: address } = parse(loginSchema, input);
    return this.needs.codes.request(address, {}, codeToken, client);
  }

  /**
   * Signs in with a code; an unknown address gets an account. `CodeSignInService` is what doors call.
   * @throws INVALID_CODE (the same text for wrong, used, expired and unknown codes), ACCOUNT_DISABLED, RATE_LIMITED, BAD_INPUT
   */
  async verifyCode(
    input: Input<typeof proofSchema>,
    codeToken: string | undefined,
    client: ClientInfo,
  ): Promise<CodeSignIn> {
    const { email: address, otp } = parse(proofSchema, input);
    const request = await this.needs.codes.prove(address, otp, codeToken, client);
    const user = await this.userOf(request, client);
    if (!user.codeProvenAt) await this.noteProvenCode(user.id);
    return { ...(await this.open(user, client)), identity: request.identity };
  }

  async signOut(client: ClientInfo): Promise<void> {
    await this.needs.sessions.signOut(client);
  }

  findMany(ids: readonly string[]): Promise<User[]> {
    return this.dataSource.manager.findBy(User, { id: In([...ids]) });
  }

  find(id: string): Promise<User | null> {
    return this.dataSource.manager.findOneBy(User, { id });
  }

  /** @throws NOT_FOUND */
  async get(id: string): Promise<User> {
    const user = await this.find(id);
    if (!user) throw notFound("user");
    return user;
  }

  /**
   * Stores the customer id at the payment provider; the first one is kept.
   * @param goneId the id to replace, of a customer that the provider no longer has
   * @returns the stored one
   */
  async linkCustomer(
    userId: string,
    customerId: string,
    goneId: string | null = null,
  ): Promise<string> {
    const unlinked = { id: userId, stripeCustomerId: goneId ?? IsNull() };
    const { manager } = this.dataSource;
    await manager.update(User, unlinked, { stripeCustomerId: customerId });
    return (await this.get(userId)).stripeCustomerId ?? customerId;
  }

  /**
   * Locks the person until the transaction ends. Call this before any insert: a row that refers to the person takes a shared
   * lock on the person's row, and two transactions with shared locks could not both upgrade to exclusive ones.
   * @returns the account's role now
   * @throws UNAUTHENTICATED if the account was deleted since the request began
   */
  async lock(transaction: EntityManager, id: string): Promise<Role> {
    const lock = { mode: "pessimistic_write" } as const;
    const select = { id: true, email: true, role: true } as const;
    const user = await transaction.findOne(User, { where: { id }, select, lock });
    if (!user || isErased(user)) throw unauthenticated(accountErrorTexts.deleted);
    return user.role;
  }

  /** Whether the account is disabled now. Call it in a transaction that has locked the person, so that it stays so. */
  isDisabled(transaction: EntityManager, id: string): Promise<boolean> {
    return transaction.existsBy(User, { id, disabledAt: Not(IsNull()) });
  }

  /** Whether there was an account with this id that has been deleted. Those deleted by an operator may have left no trace. */
  async wasErased(id: string): Promise<boolean> {
    const user = await this.find(id);
    if (user) return isErased(user);
    return this.needs.audit.hasHappened(this.dataSource.manager, "ERASED", id);
  }

  findByEmail(address: string): Promise<User | null> {
    return this.dataSource.manager.findOneBy(User, { email: address });
  }

  /** The account behind the session. @throws UNAUTHENTICATED */
  async current(actor: Actor): Promise<User> {
    const user = await this.find(requireUser(actor).id);
    if (!user) throw notFound("user");
    return user;
  }

  /** The actor's own account by address; any other address, known or not, is NOT_FOUND. */
  async getOwnByEmail(actor: Actor, address: string): Promise<User> {
    const user = await this.current(actor);
    if (user.email !== canonicalAddress(address)) throw notFound("user");
    return user;
  }

  /**
   * Opens a session for a person who has proven who they are, however they did.
   * @throws ACCOUNT_DISABLED, which only they get to see
   */
  async open(user: User, client: ClientInfo, proof: SignInProof = {}): Promise<SignedInUser> {
    const { sessions, browsers, siteEmail } = this.needs;
    if (user.disabledAt) {
      await this.recordRefusal(user, client, proof);
      throw new AppError("ACCOUNT_DISABLED", accountErrorTexts.disabled(siteEmail));
    }
    const session = await sessions.open(user, client, proof);
    return { user, session, device: await browsers.remember(user, client) };
  }

  /** The account of an address that a provider has proven; made the first time. @param name may be empty */
  async admit(address: string, name: string, client: ClientInfo): Promise<User> {
    const known = await this.findByEmail(address);
    return known ?? this.create(address, blankProfile(name), client);
  }

  private recordRefusal(user: User, client: ClientInfo, { by = "CODE" }: SignInProof) {
    const actor = { kind: "person", id: user.id } as const;
    const details = { by, why: "DISABLED" };
    const event = { kind: "SIGN_IN_FAILED", actor, details, client } as const;
    return this.needs.audit.record(this.dataSource.manager, event);
  }

  /** The account of a proven address; created the first time, from what sign-up or a provider told, and never overwritten. */
  private async userOf(request: LoginCode, client: ClientInfo): Promise<User> {
    const { email: address, profile, identity } = request;
    const known = await this.findByEmail(address);
    return known ?? this.create(address, profile ?? blankProfile(identity?.name), client);
  }

  private async noteProvenCode(id: string): Promise<void> {
    const { manager } = this.dataSource;
    await manager.update(User, { id }, { codeProvenAt: this.clock.now() });
  }

  private async create(address: string, profile: SignUpProfile, client: ClientInfo): Promise<User> {
    const [id, now] = [newId(), this.clock.now()];
    const dates = { createdAt: now, updatedAt: now };
    const user = { id, email: address, ...profile, role: "CANDIDATE", ...dates } as const;
    await inTransaction(this.dataSource, async (transaction) => {
      if (!(await insertOnce(transaction, User, user))) return;
      const actor = { kind: "person", id } as const;
      await this.needs.audit.record(transaction, { kind: "ACCOUNT_CREATED", actor, client });
    });
    return this.dataSource.manager.findOneByOrFail(User, { email: address });
  }
}

/** Until the person has given their details. @param name empty if no one has told it: an address is no name */
const blankProfile = (name = ""): SignUpProfile => ({
  name: name.slice(0, 100),
  location: "",
  phone: "",
  countryCode: "+1",
});
