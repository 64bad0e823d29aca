import type { SignInProblem } from "#texts/sign-in-problems";
import { requireFresh, requireUser, type Actor } from "../../core/actor.js";
import type { ClientInfo } from "../../core/client-info.js";
import { AppError, invalidCode, notFound } from "../../core/errors.js";
import type { Input } from "../../core/input.js";
import { networkOf } from "../../core/network.js";
import { parse } from "../../core/validation.js";
import type { IdentityProvider } from "../../integrations/identity/identity-provider.js";
import type {
  ProvenIdentity,
  ProviderName,
} from "../../integrations/identity/provider-settings.js";
import type { RateLimits } from "../../kit/rate-limits.js";
import { PROVIDER_VISITS_PER_NETWORK } from "./account.limits.js";
import type { AccountService, SignedInUser } from "./account.service.js";
import type { ConnectOffers } from "./connect-offers.js";
import type { IdentityService } from "./identity.service.js";
import type { LoginCodeService } from "./login-code.service.js";
import { codeAnswer, codeIn, nonceIn, tokenAnswer, tokenFailed } from "./provider-answers.js";
import type { ProviderFailures } from "./provider-failures.js";
import { returnPath } from "./return-path.js";
import type { SignInFlow } from "./sign-in-flow.entity.js";
import type { FlowCookie, SignInFlowService } from "./sign-in-flow.service.js";
import { SignInRefusal } from "./sign-in-refusal.js";
import type { User } from "./user.entity.js";
import { PROVIDER_PATHS } from "./provider.paths.js";

/** The request that brings a provider's answer. */
export interface Visitor {
  actor: Actor;
  client: ClientInfo;
  /** The value of the browser's flow cookie. */
  browser: string | undefined;
  /** The token that this browser got with its last code. */
  codeToken: string | undefined;
}

/** A visit that continues with an emailed code, because the account is not connected and the provider does not host its mailbox. */
export interface AwaitedCode {
  /** Ties the code to the browser; goes into its cookie. */
  codeToken: string;
  returnTo: string;
}

export interface ProviderOutcome {
  user: User;
  returnTo: string;
  /** Null if the visit connected an identity to the person who was signed in already. */
  signedIn: SignedInUser | null;
}

/** What a provider sent back. */
interface ProviderAnswer {
  provider: IdentityProvider;
  nonce: string;
  /** Checks the answer. @throws RefusedProof, SignInRefusal, PROVIDER_UNAVAILABLE, ProviderAway */
  prove: () => Promise<ProvenIdentity>;
  /** What to tell the person if the answer continues no visit of this browser. */
  ifOver: SignInProblem;
}

/** What to do about an identity that no one has connected, if the provider's word doesn't prove its address. */
type IfUnproven<Else> = (identity: ProvenIdentity, visit: SignInFlow) => Promise<Else>;

interface ProviderSignInNeeds {
  providers: ReadonlyMap<ProviderName, IdentityProvider>;
  flows: SignInFlowService;
  identities: IdentityService;
  accounts: AccountService;
  codes: Pick<LoginCodeService, "requestFor">;
  limits: RateLimits;
  offers: ConnectOffers;
  failures: ProviderFailures;
}

/** Signs people in with Google or LinkedIn, and connects those accounts to theirs. */
export class ProviderSignInService {
  constructor(private readonly needs: ProviderSignInNeeds) {}

  has(name: ProviderName): boolean {
    return this.needs.providers.has(name);
  }

  /** Where visits to each provider start; null for one that is not set up. */
  options(): { googleUrl: string | null; linkedinUrl: string | null } {
    const urlOf = (name: keyof typeof PROVIDER_PATHS) =>
      this.has(name) ? PROVIDER_PATHS[name].start : null;
    return { googleUrl: urlOf("GOOGLE"), linkedinUrl: urlOf("LINKEDIN") };
  }

  /**
   * Starts a visit to a provider.
   * @param wish `link` connects the provider's account to the person signed in, who must have proven just now who they are
   * @returns where the browser goes, and what it must come back with
   */
  async start(
    name: ProviderName,
    wish: { next?: string; link: boolean },
    { actor, client, browser }: Visitor,
  ): Promise<{ address: string; cookie: FlowCookie }> {
    const provider = this.get(name);
    const linksUserId = wish.link ? requireFresh(requireUser(actor)).id : null;
    await this.needs.limits.consume(PROVIDER_VISITS_PER_NETWORK, networkOf(client.ipAddress));
    const flow = { provider: name, returnTo: returnPath(wish.next), linksUserId };
    const { secrets, cookie } = await this.needs.flows.begin(flow, browser);
    return { address: provider.authorizeAddress(secrets), cookie };
  }

  /**
   * Finishes a visit whose answer came to the server: a code (RFC 6749, section 4.1.2). An identity that no one has connected goes
   * on with a code to the address that the provider has verified.
   * @throws SignInRefusal, INVALID_CODE, PROVIDER_UNAVAILABLE, ProviderAway, ACCOUNT_DISABLED
   */
  async finishWithCode(
    name: ProviderName,
    input: Input<typeof codeAnswer>,
    visitor: Visitor,
  ): Promise<ProviderOutcome | AwaitedCode> {
    const provider = this.get(name);
    const answer = parse(codeAnswer, input);
    const secrets = this.needs.flows.secretsOf(answer.state);
    const prove = () => provider.proveByCode(codeIn(answer, provider), secrets);
    const finished = { provider, nonce: secrets.nonce, prove, ifOver: "expired" } as const;
    return this.finish(finished, visitor, async (identity, { returnTo }) => ({
      codeToken: await this.requestCode(identity, visitor),
      returnTo,
    }));
  }

  /**
   * Finishes a visit whose ID token came to the callback page.
   * @param input `state`, which our page always passes; without it (REST), the visit is found by the token's nonce
   * @throws SignInRefusal, INVALID_CODE, PROVIDER_UNAVAILABLE, ProviderAway, ACCOUNT_DISABLED
   */
  async finishWithToken(
    name: ProviderName,
    input: Input<typeof tokenAnswer>,
    visitor: Visitor,
  ): Promise<ProviderOutcome> {
    const { credential, state } = parse(tokenAnswer, input);
    const provider = this.needs.providers.get(name);
    if (!provider) throw invalidCode(tokenFailed);
    const nonce =
      state === undefined ? nonceIn(credential) : this.needs.flows.secretsOf(state).nonce;
    const prove = () => provider.proveByToken(credential, nonce);
    return this.finish<never>({ provider, nonce, prove, ifOver: "failed" }, visitor, () => {
      throw new SignInRefusal("code-first", "ADDRESS_UNPROVEN", provider.settings);
    });
  }

  /**
   * The provider that asked this browser for a code first.
   * @param user who has just given the code
   * @param offer the value of the browser's offer cookie
   * @returns null if there is none, or the person has connected an account there
   */
  async offerTo({ id }: User, offer: string | undefined): Promise<ProviderName | null> {
    const name = this.needs.offers.read(offer);
    if (name === null || !this.has(name)) return null;
    return (await this.needs.identities.has(id, name)) ? null : name;
  }

  private get(name: ProviderName): IdentityProvider {
    const provider = this.needs.providers.get(name);
    if (!provider) throw notFound("page");
    return provider;
  }

  /** @throws SignInRefusal while no other code may be sent to the address: the person can still log in another way */
  private async requestCode(
    identity: ProvenIdentity,
    { codeToken, client }: Visitor,
  ): Promise<string> {
    try {
      return await this.needs.codes.requestFor(identity, codeToken, client);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== "RATE_LIMITED") throw error;
      const { settings } = this.get(identity.provider);
      throw new SignInRefusal("code-first", "ADDRESS_UNPROVEN", settings);
    }
  }

  /** Ends the visit, then signs in or connects. */
  private async finish<Else>(
    { provider: { settings }, nonce, prove, ifOver }: ProviderAnswer,
    visitor: Visitor,
    ifUnproven: IfUnproven<Else>,
  ): Promise<ProviderOutcome | Else> {
    const { flow, fault } = await this.needs.flows.end(settings.name, nonce, visitor.browser);
    try {
      if (fault) throw new SignInRefusal(ifOver, fault, settings);
      const identity = await prove();
      return flow.linksUserId === null
        ? await this.signIn(identity, flow, visitor, ifUnproven)
        : await this.link(identity, flow, visitor);
    } catch (error) {
      await this.needs.failures.record(error, settings, visitor, flow);
      throw error;
    }
  }

  private async signIn<Else>(
    identity: ProvenIdentity,
    flow: SignInFlow,
    { client }: Visitor,
    ifUnproven: IfUnproven<Else>,
  ): Promise<ProviderOutcome | Else> {
    const owner = await this.needs.identities.ownerOf(identity);
    if (!owner && !identity.addressIsProven) return ifUnproven(identity, flow);
    const user = owner ?? (await this.admit(identity, client));
    const signedIn = await this.needs.accounts.open(user, client, { by: identity.provider });
    await this.needs.identities.noteUse(identity);
    return { user, returnTo: flow.returnTo, signedIn };
  }

  /**
   * The account for an identity seen for the first time: the one of its address, which the provider proves. Not in a
   * transaction, so that each of several concurrent first sign-ins finds what the first one wrote.
   */
  private async admit(identity: ProvenIdentity, client: ClientInfo): Promise<User> {
    const user = await this.needs.accounts.admit(identity.email, identity.name, client);
    return this.needs.identities.link(identity, user, client);
  }

  private async link(
    identity: ProvenIdentity,
    { linksUserId, returnTo }: SignInFlow,
    { actor, client }: Visitor,
  ): Promise<ProviderOutcome> {
    const { settings } = this.get(identity.provider);
    if (actor.kind !== "user" || actor.id !== linksUserId)
      throw new SignInRefusal("signed-out", "SIGNED_OUT", settings);
    const user = await this.needs.accounts.get(actor.id);
    const owner =
      (await this.needs.identities.ownerOf(identity)) ??
      (await this.needs.identities.link(identity, user, client));
    if (owner.id !== user.id) throw new SignInRefusal("taken", "TAKEN", settings);
    return { user, returnTo, signedIn: null };
  }
}
