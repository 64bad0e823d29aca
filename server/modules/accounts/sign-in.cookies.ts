import { later, minutes, type Clock } from "../../core/clock.js";
import type { Cookies } from "../../core/cookies.js";
import { CODE_LIFETIME_MINUTES } from "./login-code.service.js";
import type { SignedInUser } from "./account.service.js";

/** What signing in leaves in the browser; the same for both doors. */
export class SignInCookies {
  constructor(private readonly clock: Clock) {}

  bindCode(cookies: Cookies, browserToken: string): void {
    cookies.set("otp", browserToken, later(this.clock.now(), minutes(CODE_LIFETIME_MINUTES)));
  }

  signIn(cookies: Cookies, { session }: SignedInUser): void {
    cookies.set("sid", session.token, session.expiresAt);
    cookies.clear("otp");
    cookies.clear("nonce");
  }

  signOut(cookies: Cookies): void {
    cookies.clear("sid");
    cookies.clear("otp");
  }
}
