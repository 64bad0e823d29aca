import { IsNull, type DataSource } from "typeorm";
import { z } from "zod";
import { accountErrorTexts } from "#texts/errors";
import { fieldTexts } from "#texts/fields";
import { signInTexts } from "#texts/sign-in";
import { requireUser, type Actor } from "../../core/actor.js";
import type { Clock } from "../../core/clock.js";
import { AppError, notFound } from "../../core/errors.js";
import { newId } from "../../core/ids.js";
import { canonicalAddress, email, line, parse } from "../../core/validation.js";
import { isDuplicate } from "../../db/errors.js";
import {
  googleLoginFailed,
  type GoogleVerifier,
  type ProvenIdentity,
} from "../../integrations/identity/google-verifier.js";
import type { LoginCode, SignUpProfile } from "./login-code.entity.js";
import type { LoginCodeService } from "./login-code.service.js";
import { phoneFields } from "./phone.js";
import type { ClientInfo, OpenedSession, SessionService } from "./session.service.js";
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
}

/** Signing up, in and out, and who somebody is. */
export class AccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly codes: LoginCodeService,
    private readonly sessions: SessionService,
    private readonly google: GoogleVerifier | null,
    private readonly clock: Clock,
  ) {}

  /**
   * Starts a sign-up: the profile waits on the code and takes effect when that is proven.
   * @param input name, email, countryCode, phone, location
   * @returns the token for the browser's cookie
   */
  async signUp(input: unknown, client: ClientInfo): Promise<string> {
    const { email: address, ...profile } = parse(signUpSchema, input);
    return this.codes.request(address, client.ipAddress, profile);
  }

  /** Sends a code; an unknown address gets a mail that says how to sign up, and the same answer. */
  async requestCode(input: unknown, client: ClientInfo): Promise<string> {
    const { email: address } = parse(loginSchema, input);
    return this.codes.request(address, client.ipAddress, null);
  }

  /** @throws INVALID_CODE (one text for wrong, used, expired, unknown), RATE_LIMITED, BAD_INPUT */
  async verifyCode(
    input: unknown,
    browserToken: string | undefined,
    client: ClientInfo,
  ): Promise<SignedInUser> {
    const { email: address, otp } = parse(proofSchema, input);
    const request = await this.codes.prove(address, otp, browserToken, client.ipAddress);
    const user = await this.userOf(request);
    return { user, session: await this.sessions.open(user, client) };
  }

  /**
   * Signs in with a Google ID token. An address that Google does not run itself must first be proven by code.
   * @param nonce what this browser was given before it went to Google, when it went by our link
   */
  async signInWithGoogle(
    input: unknown,
    nonce: string | undefined,
    client: ClientInfo,
  ): Promise<SignedInUser> {
    const { credential } = parse(googleSchema, input);
    if (!this.google) throw googleLoginFailed();
    const identity = await this.google.verify(credential);
    if (identity.nonce !== undefined && identity.nonce !== nonce) throw googleLoginFailed();
    const user = await this.userOfIdentity(identity);
    return { user, session: await this.sessions.open(user, client) };
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

  /** Remembers the customer at the payment provider; the first one stays. @returns the one that counts */
  async linkCustomer(userId: string, customerId: string): Promise<string> {
    const unlinked = { id: userId, stripeCustomerId: IsNull() };
    const { manager } = this.dataSource;
    await manager.update(User, unlinked, { stripeCustomerId: customerId });
    return (await this.get(userId)).stripeCustomerId ?? customerId;
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

  /** The account of a proven address; made from the sign-up profile the first time, never overwritten. */
  private async userOf({ email: address, profile }: LoginCode): Promise<User> {
    const known = await this.findByEmail(address);
    if (known) return known;
    if (!profile) throw new AppError("INVALID_CODE", 401, accountErrorTexts.codeInvalid);
    return this.create(address, profile);
  }

  /** Without a transaction: of several first sign-ins at once, each finds what the fastest wrote. */
  private async userOfIdentity(identity: ProvenIdentity): Promise<User> {
    const linked = await this.linkedUser(identity);
    if (linked) return linked;
    if (!identity.addressIsProven)
      throw new AppError("INVALID_CODE", 401, accountErrorTexts.googleNeedsCode);
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
    try {
      await this.dataSource.manager.insert(Identity, {
        issuer,
        subject,
        userId: user.id,
        createdAt,
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    return (await this.linkedUser(identity)) ?? user;
  }

  private async create(address: string, profile: SignUpProfile): Promise<User> {
    const now = this.clock.now();
    try {
      await this.dataSource.manager.insert(User, {
        id: newId(),
        email: address,
        ...profile,
        role: "CANDIDATE",
        createdAt: now,
        updatedAt: now,
      });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
    }
    return this.dataSource.manager.findOneByOrFail(User, { email: address });
  }
}

const blankProfile = ({ name, email: address }: ProvenIdentity): SignUpProfile => ({
  name: (name || address.split("@")[0] || "Candidate").slice(0, 100),
  location: "",
  phone: "",
  countryCode: "+1",
});
