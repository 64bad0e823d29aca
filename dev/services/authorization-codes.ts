import { createHash, randomBytes } from "node:crypto";
import type { CodeRequest } from "./account-chooser.js";
import type { Person } from "./people.js";

const LASTS_MS = 60_000;

interface Issued {
  request: CodeRequest;
  person: Person;
  expires: number;
}

/** Codes of the code flow: each works once, for a minute, for the client and browser it was issued to. */
export class AuthorizationCodes {
  private readonly issued = new Map<string, Issued>();

  issue(request: CodeRequest, person: Person): string {
    const code = randomBytes(24).toString("base64url");
    this.issued.set(code, { request, person, expires: Date.now() + LASTS_MS });
    return code;
  }

  /** @param form a token request (RFC 6749, section 4.1.3; RFC 7636, section 4.5) @returns null if it is not right */
  redeem(form: URLSearchParams): Issued | null {
    const code = form.get("code") ?? "";
    const issued = this.issued.get(code);
    this.issued.delete(code);
    if (!issued || issued.expires < Date.now()) return null;
    const { request } = issued;
    const isRight =
      form.get("grant_type") === "authorization_code" &&
      form.get("client_id") === request.client_id &&
      form.get("redirect_uri") === request.redirect_uri &&
      challengeOf(form.get("code_verifier") ?? "") === request.code_challenge;
    return isRight ? issued : null;
  }
}

const challengeOf = (verifier: string): string =>
  createHash("sha256").update(verifier).digest("base64url");
