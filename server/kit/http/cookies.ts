import type { CookieOptions, Request, Response } from "express";
import { parse } from "cookie";

/** The product's cookies. In production, `__Host-` ties them to this host, https and the root path. */
export class Cookies {
  private readonly received: Record<string, string | undefined>;

  constructor(
    request: Request,
    private readonly response: Response,
    private readonly secure: boolean,
  ) {
    this.received = parse(request.headers.cookie ?? "");
  }

  get(name: CookieName): string | undefined {
    return this.received[this.fullName(name)];
  }

  set(name: CookieName, value: string, expires: Date): void {
    this.response.cookie(this.fullName(name), value, { ...this.options(), expires });
  }

  clear(name: CookieName): void {
    this.response.clearCookie(this.fullName(name), this.options());
  }

  private fullName(name: CookieName): string {
    return this.secure ? `__Host-${name}` : name;
  }

  private options(): CookieOptions {
    return { httpOnly: true, sameSite: "lax", secure: this.secure, path: "/" };
  }
}

/**
 * sid: the session; otp: ties a code to the browser that asked; flow: ties a provider's answer to the browser; device:
 * this browser has signed in before (kept after signing out); passkey: ties a passkey's challenge to the browser; offer: the
 * provider that the next sign-in with a code offers to connect.
 */
export const COOKIE_NAMES = ["sid", "otp", "flow", "device", "passkey", "offer"] as const;
export type CookieName = (typeof COOKIE_NAMES)[number];
