import { IsNull, type DataSource, type EntityManager } from "typeorm";
import { z } from "zod";
import { accountErrorTexts } from "#texts/errors";
import { fieldTexts } from "#texts/fields";
import { signInTexts } from "#texts/sign-in";
import { requireUser, type Actor } from "../../core/actor.js";
import type { Input } from "../../core/input.js";
import type { Clock } from "../../core/clock.js";
import { invalidCode, notFound } from "../../core/errors.js";
import { newId } from "../../core/ids.js";
import { sameDigest } from "../../core/secrets.js";
import { canonicalAddress, email, line, parse } from "../../core/validation.js";
import { insertOnce } from "../../kit/db/insert-once.js";
import {
  googleLoginFailed,
  type GoogleVerifier,
  type ProvenIdentity,
} from "../../integrations/identity/google-verifier.js";
import type { LoginCode, SignUpProfile } from "./login-code.entity.js";
import type { LoginCodeService } from "./login-code.service.js";
import type { DeviceCookie, KnownBrowserService } from "./known-browser.service.js";
import { phoneFields } from "./phone.js";
import type { ClientInfo } from "../../core/client-info.js";
import type { OpenedSession, SessionService } from "./session.service.js";
import { Identity, User } from "./user.entity.js";

const signUpSchema = z
  .object({
    name: line(100, fieldTexts.nameMissing),
    email,
    location: line(100, fieldTexts.locationMissing),
  })
  .and(phoneFields);
const loginSchema = z.object({ email });
const proofSchema = z.object({ email, otp: line(12, signInTexts.otpMissing) });
const googleSchema = z.object({ credential: line(4096, signInTexts.googleFailed) });

export interface SignedInUser {
  user: User;
  session: OpenedSession;
  device: DeviceCookie;
}

/** Sign-up, sign-in, sign-out, and reading accounts. */
export class AccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: LoginCodeService,
    private readonly sessions: SessionService,
    private readonly browsers: KnownBrowserService,
    private readonly google: GoogleVerifier | null,
    private readonly clock: Clock,
  ) {}

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
    return this.codes.request(address, profile, codeToken, client);
  }

  /** Sends a code. An unknown address gets a mail that says how to sign up; the response is the same. */
  async requestCode(
    input: Input<typeof loginSchema>,
    codeToken: string | undefined,
    client: ClientInfo,
  ): Promise<string> {
    const { email: address } = parse(loginSchema, input);
    return this.codes.request(address, null, codeToken, client);
  }

  /** @throws INVALID_CODE (the same text for wrong, used, expired and unknown codes), RATE_LIMITED, BAD_INPUT */
  async verifyCode(
    input: Input<typeof proofSchema>,
    codeToken: string | undefined,
    client: ClientInfo,
  ): Promise<SignedInUser> {
    const { email: address, otp } = parse(proofSchema, input);
    const request = await this.codes.prove(address, otp, codeToken, client);
    return this.open(await this.userOf(request), client);
  }

  /**
   * Signs in with a Google ID token. An address whose mailbox Google does not host must first be proven by a code.
   * @param nonce what this browser got before it went to Google; a token without it is refused, since another site
   *   could otherwise sign the visitor in to another account (RFC 9700, section 4.7)
   */
  async signInWithGoogle(
    input: Input<typeof googleSchema>,
    nonce: string | undefined,
    client: ClientInfo,
  ): Promise<SignedInUser> {
    const { credential } = parse(googleSchema, input);
    if (!this.google) throw googleLoginFailed();
    const identity = await this.google.verify(credential);
    if (!isAnswerTo(nonce, identity)) throw googleLoginFailed();
    return this.open(await this.userOfIdentity(identity), client);
  }

  async signOut(token: string | undefined): Promise<void> {
    await this.sessions.close(token);
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

  /** Stores the customer id at the payment provider; the first one is kept. @returns the stored one */
  async linkCustomer(userId: string, customerId: string): Promise<string> {
    const unlinked = { id: userId, stripeCustomerId: IsNull() };
    const { manager } = this.dataSource;
    await manager.update(User, unlinked, { stripeCustomerId: customerId });
    return (await this.get(userId)).stripeCustomerId ?? customerId;
  }

  /**
   * Locks the person until the transaction ends. Call this before any insert: a row that refers to the person takes a shared
   * lock on the person's row, and two transactions with shared locks could not both upgrade to exclusive ones.
   */
  async lock(transaction: EntityManager, id: string): Promise<void> {
    const lock = { mode: "pessimistic_write" } as const;
    await transaction.findOne(User, { where: { id }, select: { id: true }, lock });
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

  private async open(user: User, client: ClientInfo): Promise<SignedInUser> {
    const session = await this.sessions.open(user, client);
    return { user, session, device: await this.browsers.remember(user, client) };
  }

  /** The account of a proven address; created from the sign-up profile the first time, never overwritten. */
  private async userOf({ email: address, profile }: LoginCode): Promise<User> {
    const known = await this.findByEmail(address);
    if (known) return known;
    if (!profile) throw invalidCode(accountErrorTexts.codeInvalid);
    return this.create(address, profile);
  }

  /** Not in a transaction, so that each of several concurrent first sign-ins finds what the first one wrote. */
  private async userOfIdentity(identity: ProvenIdentity): Promise<User> {
    const linked = await this.linkedUser(identity);
    if (linked) return linked;
    if (!identity.addressIsProven) throw invalidCode(accountErrorTexts.googleNeedsCode);
    const known = await this.findByEmail(identity.email);
    const user = known ?? (await this.create(identity.email, blankProfile(identity)));
    return this.link(identity, user);
  }

  private async linkedUser({ issuer, subject }: ProvenIdentity): Promise<User | null> {
    const link = await this.dataSource.manager.findOneBy(Identity, { issuer, subject });
    return link && this.find(link.userId);
  }

  private async link(identity: ProvenIdentity, user: User): Promise<User> {
    const { issuer, subject } = identity;
    const createdAt = this.clock.now();
    const row = { issuer, subject, userId: user.id, createdAt };
    await insertOnce(this.dataSource.manager, Identity, row);
    return (await this.linkedUser(identity)) ?? user;
  }

  private async create(address: string, profile: SignUpProfile): Promise<User> {
    const now = this.clock.now();
    await insertOnce(this.dataSource.manager, User, {
      id: newId(),
      email: address,
      ...profile,
      role: "CANDIDATE",
      createdAt: now,
      updatedAt: now,
    });
    return this.dataSource.manager.findOneByOrFail(User, { email: address });
  }
}

const isAnswerTo = (nonce: string | undefined, identity: ProvenIdentity): boolean =>
  Boolean(nonce && identity.nonce && sameDigest(identity.nonce, nonce));

const blankProfile = ({ name, email: address }: ProvenIdentity): SignUpProfile => ({
  name: (name || address.split("@")[0] || "Candidate").slice(0, 100),
  location: "",
  phone: "",
  countryCode: "+1",
});
