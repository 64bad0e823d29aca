import { later, minutes, type Clock } from "../../core/clock.js";
import type { Cookies } from "../../kit/http/cookies.js";
import { CODE_LIFETIME_MINUTES } from "./login-code.service.js";
import type { SignedInUser } from "./account.service.js";

/** The cookies that a sign-in sets; the same for GraphQL and REST. */
export class SignInCookies {
  constructor(private readonly clock: Clock) {}

  bindCode(cookies: Cookies, browserToken: string): void {
    cookies.set("otp", browserToken, later(this.clock.now(), minutes(CODE_LIFETIME_MINUTES)));
  }

  signIn(cookies: Cookies, { session, device }: SignedInUser): void {
    cookies.set("sid", session.token, session.expiresAt);
    cookies.set("device", device.value, device.expiresAt);
    cookies.clear("otp");
    cookies.clear("nonce");
  }

  /** Keeps the device cookie: it grants no access, and gives this browser its own budget of sign-in codes. */
  signOut(cookies: Cookies): void {
    cookies.clear("sid");
    cookies.clear("otp");
  }
}
