import { later, minutes, type Clock } from "../../core/clock.js";
import type { Cookies } from "../../kit/http/cookies.js";
import type { RequestContext } from "../../kit/http/request-context.js";
import { CODE_LIFETIME_MINUTES } from "./login-code.service.js";
import type { SignedInUser } from "./account.service.js";
import type { ProviderName } from "../../integrations/identity/provider-settings.js";
import type { ConnectOffers } from "./connect-offers.js";
import type { Visitor } from "./provider-sign-in.service.js";
import type { FlowCookie } from "./sign-in-flow.service.js";
import { SignInRefusal } from "./sign-in-refusal.js";

/** A request that starts or finishes a visit to a provider. */
export const visitorOf = ({ actor, client, cookies }: RequestContext): Visitor => ({
  actor,
  client,
  browser: cookies.get("flow"),
  codeToken: cookies.get("otp"),
});

/** The cookies that a sign-in sets; the same for GraphQL and REST. */
export class SignInCookies {
  constructor(
    private readonly clock: Clock,
    private readonly offers: ConnectOffers,
  ) {}

  bindCode(cookies: Cookies, browserToken: string): void {
    cookies.set("otp", browserToken, later(this.clock.now(), minutes(CODE_LIFETIME_MINUTES)));
  }

  bindFlow(cookies: Cookies, { value, expiresAt }: FlowCookie): void {
    cookies.set("flow", value, expiresAt);
  }

  /** Remembers a provider whose account must first be connected, so that the sign-in with a code can offer it. */
  noteRefusal(cookies: Cookies, provider: ProviderName, error: unknown): void {
    if (error instanceof SignInRefusal && error.reason === "code-first")
      this.offer(cookies, provider);
  }

  /** The next sign-in with a code offers to connect an account at this provider. */
  offer(cookies: Cookies, provider: ProviderName): void {
    const { value, expiresAt } = this.offers.make(provider);
    cookies.set("offer", value, expiresAt);
  }

  signIn(cookies: Cookies, { session, device }: SignedInUser): void {
    cookies.set("sid", session.token, session.expiresAt);
    cookies.set("device", device.value, device.expiresAt);
    cookies.clear("otp");
    cookies.clear("flow");
    cookies.clear("offer");
  }

  /** Keeps the device cookie: it grants no access, and gives this browser its own budget of sign-in codes. */
  signOut(cookies: Cookies): void {
    cookies.clear("sid");
    cookies.clear("otp");
  }
}
